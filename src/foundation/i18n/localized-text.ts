import type { Locale } from './locales'

/**
 * A text that an editor wrote, in the reader's language or, if it has no translation, in the language
 * `lang`.
 */
export type LocalizedText = string | { text: string; lang: Locale }

type Text = string | null | undefined

/** Keys of a document, group or row whose values are texts. */
type TextKey<Parent> = { [Key in keyof Parent]-?: Parent[Key] extends Text ? Key : never }[keyof Parent] &
  string

/** What `localizedText` returns for a value of this type: null for a missing text. */
type Localized<Value> = Value extends string ? LocalizedText : null

/** Languages of values without a translation, by the object that contains them and their key in it. */
const fallbackLangs = new WeakMap<object, Map<string, Locale>>()

/** Records that a value of a document is in another language than the reader's. */
export function recordFallback(parent: object, key: string, lang: Locale): void {
  const langs = fallbackLangs.get(parent) ?? new Map<string, Locale>()
  fallbackLangs.set(parent, langs.set(key, lang))
}

/**
 * Returns the language of a value, or undefined if it is the reader's. Copies of `parent` lose this
 * information.
 */
export function fallbackLang<Parent extends object>(
  parent: Parent,
  key: keyof Parent & string,
): Locale | undefined {
  return fallbackLangs.get(parent)?.get(key)
}

/** Returns the language of the first value of an object that fell back, or undefined. */
export function firstFallbackLang(parent: object): Locale | undefined {
  return fallbackLangs.get(parent)?.values().next().value
}

function withLang(text: string, lang: Locale | undefined): LocalizedText {
  return lang && text ? { text, lang } : text
}

/** Returns the text of a document, group or row, with its language if that is not the reader's. */
export function localizedText<Parent extends object, Key extends TextKey<Parent>>(
  parent: Parent,
  key: Key,
): Localized<Parent[Key]>
export function localizedText<Parent extends object, Key extends TextKey<Parent>>(
  parent: Parent | null | undefined,
  key: Key,
): Localized<Parent[Key]> | null
export function localizedText(parent: Record<string, Text> | null | undefined, key: string) {
  const text = parent?.[key]
  return parent && typeof text === 'string' ? withLang(text, fallbackLang(parent, key)) : null
}

/** Returns the texts of a field with several values. */
export function localizedTexts<Key extends string>(
  parent: { [key in Key]?: readonly string[] | null },
  key: Key,
): LocalizedText[] {
  const lang = fallbackLang(parent, key)
  return (parent[key] ?? []).map((text) => withLang(text, lang))
}

/** Returns the text without its language, for places where no element can carry a `lang` attribute. */
export function plainText(text: LocalizedText): string
export function plainText(text: LocalizedText | null): string | null
export function plainText(text: LocalizedText | null): string | null {
  return typeof text === 'object' ? (text?.text ?? null) : text
}
