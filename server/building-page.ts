import en from '../messages/en/outage.json'
import es from '../messages/es/outage.json'
import pt from '../messages/pt/outage.json'
import { noticePage, noticeResponse } from './notice-page'
import { panelLanguage } from './panel-language'
import { textResponse } from './text-response'

const languages = { en, es, pt }
const seconds = 10

/** The response of the panel's addresses while Next builds the panel: status 503 and a page that reloads until it is there. */
export function panelBuildingResponse({ headers }: Request, secure: boolean): Response {
  if (!headers.get('accept')?.includes('text/html'))
    return textResponse({ status: 503, text: 'The panel is being built.', retryAfter: seconds }, secure)
  const locale = panelLanguage(headers)
  const { panelTitle, panelText, retry } = languages[locale]
  const content = `<p>${panelText}</p>\n<p><a href="">${retry}</a></p>`
  const html = noticePage({ locale, title: panelTitle, content, refresh: seconds })
  return noticeResponse(html, { retryAfter: seconds, secure })
}
