import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { FlattenedField } from 'payload'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { isEmptyRichText, isRichText } from '@/foundation/rich-text/empty'
import { type DocumentFields, localizedValuesIn } from './localized-values'

/** A text as its field stores it. */
export type OriginalText = string | SerializedEditorState

/** The texts of the language that a document was written in. */
export interface OriginalTexts {
  locale: Locale
  /** By path, with the ids of rows: `stages.{id}.title`. */
  texts: Record<string, OriginalText>
}

/** The text of a field; undefined if it is empty or the field holds something else. */
function textOf({ type }: FlattenedField, value: unknown): OriginalText | undefined {
  if (type === 'richText') return isRichText(value) && !isEmptyRichText(value) ? value : undefined
  const isText = type === 'text' || type === 'textarea'
  return isText && typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Finds the language in which a document, read in all languages, has most texts, and these texts. Of languages with as
 * many, the default language comes first.
 */
export function findOriginalTexts(document: DocumentFields, doc: unknown): OriginalTexts {
  const originals = locales.map((locale): OriginalTexts => ({ locale, texts: {} }))
  for (const { field, path, byLocale } of localizedValuesIn(document, doc)) {
    for (const { locale, texts } of originals) {
      const text = textOf(field, byLocale[locale])
      if (text !== undefined) texts[path] = text
    }
  }
  const countOf = ({ texts }: OriginalTexts) => Object.keys(texts).length
  return originals.reduce((most, next) => (countOf(next) > countOf(most) ? next : most))
}
