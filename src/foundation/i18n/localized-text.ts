import { defaultLocale, type Locale } from './locales'

/** What an editor wrote: a text in the language that was asked for, or one in another, which then stands beside it. */
export type LocalizedText = string | { text: string; lang: Locale }

/** Everything in a document that stands in for a translation nobody has written: texts, and rich texts as a whole. */
export type Fallbacks = ReadonlySet<unknown>

export const none: Fallbacks = new Set()

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

function gather(shown: unknown, own: unknown, found: Set<unknown>): void {
  if (isMissing(shown)) return
  if (isMissing(own)) found.add(shown)
  if (typeof shown !== 'object') return
  for (const [key, value] of Object.entries(shown as object))
    gather(value, (own as Record<string, unknown> | null | undefined)?.[key], found)
}

/** What of a document, read with English where a translation is missing, is missing when it is read without. */
export function fallbacksBetween(shown: unknown, own: unknown): Fallbacks {
  const found = new Set<unknown>()
  gather(shown, own, found)
  return found
}

/** Hands out the texts of a document, each with its language where it is another than the document's. */
export function sayingOf(fallbacks: Fallbacks) {
  function said(text: string): LocalizedText
  function said(text: string | null | undefined): LocalizedText | null
  function said(text: string | null | undefined): LocalizedText | null {
    if (!text) return text === '' ? '' : null
    return fallbacks.has(text) ? { text, lang: defaultLocale } : text
  }
  return said
}

export type Saying = ReturnType<typeof sayingOf>

/** The language of something written that is not the language it was asked for in. */
export function langOf(written: unknown, fallbacks: Fallbacks): Locale | undefined {
  return fallbacks.has(written) ? defaultLocale : undefined
}

/** The words alone, for where no element can name their language. */
export function plainText(said: LocalizedText): string
export function plainText(said: LocalizedText | null): string | null
export function plainText(said: LocalizedText | null): string | null {
  return typeof said === 'object' ? (said?.text ?? null) : said
}
