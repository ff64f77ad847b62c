import en from '../messages/en/requestErrors.json'
import es from '../messages/es/requestErrors.json'
import pt from '../messages/pt/requestErrors.json'
import { panelLanguage } from './panel-language'
import { securityHeaders } from './security-headers'

const languages = { en, es, pt }

/** The response of the API to a body that is too large, as JSON in the language of the client: the panel shows its message. */
export function tooLargeResponse({ headers }: Request, secure: boolean): Response {
  const { fileTooLarge, formTooLarge } = languages[panelLanguage(headers)]
  const isUpload = headers.get('content-type')?.startsWith('multipart/form-data')
  const message = isUpload ? fileTooLarge : formTooLarge
  const response = Response.json({ errors: [{ message }], error: message, message }, { status: 413 })
  for (const [name, value] of Object.entries(securityHeaders('application/json', secure)))
    response.headers.set(name, value)
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('Connection', 'close') // the rest of the body is not read
  return response
}
