import { tokenValues } from '../src/ui/token-values'
import { securityHeaders } from './security-headers'

interface Notice {
  locale: string
  title: string
  /** HTML. */
  content: string
  /** After how many seconds the browser loads the page again. */
  refresh?: number
}

/** A colour of the site in both themes, as CSS. */
function colour(name: string): string {
  return `light-dark(${tokenValues('light')(name)}, ${tokenValues('dark')(name)})`
}

/** Renders a page that needs neither the database nor the build, in the theme of the system. */
export function noticePage({ locale, title, content, refresh }: Notice): string {
  const refreshing = refresh === undefined ? '' : `\n<meta http-equiv="refresh" content="${refresh}">`
  return `<!DOCTYPE html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refreshing}
<title>${title} · Fungarium</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; background: ${colour('paper')}; color: ${colour('ink')} }
a { color: ${colour('moss')} }
body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem }
h1 { font: 500 2.25rem/1.2 Georgia, serif }
h2 { font-size: 1.125rem; margin-top: 3rem }
div { display: flex; flex-wrap: wrap; gap: 0 1rem }
dd { margin: 0 }
</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`
}

/** A response with status 503 that nobody stores. */
export function noticeResponse(
  html: string,
  { retryAfter, secure }: { retryAfter: number; secure: boolean },
): Response {
  return new Response(html, {
    status: 503,
    headers: {
      ...securityHeaders('text/html', secure),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Retry-After': String(retryAfter),
    },
  })
}
