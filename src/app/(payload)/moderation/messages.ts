import en from '@messages/en/contributions.json'
import es from '@messages/es/contributions.json'
import pt from '@messages/pt/contributions.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** The messages of the queue, in the language that the user has selected for the panel. */
export function moderationMessages({ language }: Pick<PayloadRequest['i18n'], 'language'>): {
  locale: Locale
  t: DynamicTranslator
} {
  const locale = isLocale(language) ? language : defaultLocale
  const t = createTranslator({ locale, messages: catalogues[locale], namespace: 'moderation' })
  return { locale, t }
}
