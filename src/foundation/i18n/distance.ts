import type { Locale } from './locales'

export type DistanceUnit = 'kilometer' | 'mile'

/** Countries that measure roads in miles. */
const mileCountries = ['US', 'GB', 'PR', 'GU', 'VI', 'AS', 'MP']

/** The unit of distances around a place; of its country, or of most readers of the language if the country is unknown. */
export function distanceUnit(country: string | null, locale: Locale): DistanceUnit {
  const inMiles = country === null ? locale === 'en' : mileCountries.includes(country)
  return inMiles ? 'mile' : 'kilometer'
}

const kilometresPerMile = 1.609344

/** "24 mi", "39 km" */
export function distanceText(kilometres: number, unit: DistanceUnit, locale: Locale): string {
  const amount = unit === 'mile' ? kilometres / kilometresPerMile : kilometres
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(amount)
}
