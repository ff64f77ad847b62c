import en from '../messages/en/outage.json'
import es from '../messages/es/outage.json'
import pt from '../messages/pt/outage.json'
import { byCountry, fallbackLines } from '../src/domains/poison-lines/view'
import { securityHeaders } from './security-headers'
import { textResponse } from './text-response'

const languages = { en, es, pt }

/** The built-in poison lines: those of the editors are in the database. */
function poisonLines(locale: keyof typeof languages): string {
  const { emergency } = languages[locale]
  return byCountry(fallbackLines, locale)
    .map(({ name, lines }) => {
      const numbers = lines.map(({ number, kind }) => {
        const label = kind === 'emergency-number' ? ` <small>${emergency}</small>` : ''
        return `<dd><a href="tel:${number.replaceAll(' ', '')}">${number}</a>${label}</dd>`
      })
      return `<div><dt>${name}</dt>${numbers.join('')}</div>`
    })
    .join('\n')
}

/** Renders the page for readers while the database is gone, in the language of the URL and the system's colours. */
export function renderOutagePage(path: string): string {
  const [, prefix] = /^\/(es|pt)(?=[/?]|$)/.exec(path) ?? []
  const locale = prefix === 'es' || prefix === 'pt' ? prefix : 'en'
  const { title, text, retry, eaten } = languages[locale]
  return `<!DOCTYPE html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Fungarium</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem }
h1 { font: 600 2rem/1.2 Georgia, serif }
h2 { font-size: 1.125rem; margin-top: 3rem }
div { display: flex; flex-wrap: wrap; gap: 0 1rem }
dd { margin: 0 }
</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a></p>
<h2>${eaten}</h2>
<dl>
${poisonLines(locale)}
</dl>
</main>
</html>
`
}

interface Unavailable {
  /** What clients get that do not read HTML. */
  text: string
  /** Seconds. */
  retryAfter: number
}

/** A response with status 503, for readers a page that says so in their language. */
export function unavailableResponse(
  { url, headers }: Request,
  { text, retryAfter }: Unavailable,
  secure: boolean,
): Response {
  if (!headers.get('accept')?.includes('text/html'))
    return textResponse({ status: 503, text, retryAfter }, secure)
  return new Response(renderOutagePage(new URL(url).pathname), {
    status: 503,
    headers: {
      ...securityHeaders('text/html', secure),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Retry-After': String(retryAfter),
    },
  })
}
