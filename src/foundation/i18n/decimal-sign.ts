import type { Locale } from './locales'

/** A language with its region, as browsers send it: `es-MX`, `es-419`. */
const languageTag = /^[a-z]{2}(?:-(?:[a-z]{2}|\d{3}))?$/i

function signIn(tag: string): ',' | '.' {
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

/**
 * The sign before decimals where a language is spoken. The languages of the browser tell its region: in Mexico it is a
 * point, in Spain a comma.
 */
export function decimalSignOf(language: Locale, acceptLanguage: string | null): ',' | '.' {
  const tags = (acceptLanguage ?? '').split(',').map((part) => part.replace(/;.*/, '').trim())
  const tag = tags.find((one) => languageTag.test(one) && one.toLowerCase().split('-')[0] === language)
  return signIn(tag ?? language)
}
