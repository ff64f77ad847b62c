import type { Locale } from './locales'
import type { LocalizedText } from './localized-text'

const lowerFirst = (text: string) =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/**
 * The name of a value within a line: Spanish and Portuguese begin it with a small letter, unless it is an
 * abbreviation. English ones stay as they are, because some are names of months or peoples.
 */
export function nameInLine(name: LocalizedText, locale: Locale): LocalizedText {
  const { text, lang } = typeof name === 'string' ? { text: name, lang: locale } : name
  if (lang === 'en') return name
  return typeof name === 'string' ? lowerFirst(text) : { text: lowerFirst(text), lang }
}
