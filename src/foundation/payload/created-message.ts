import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { isLocale, type Locale } from '@/foundation/i18n/locales'
import { languageOf } from './validation-message'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** The texts in the language that the call names, or else in that of the browser. */
function textsFor(req: PayloadRequest): typeof en {
  const { locale } = req.query ?? {}
  return catalogues[isLocale(locale) ? locale : languageOf(req)]
}

/** What a call answers when a document was created: "Review successfully created." */
export function createdMessage(req: PayloadRequest, collection: CollectionSlug): string {
  const { payload, singular } = textsFor(req)
  const label = (singular as Partial<Record<CollectionSlug, string>>)[collection] ?? collection
  return payload.general.successfullyCreated.replace('{label}', label)
}

/** What a call answers when a document was changed. */
export function updatedMessage(req: PayloadRequest): string {
  return textsFor(req).payload.general.updatedSuccessfully
}
