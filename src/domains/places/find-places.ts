import { defaultLocale, type Locale } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'
import { type Gazetteer, type KnownPlace, loadGazetteer, townsNamed } from './gazetteer'
import { placeInCountry } from './postcode-areas'
import { isCountryName, isRegionName } from './region-names'
import { townNamesOf } from './town-translations'

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

/** Whether folded words are the name of a place, and its region or country behind it. */
export function isNamed(place: KnownPlace, words: readonly string[]): boolean {
  const all = words.join(' ')
  return townNamesOf(place)
    .map(foldName)
    .some((name) => {
      if (all === name) return true
      return all.startsWith(`${name} `) && isIn(place, all.slice(name.length + 1).split(' '))
    })
}

/** The countries that a postcode is looked up in, first those where the language is spoken. */
const countriesByLocale: Readonly<Record<Locale, readonly string[]>> = {
  en: 'US CA GB IE ES MX DE FR IT NL PL PT BR JP CL AR CO'.split(' '),
  es: 'ES MX AR CL CO US CA DE FR IT GB IE NL PL PT BR JP'.split(' '),
  pt: 'BR PT ES MX US CA DE FR IT GB IE NL PL AR CL CO JP'.split(' '),
}

/** The countries whose states or provinces readers name most. */
export const mainCountries: readonly string[] = countriesByLocale.en

/** Whether postcodes are looked up in a country only after another. */
export function isLookedUpLater(country: string, other: string, locale: Locale): boolean {
  const rank = (code: string) => countriesByLocale[locale].indexOf(code) + 1 || Number.POSITIVE_INFINITY
  return rank(country) > rank(other)
}

/** The countries whose postcodes are looked up before those of the USA. */
export function countriesBeforeUsa(locale: Locale): readonly string[] {
  const countries = countriesByLocale[locale]
  return countries.slice(0, countries.indexOf('US'))
}

/** The places that a postcode has in the countries that it may be of, those of the language first. */
function placesOfPostcode(gazetteer: Gazetteer, words: readonly string[], locale: Locale): KnownPlace[] {
  const postcode = words.join(' ')
  return countriesByLocale[locale].flatMap((country) => placeInCountry(gazetteer, country, postcode) ?? [])
}

/** What people write before a postcode: “CP 28001”, “C. P.”, “CEP”, “PLZ”. */
const postcodeLabel =
  /^(?:c ?p|cep|cap|plz|zip(?: code)?|postcode|postal code|codigo postal)(?= [a-z]{0,2}\d)/

/** A postcode of the Netherlands, whose letters have no digit that would tell them from a name. */
const dutchPostcode = /(?<=^| )(?:nl )?([1-9]\d{3}) ?([a-z]{2})(?= |$)/

/** Words in names of towns that people shorten. */
const shortened: Readonly<Record<string, string>> = {
  cd: 'ciudad',
  ft: 'fort',
  gral: 'general',
  mt: 'mount',
  pto: 'puerto',
  sta: 'santa',
  sto: 'santo',
}

/** Folded words with the first one in full, if others follow: “Sta. Cruz”, “Ft. Worth”, but not “Cuiabá, MT”. */
const inFull = (words: string) => words.replace(/^[a-z]{2,4}(?= [a-z])/, (word) => shortened[word] ?? word)

interface Reading {
  codes: string[]
  names: string[]
}

/** The postcodes in a text and its other words; a second way to tell them apart is that of the Netherlands. */
function readings(text: string): [Reading, Reading?] {
  const folded = inFull(foldName(text).replace(postcodeLabel, '').trim())
  const words = folded.split(' ')
  const general = { codes: words.filter(hasDigit), names: words.filter((word) => !hasDigit(word)) }
  const dutch = dutchPostcode.exec(folded)
  if (!dutch) return [general]
  const names = folded.replace(dutch[0], '').trim()
  return [general, { codes: [`${dutch[1]} ${dutch[2]}`], names: names.split(' ').filter(Boolean) }]
}

/** The postcode that the town, region or country beside it agrees with: the same digits are those of several countries. */
const confirmed = (postcodes: readonly KnownPlace[], names: readonly string[]) =>
  postcodes.find((place) => isNamed(place, names) || isIn(place, names))

/**
 * The places that a text means, the most populous first: a town ("São Paulo"), a town with its region or country
 * ("Denver CO", "Salem, Oregon", "Madrid, Spain"), a postcode ("80205"), first in the countries of the reader's language, or
 * a postcode with its town, region or country ("10115 Berlin", "28001, Spain").
 */
export async function findPlaces(text: string, locale: Locale = defaultLocale): Promise<KnownPlace[]> {
  const gazetteer = await loadGazetteer()
  const found = findWhole(gazetteer, text, locale)
  return found.isCertain ? found.places : (findInAddress(gazetteer, text, locale) ?? found.places)
}

/** Parts of an address at its end that may name the town: with its region, country and postcode. */
const maxParts = 4

/** The place at the end of an address with a street and its number: `Calle Mayor 1, 28013 Madrid`. */
function findInAddress(gazetteer: Gazetteer, text: string, locale: Locale): KnownPlace[] | undefined {
  const parts = text.split(',').slice(-maxParts - 1)
  if (!parts.slice(0, -1).some(hasDigit)) return undefined
  return (
    parts
      .slice(1)
      .map((_, index, ends) => ends.slice(index).join(','))
      // Towns in other countries are called Mexico.
      .filter((end) => !mainCountries.some((country) => isCountryName(country, foldName(end))))
      .map((end) => findWhole(gazetteer, end, locale))
      .find(({ isCertain, places }) => isCertain && places.length > 0)?.places
  )
}

/** The places that a whole text means, and whether all of its words do. */
interface Found {
  places: KnownPlace[]
  isCertain: boolean
}

function findWhole(gazetteer: Gazetteer, text: string, locale: Locale): Found {
  const all = (places: KnownPlace[]): Found => ({ places, isCertain: true })
  const [{ codes, names }, dutch] = readings(text)
  const postcodes = placesOfPostcode(gazetteer, codes, locale)
  const inNamed = confirmed(postcodes, names)
  if (inNamed) return all([inNamed])
  if (dutch) {
    const found = placesOfPostcode(gazetteer, dutch.codes, locale)
    if (found.length > 0 && (dutch.names.length === 0 || confirmed(found, dutch.names))) return all(found)
  }
  if (names.length === 0) return all(postcodes)
  const towns = names
    .map((_, index) => names.length - index)
    .map((count) => {
      const inRegion = names.slice(count)
      const named = townsNamed(gazetteer, names.slice(0, count).join(' '))
      return inRegion.length === 0 ? named : named.filter((town) => isIn(town, inRegion))
    })
    .find((found) => found.length > 0)
  return towns ? all(towns) : { places: postcodes, isCertain: false }
}
