/** Prometheus keeps a time series for each name, so that odd addresses must not create new ones. */
const maxNames = 100

/** The first segments that are named by themselves; everything else below `mushrooms` is a page. */
const roots = ['api', 'admin', '_next', 'plates', 'drawings', 'share', 'account', 'mushrooms']

/**
 * Returns a function that groups paths into routes: `/es/mushrooms/boletus-edulis` is `/mushrooms/*`, `/api/products/1`
 * is `/api/products`.
 */
export function createRouteNames(): (path: string) => string {
  const names = new Set<string>()
  return (path) => {
    const [root = '', second = ''] = path
      .replace(/^\/(?:es|pt)(?=\/|$)/, '')
      .split('/')
      .slice(1)
    if (root === '') return '/'
    if (!roots.includes(root)) return '/*'
    if (second === '') return `/${root}`
    const name = root === 'api' && /^[a-z-]{1,40}$/.test(second) ? `/api/${second}` : `/${root}/*`
    if (names.size >= maxNames && !names.has(name)) return `/${root}/*`
    names.add(name)
    return name
  }
}
