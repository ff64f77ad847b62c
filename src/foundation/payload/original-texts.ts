import type { FlattenedField } from 'payload'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { localizedValuesIn } from './localized-values'

/** The texts of the language that a document was written in. */
export interface OriginalTexts {
  locale: Locale
  /** By path, with the ids of rows: `stages.{id}.title`. */
  texts: Record<string, string>
}

/**
 * Finds the language in which a document, read in all languages, has most texts, and these texts. Of languages with as
 * many, the default language comes first.
 */
export function findOriginalTexts(fields: readonly FlattenedField[], doc: unknown): OriginalTexts {
  const byLocale = new Map(locales.map((locale) => [locale, {} as Record<string, string>]))
  for (const { field, path, byLocale: values } of localizedValuesIn(fields, doc)) {
    if (field.type !== 'text' && field.type !== 'textarea') continue
    for (const [locale, texts] of byLocale) {
      const value = values[locale]
      if (typeof value === 'string' && value !== '') texts[path] = value
    }
  }
  const [original] = [...byLocale]
    .map(([locale, texts]) => ({ locale, texts }))
    .sort((one, other) => Object.keys(other.texts).length - Object.keys(one.texts).length)
  return original as OriginalTexts
}
