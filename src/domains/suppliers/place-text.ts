import type { Locale } from '@/foundation/i18n/locales'
import type { Place } from './listing'

/** Most suppliers are in the USA, so their country is left out. */
const mainCountry = 'US'

const namesIn = (locale: Locale) => new Intl.DisplayNames(locale, { type: 'region' })

/** Creating them takes many times as long as using them. */
const countryNames = { en: namesIn('en'), es: namesIn('es'), pt: namesIn('pt') }

export function countryName(code: string, locale: Locale): string {
  return countryNames[locale].of(code) ?? code
}

/** `Eugene, OR`; with the country elsewhere: `Leiria, Portugal`. */
export function placeText(
  { city, state, country }: Pick<Place, 'city' | 'state' | 'country'>,
  locale: Locale,
): string {
  const region = country === mainCountry ? state : countryName(country, locale)
  return [city, region].filter(Boolean).join(', ')
}

/**
 * `US-OR` and `US/OR` as `OR, United States`; `PT` as `Portugal`. The part after the country may be any
 * text.
 */
export function regionText(code: string, locale: Locale): string {
  const [, country = code, part] = /^([A-Z]{2})[-/](.*)$/s.exec(code) ?? []
  return [part, countryName(country, locale)].filter(Boolean).join(', ')
}

/** Where OpenStreetMap shows the way to a place. */
export function directionsUrl(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
}
