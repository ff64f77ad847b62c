import en from '@messages/en/contributions.json'
import es from '@messages/es/contributions.json'
import pt from '@messages/pt/contributions.json'
import type { PayloadRequest } from 'payload'
import { createTranslator } from 'use-intl/core'
import { problemValues } from '@/domains/contributions/entry-limits'
import { translateProblem } from '@/foundation/forms/translate-problem'
import { defaultLocale, isLocale } from '@/foundation/i18n/locales'

const catalogues = { en, es, pt }

/** The message of a problem in the language of the request. */
export function problemMessage({ locale: requested }: Pick<PayloadRequest, 'locale'>, code: string): string {
  const locale = isLocale(requested) ? requested : defaultLocale
  const t = createTranslator({ locale, messages: catalogues[locale] })
  return translateProblem(t, { code, values: problemValues[code] })
}
