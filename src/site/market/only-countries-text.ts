import { countryOptions } from '@/foundation/i18n/countries'
import type { Locale } from '@/foundation/i18n/locales'

/** The names of the only countries that a product is delivered to, if they are at most three; otherwise null. */
export function onlyCountriesText(excluded: readonly string[], locale: Locale): string | null {
  const left = countryOptions(locale).filter(({ value }) => !excluded.includes(value))
  if (left.length === 0 || left.length > 3) return null
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(left.map(({ label }) => label))
}
