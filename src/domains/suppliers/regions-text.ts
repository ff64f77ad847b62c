import type { Locale } from '@/foundation/i18n/locales'
import { countryName } from './place-text'

/** `US-CA`, `US-GA` and `PT` as `United States (CA, GA) and Portugal`. */
export function regionsText(codes: readonly string[], locale: Locale): string {
  const parts = codes.map((code) => code.split(/[-/]/))
  const countries = [...new Set(parts.map(([country = '']) => country))].map((country) => {
    const within = parts.flatMap(([one, part]) => (one === country && part ? [part] : []))
    const name = countryName(country, locale)
    return within.length > 0 ? `${name} (${within.join(', ')})` : name
  })
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(countries)
}
