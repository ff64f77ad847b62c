/** Any origin works: the check is whether a path leaves it. */
const here = 'https://here.invalid'

/** A path of this site that is safe to redirect to; anything else becomes the home page. */
export function safeRedirectPath(path: string | null | undefined): string {
  if (!path?.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return '/'
  const url = URL.canParse(path, here) ? new URL(path, here) : null
  if (url?.origin !== here || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
