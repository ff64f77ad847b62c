import type { FlattenedField } from 'payload'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { isEmptyRichText, isRichText } from '@/foundation/rich-text/empty'
import { isEmptyValue } from './drafts'
import { type Container, type DocumentFields, localizedValuesIn } from './localized-values'

/** A field without a text, and what it stands in. */
export interface MissingText {
  field: FlattenedField
  containers: readonly Container[]
}

/** For each language the texts that are in some other language only. */
export type MissingTexts = Record<Locale, MissingText[]>

const isEmptyText = (value: unknown) => isEmptyValue(value) || (isRichText(value) && isEmptyRichText(value))

/** A language may have no words for such a list, as the inflections of a term. */
const isWordList = (field: FlattenedField) => field.type === 'text' && field.hasMany === true

/** Finds the texts that a document, read in all languages, lacks in some of them. */
export function findMissingTexts(document: DocumentFields, doc: unknown): MissingTexts {
  const missing: MissingTexts = { en: [], es: [], pt: [] }
  for (const { field, containers, byLocale } of localizedValuesIn(document, doc)) {
    if (isWordList(field)) continue
    const empty = locales.filter((locale) => isEmptyText(byLocale[locale]))
    if (empty.length === locales.length) continue
    for (const locale of empty) missing[locale].push({ field, containers })
  }
  return missing
}

/** Whether a document, read in all languages, has a text in any of them. */
export function hasTexts(document: DocumentFields, doc: unknown): boolean {
  return [...localizedValuesIn(document, doc)].some(({ byLocale }) =>
    locales.some((locale) => !isEmptyText(byLocale[locale])),
  )
}
