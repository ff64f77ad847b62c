import type { Locale } from './locales'

export type DistanceUnit = 'kilometer' | 'mile'

/** The unit of most readers of a language, so that all distances on a page have the same unit. */
export function distanceUnit(locale: Locale): DistanceUnit {
  return locale === 'en' ? 'mile' : 'kilometer'
}

const kilometresPerMile = 1.609344

/** Creating a format takes many times as long as using it. */
const formatsOf = (locale: Locale) => {
  const format = (unit: DistanceUnit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 })
  return { kilometer: format('kilometer'), mile: format('mile') }
}

const formats = { en: formatsOf('en'), es: formatsOf('es'), pt: formatsOf('pt') }

/** "24 mi", "39 km" */
export function distanceText(kilometres: number, unit: DistanceUnit, locale: Locale): string {
  const amount = unit === 'mile' ? kilometres / kilometresPerMile : kilometres
  return formats[locale][unit].format(amount)
}
