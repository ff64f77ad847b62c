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

/** Whether an entry waits to be read: a product is marked, and a guide remains a draft although it was published. */
function isSubmitted({ data }: PayloadRequest, doc: unknown): boolean {
  if (typeof doc !== 'object' || doc === null) return false
  if ('submittedAt' in doc && doc.submittedAt) return true
  return data?._status === 'published' && '_status' in doc && doc._status === 'draft'
}

/** The response to a save: where Payload says that the entry was updated, it says that it waits to be read. */
export async function withSubmissionNotice(req: PayloadRequest, response: Response): Promise<Response> {
  if (!response.ok || isStaff(req.user)) return response
  const body = (await response.json()) as { doc?: unknown }
  const notice = isSubmitted(req, body.doc) ? { ...body, message: submissionTexts(req.i18n).sent } : body
  return Response.json(notice, { headers: response.headers, status: response.status })
}
