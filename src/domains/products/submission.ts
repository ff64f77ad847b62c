import en from '@messages/en/products.json'
import es from '@messages/es/products.json'
import pt from '@messages/pt/products.json'
import type { PayloadRequest } from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'

const texts: Record<Locale, typeof en.submission> = {
  en: en.submission,
  es: es.submission,
  pt: pt.submission,
}

/** The texts about a product that waits to be read, in the language of the panel. */
export const submissionTexts = ({ language }: { language: string }) =>
  texts[isLocale(language) ? language : defaultLocale]

function isSubmitted(body: unknown): body is { doc: object } {
  if (typeof body !== 'object' || body === null || !('doc' in body)) return false
  const { doc } = body
  return typeof doc === 'object' && doc !== null && 'submittedAt' in doc && Boolean(doc.submittedAt)
}

/** The response to a save: where Payload says that the product was updated, it says that it waits to be read. */
export async function withSubmissionNotice(req: PayloadRequest, response: Response): Promise<Response> {
  if (!response.ok || isStaff(req.user)) return response
  const body: unknown = await response.json()
  const notice = isSubmitted(body) ? { ...body, message: submissionTexts(req.i18n).sent } : body
  return Response.json(notice, { headers: response.headers, status: response.status })
}
