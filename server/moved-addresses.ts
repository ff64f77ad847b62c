import type { Hono } from 'hono'

const movedTo = (location: string) => new Response(null, { status: 308, headers: { Location: location } })

/** The address with another path. */
function withPath(address: string, change: (path: string) => string): string {
  const { pathname, search } = new URL(address)
  return `${change(pathname)}${search}`
}

/** Leads from what an address may be taken for to what it is: each page has one address. */
export function addMovedAddresses(app: Hono): void {
  app.use(async ({ req }, next) => {
    if (req.path.length < 2 || !req.path.endsWith('/')) return next()
    return movedTo(withPath(req.url, (path) => path.slice(0, -1)))
  })
  // English paths have no prefix.
  app.get('/en', ({ req }) => movedTo(withPath(req.url, () => '/')))
  app.get('/en/*', ({ req }) => movedTo(withPath(req.url, (path) => path.slice('/en'.length))))
  // Articles, projects and recipes are at the top level, their lists among those of mushrooms.
  for (const prefix of ['', '/:locale{(?:es|pt)}']) {
    const folder = ':folder{(?:posts|projects|recipes)}'
    app.get(`${prefix}/mushrooms/${folder}/:slug`, ({ req }) =>
      movedTo(withPath(req.url, (path) => path.replace('/mushrooms/', '/'))),
    )
    app.get(`${prefix}/${folder}`, ({ req }) =>
      movedTo(withPath(req.url, (path) => path.replace(/\/(?=\w+$)/, '/mushrooms/'))),
    )
  }
}
