import type { Locale } from '@/foundation/i18n/locales'
import { countryName } from './place-text'
import { subdivisions } from './subdivisions'

/** `US-CA`, `US-GA` and `PT` as `United States (California, Georgia) and Portugal`. */
export function regionsText(codes: readonly string[], locale: Locale): string {
  const parts = codes.map((code) => code.split(/[-/]/))
  const countries = [...new Set(parts.map(([country = '']) => country))].map((country) => {
    const within = parts.flatMap(([one, part]) =>
      one === country && part ? [subdivisions[country]?.[part] ?? part] : [],
    )
    const name = countryName(country, locale)
    return within.length > 0 ? `${name} (${within.join(', ')})` : name
  })
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(countries)
}
