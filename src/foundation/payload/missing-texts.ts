import type { FlattenedField } from 'payload'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { isEmptyValue } from './drafts'
import { localizedValuesIn } from './localized-values'

/** For each language the fields that have a text in some other language only, each once for each missing text. */
export type MissingTexts = Record<Locale, FlattenedField[]>

/** Finds the texts that a document, read in all languages, lacks in some of them. */
export function findMissingTexts(fields: readonly FlattenedField[], doc: unknown): MissingTexts {
  const missing = Object.fromEntries(locales.map((locale) => [locale, []])) as unknown as MissingTexts
  for (const { field, byLocale } of localizedValuesIn(fields, doc)) {
    if (locales.every((locale) => isEmptyValue(byLocale[locale]))) continue
    for (const locale of locales) if (isEmptyValue(byLocale[locale])) missing[locale].push(field)
  }
  return missing
}
