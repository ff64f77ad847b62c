import type { Locale } from '@/foundation/i18n/locales'

/**
 * A BCP 47 tag: a language, its script and region if they matter, and a private part for a language that has no code of
 * its own, as the varieties of Mixtec: `ca`, `es-MX`, `omq-MX-x-mixtec`.
 */
export const languageTag = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?(?:-x-[a-z]{2,8})?$/

/** Languages that platforms have no names for. */
const namedHere = ['nah', 'mixtec'] as const

type NamedHere = (typeof namedHere)[number]

const isNamedHere = (language: string): language is NamedHere =>
  (namedHere as readonly string[]).includes(language)

/** The language of a tag without its region: `omq-x-mixtec`. */
export function languageOf(tag: string): string {
  const { language } = new Intl.Locale(tag)
  const [, privateUse] = tag.split('-x-')
  return privateUse ? `${language}-x-${privateUse}` : language
}

/** The region of a tag, or undefined. */
export const regionOf = (tag: string): string | undefined => new Intl.Locale(tag).region

/** Names a language and its region in the reader's language; of the reader's own language only the region. */
export function languageLabel(
  tag: string,
  locale: Locale,
  nameHere: (language: NamedHere) => string,
): string {
  const { language, region } = new Intl.Locale(tag)
  const [, key = language] = tag.split('-x-')
  const name = isNamedHere(key)
    ? nameHere(key)
    : (new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language)
  const place = region ? new Intl.DisplayNames(locale, { type: 'region' }).of(region) : undefined
  if (!place) return name
  return language === locale ? place : `${name} (${place})`
}
