import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Locale } from '@/foundation/i18n/locales'
import { fallbackLang } from '@/foundation/i18n/localized-text'

/** A rich text, with its language if that is not the reader's. */
export interface LocalizedRichText {
  state: SerializedEditorState
  lang?: Locale
}

/** Returns the rich text of a document, group or row. */
export function localizedRichText<Key extends string>(
  parent: { [key in Key]?: object | null } | null | undefined,
  key: Key,
): LocalizedRichText | null {
  const state = parent?.[key]
  return state ? { state: state as SerializedEditorState, lang: fallbackLang(parent, key) } : null
}
