import en from '../messages/en/outage.json'
import es from '../messages/es/outage.json'
import pt from '../messages/pt/outage.json'
import { byCountry, fallbackLines } from '../src/domains/poison-lines/view'
import { noticePage, noticeResponse } from './notice-page'
import { panelLanguage } from './panel-language'
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

/** The language of an address; that of the panel is not in it. */
function languageOf(path: string, headers: Headers): keyof typeof languages {
  if (/^\/admin(?=[/?]|$)/.test(path)) return panelLanguage(headers)
  const [, prefix] = /^\/(es|pt)(?=[/?]|$)/.exec(path) ?? []
  return prefix === 'es' || prefix === 'pt' ? prefix : 'en'
}

/** Renders the page for readers while the database is gone, in their language and the site's colours. */
export function renderOutagePage(path: string, headers: Headers): string {
  const locale = languageOf(path, headers)
  const { title, text, retry, eaten } = languages[locale]
  return noticePage({
    locale,
    title,
    content: `<p>${text}</p>
<p><a href="">${retry}</a></p>
<h2>${eaten}</h2>
<dl>
${poisonLines(locale)}
</dl>`,
  })
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
  return noticeResponse(renderOutagePage(new URL(url).pathname, headers), { retryAfter, secure })
}
