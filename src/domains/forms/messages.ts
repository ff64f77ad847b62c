import en from '@messages/en/forms.json'
import es from '@messages/es/forms.json'
import pt from '@messages/pt/forms.json'
import { createTranslator } from 'use-intl/core'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

/** Translates the messages of forms where no page is rendered. */
export function formTranslator(locale: Locale): DynamicTranslator {
  return createTranslator({ locale, messages: catalogues[locale] })
}
