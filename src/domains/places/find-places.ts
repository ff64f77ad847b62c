import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'
import { type Gazetteer, type KnownPlace, loadGazetteer, placeOfPostcode, townsNamed } from './gazetteer'
import { areaOfPostcode } from './postcode-areas'
import { isCountryName, isRegionName } from './region-names'

/** Whether words after the name of a town are its region, its country, or both in this order. */
function isIn(place: KnownPlace, words: readonly string[]): boolean {
  return words.some((_, index) => {
    const region = words.slice(0, index + 1).join(' ')
    const country = words.slice(index + 1).join(' ')
    if (country === '') return isRegionName(place, region) || isCountryName(place.country, region)
    return isRegionName(place, region) && isCountryName(place.country, country)
  })
}

/** Whether a word may be a part of a postcode. */
const hasDigit = (word: string) => /\d/.test(word)

/** Whether words are the name of a place, and its region or country behind it. */
function isNamed(place: KnownPlace, words: readonly string[]): boolean {
  const name = foldName(place.name)
  const all = words.join(' ')
  if (all === name) return true
  return all.startsWith(`${name} `) && isIn(place, all.slice(name.length + 1).split(' '))
}

/** The countries that a postcode is looked up in, first those where the language is spoken. */
const countriesByLocale: Readonly<Record<Locale, readonly string[]>> = {
  en: ['US', 'CA', 'ES', 'MX', 'PT', 'BR'],
  es: ['ES', 'MX', 'US', 'CA', 'PT', 'BR'],
  pt: ['BR', 'PT', 'ES', 'MX', 'US', 'CA'],
}

/** Whether postcodes are looked up in a country only after another. */
export function isLookedUpLater(country: string, other: string, locale: Locale): boolean {
  const rank = (code: string) => countriesByLocale[locale].indexOf(code) + 1 || Number.POSITIVE_INFINITY
  return rank(country) > rank(other)
}

/** Postcodes without spaces and hyphens. */
const patterns: Readonly<Record<string, RegExp>> = {
  BR: /^\d{5}(?:\d{3})?$/,
  CA: /^[a-z]\d[a-z](?:\d[a-z]\d)?$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  MX: /^\d{5}$/,
  PT: /^[1-9]\d{3}(?:\d{3})?$/,
  US: /^\d{5}(?:\d{4})?$/,
}

/** The place of a postcode in a country: its own in the USA and Canada, elsewhere the main town of its area. */
function placeInCountry(gazetteer: Gazetteer, country: string, postcode: string): KnownPlace | null {
  if (!patterns[country]?.test(postcode)) return null
  if (country === 'US') return placeOfPostcode(gazetteer, postcode.slice(0, 5))
  if (country === 'CA') return placeOfPostcode(gazetteer, postcode.slice(0, 3))
  return areaOfPostcode(gazetteer, country, postcode)
}

/** The places that a postcode has in the countries that it may be of, those of the language first. */
function placesOfPostcode(gazetteer: Gazetteer, words: readonly string[], locale: Locale): KnownPlace[] {
  const postcode = words.join('')
  return countriesByLocale[locale].flatMap((country) => placeInCountry(gazetteer, country, postcode) ?? [])
}

/**
 * The places that a text means, the most populous first: a town ("São Paulo"), a town with its region or country
 * ("Denver CO", "Salem, Oregon", "Madrid, Spain"), a postcode ("80205"), first in the countries of the reader's language, or
 * a postcode with its town, region or country ("10115 Berlin", "28001, Spain").
 */
export async function findPlaces(text: string, locale: Locale = defaultLocale): Promise<KnownPlace[]> {
  const gazetteer = await loadGazetteer()
  const words = foldName(text).split(' ')
  const names = words.filter((word) => !hasDigit(word))
  const postcodes = placesOfPostcode(gazetteer, words.filter(hasDigit), locale)
  if (names.length === 0) return postcodes
  const towns = names
    .map((_, index) => names.length - index)
    .map((count) => {
      const inRegion = names.slice(count)
      const named = townsNamed(gazetteer, names.slice(0, count).join(' '))
      return inRegion.length === 0 ? named : named.filter((town) => isIn(town, inRegion))
    })
    .find((found) => found.length > 0)
  // The same digits are postcodes in several countries, so the town, region or country beside them decides.
  const inNamed = postcodes.find((place) => isNamed(place, names) || isIn(place, names))
  return inNamed ? [inNamed] : (towns ?? postcodes)
}
