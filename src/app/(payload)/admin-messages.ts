import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import { createTranslator } from 'use-intl/core'
import { defaultLocale, isLocale, type Locale } from '@/foundation/i18n/locales'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** Translates the panel's own messages into its language. */
export function panelTranslator({ language }: { language: string }) {
  const locale = isLocale(language) ? language : defaultLocale
  return createTranslator({ locale, messages: catalogues[locale], namespace: 'panel' })
}
