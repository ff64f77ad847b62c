import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { isLocale, type Locale } from '@/foundation/i18n/locales'
import { languageOf } from './validation-message'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** Whether a page of the panel made the call. */
function isFromPanel(headers: Headers): boolean {
  const page = headers.get('referer') ?? ''
  return URL.canParse(page) && /^\/admin(?:\/|$)/.test(new URL(page).pathname)
}

/** The language that the call names, or else that of the browser. The panel names the language of the texts, not its own. */
export function languageOfCall(req: Pick<PayloadRequest, 'headers' | 'i18n' | 'query'>): Locale {
  const { locale } = req.query ?? {}
  return isLocale(locale) && !isFromPanel(req.headers) ? locale : languageOf(req)
}

const translatorFor = (locale: Locale) =>
  createTranslator({ locale, messages: catalogues[locale], namespace: 'answers' })

/** What a call answers when a document was created: "Review successfully created." */
export function createdMessage(req: PayloadRequest, collection: CollectionSlug): string {
  const locale = languageOfCall(req)
  const names: Partial<Record<CollectionSlug, string>> = catalogues[locale].singular
  return translatorFor(locale)('created', { label: names[collection] ?? collection })
}

/** What a call answers when a document was changed. */
export function updatedMessage(req: PayloadRequest): string {
  return translatorFor(languageOfCall(req))('updated')
}
