import type { Locale } from './locales'

export type DistanceUnit = 'kilometer' | 'mile'

/** The unit of most readers of a language, so that all distances on a page have the same unit. */
export function distanceUnit(locale: Locale): DistanceUnit {
  return locale === 'en' ? 'mile' : 'kilometer'
}

const kilometresPerMile = 1.609344

/** "24 mi", "39 km" */
export function distanceText(kilometres: number, unit: DistanceUnit, locale: Locale): string {
  const amount = unit === 'mile' ? kilometres / kilometresPerMile : kilometres
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(amount)
}
