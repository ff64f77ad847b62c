import en from '@messages/en/requestErrors.json'
import es from '@messages/es/requestErrors.json'
import pt from '@messages/pt/requestErrors.json'
import { createTranslator } from 'use-intl/core'
import type { DynamicTranslator } from './i18n/dynamic-translator'
import type { Locale } from './i18n/locales'

const catalogues: Record<Locale, typeof en> = { en, es, pt }

export type RequestErrorKey = keyof typeof en
export type RequestErrorValues = Record<string, string | number>

/** What is wrong with a request. */
export function requestErrorText(
  locale: Locale,
  key: RequestErrorKey,
  values: RequestErrorValues = {},
): string {
  const t: DynamicTranslator = createTranslator({ locale, messages: catalogues[locale] })
  return t(key, values)
}
