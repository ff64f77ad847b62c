import en from '../messages/en/outage.json'
import es from '../messages/es/outage.json'
import pt from '../messages/pt/outage.json'
import { noticePage, noticeResponse } from './notice-page'
import { textResponse } from './text-response'

const languages = { en, es, pt }
const seconds = 10

/** Returns the language that the browser prefers among those of the panel. */
function preferredLanguage(header: string | null): keyof typeof languages {
  const [, found] = /(?:^|,)\s*(en|es|pt)\b/i.exec(header ?? '') ?? []
  const locale = found?.toLowerCase()
  return locale === 'es' || locale === 'pt' ? locale : 'en'
}

/** The response of the panel's addresses while Next builds the panel: status 503 and a page that reloads until it is there. */
export function panelBuildingResponse({ headers }: Request, secure: boolean): Response {
  if (!headers.get('accept')?.includes('text/html'))
    return textResponse({ status: 503, text: 'The panel is being built.', retryAfter: seconds }, secure)
  const locale = preferredLanguage(headers.get('accept-language'))
  const { panelTitle, panelText, retry } = languages[locale]
  const content = `<p>${panelText}</p>\n<p><a href="">${retry}</a></p>`
  const html = noticePage({ locale, title: panelTitle, content, refresh: seconds })
  return noticeResponse(html, { retryAfter: seconds, secure })
}
