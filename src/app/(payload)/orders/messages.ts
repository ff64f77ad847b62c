import en from '@messages/en/orders.json'
import es from '@messages/es/orders.json'
import pt from '@messages/pt/orders.json'
import { createTranslator } from 'use-intl/core'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** Translates messages of orders into the panel's language. */
export function orderTranslator({ language }: { language: string }) {
  const locale = isLocale(language) ? language : defaultLocale
  return createTranslator({ locale, messages: catalogues[locale] })
}
