import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

type Values = Record<string, string | number>

/** The language of the browser or of the panel. */
export function languageOf({ i18n }: Pick<PayloadRequest, 'i18n'>): Locale {
  return isLocale(i18n?.language) ? i18n.language : defaultLocale
}

/** A validation message in the user's language. */
export function validationMessage(
  req: Pick<PayloadRequest, 'i18n'>,
  word: keyof typeof en.refusals,
  values: Values = {},
): string {
  const locale = languageOf(req)
  const t: DynamicTranslator = createTranslator({
    locale,
    messages: catalogues[locale],
    namespace: 'refusals',
  })
  return t(word, values)
}
