import type { ServerResponse } from 'node:http'
import en from '../messages/en/outage.json'
import es from '../messages/es/outage.json'
import pt from '../messages/pt/outage.json'
import { byCountry, fallbackLines } from '../src/domains/poison-lines/view'
import { retryAfterSeconds } from '../src/foundation/database-outage'

const languages = { en, es, pt }

/** Turns an error of the application into one of the database, which caches must not store. */
export function markUnavailable(res: ServerResponse): void {
  res.statusCode = 503
  res.statusMessage = ''
  res.setHeader('Retry-After', String(retryAfterSeconds))
  res.setHeader('Cache-Control', 'private, no-store')
}

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
export function renderOutagePage(url: string): Buffer {
  const [, prefix] = /^\/(es|pt)(?=[/?]|$)/.exec(url) ?? []
  const locale = prefix === 'es' || prefix === 'pt' ? prefix : 'en'
  const { title, text, retry, eaten } = languages[locale]
  return Buffer.from(`<!DOCTYPE html>
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
`)
}
