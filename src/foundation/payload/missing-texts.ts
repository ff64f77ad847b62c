import type { FlattenedField } from 'payload'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { isEmptyValue } from './drafts'

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The translations of each localized value at any depth, with the field that it belongs to. */
function* translationsIn(
  fields: readonly FlattenedField[],
  values: unknown,
): Generator<{ field: FlattenedField; byLocale: Values }> {
  if (!isObject(values)) return
  for (const field of fields) {
    const value = values[field.name]
    if ('localized' in field && field.localized) {
      if (isObject(value)) yield { field, byLocale: value }
    } else if (field.type === 'group' || field.type === 'tab') {
      yield* translationsIn(field.flattenedFields, value)
    } else if (field.type === 'array' && Array.isArray(value)) {
      for (const row of value) yield* translationsIn(field.flattenedFields, row)
    }
  }
}

/** For each language the fields that have a text in some other language only, each once for each missing text. */
export type MissingTexts = Record<Locale, FlattenedField[]>

/** Finds the texts that a document, read in all languages, lacks in some of them. */
export function findMissingTexts(fields: readonly FlattenedField[], doc: unknown): MissingTexts {
  const missing = Object.fromEntries(locales.map((locale) => [locale, []])) as unknown as MissingTexts
  for (const { field, byLocale } of translationsIn(fields, doc)) {
    if (locales.every((locale) => isEmptyValue(byLocale[locale]))) continue
    for (const locale of locales) if (isEmptyValue(byLocale[locale])) missing[locale].push(field)
  }
  return missing
}
