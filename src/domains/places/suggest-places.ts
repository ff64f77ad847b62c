import type { Locale } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'
import { countriesBeforeUsa, findPlaces } from './find-places'
import {
  type Gazetteer,
  type KnownPlace,
  loadGazetteer,
  postcodesStarting,
  townsNamed,
  townsStarting,
} from './gazetteer'
import { placeLabels } from './place-label'
import { areaBegunBy } from './postcode-areas'
import { beginsRegionOrCountry } from './region-names'
import { similarPlaces } from './similar-places'

/** A place to choose. */
export interface PlaceSuggestion {
  /** `findPlaces` finds the place by it. */
  label: string
  place: KnownPlace
}

/** Letters from which on a text without any place may be a misspelled name. */
const minSimilarLength = 4

const isSame = (one: KnownPlace | undefined, other: KnownPlace): boolean =>
  one?.latitude === other.latitude && one.longitude === other.longitude

/** Towns of a name whose region or country the last words begin: "salem o", "madrid sp". */
function townsInRegion(gazetteer: Gazetteer, words: readonly string[]): KnownPlace[] {
  return words.slice(1).flatMap((_, index) => {
    const region = words.slice(index + 1).join(' ')
    const towns = townsNamed(gazetteer, words.slice(0, index + 1).join(' '))
    return towns.filter((town) => beginsRegionOrCountry(town, region))
  })
}

/**
 * Places that a postcode being typed may become: four digits are all of one in some countries, and the beginning of one in
 * others. Countries come as in the language; of those before the USA, whose postcodes are all known, the main town of the area
 * stands for those that begin so.
 * @param whole places that have the digits as their postcode, in the order of the countries
 */
function postcodesBegunBy(
  gazetteer: Gazetteer,
  digits: string,
  { whole, locale, limit }: { whole: readonly KnownPlace[]; locale: Locale; limit: number },
): KnownPlace[] {
  const countries = countriesBeforeUsa(locale)
  const before = whole.filter(({ country }) => countries.includes(country))
  const begun = countries
    .slice(0, before[0] && countries.indexOf(before[0].country))
    .map((country) => areaBegunBy(gazetteer, country, digits))
    .filter((town) => town !== null)
  const after = whole.filter(({ country }) => !countries.includes(country))
  return [
    ...begun,
    ...before,
    ...postcodesStarting(gazetteer, digits, Math.max(3, limit - after.length)),
    ...after,
  ]
}

/** Places that a text names or begins. */
async function placesBegunBy(text: string, locale: Locale, limit: number): Promise<KnownPlace[]> {
  const gazetteer = await loadGazetteer()
  const words = foldName(text).split(' ')
  const names = words.filter((word) => !/\d/.test(word))
  const name = names.join(' ')
  const named = await findPlaces(text, locale)
  if (name === '') return postcodesBegunBy(gazetteer, words.join(''), { whole: named, locale, limit })
  // The same digits are postcodes in several countries, so the name that is being typed beside them decides.
  const fitting = named.filter(
    ({ postcode, name: town }) =>
      !postcode || foldName(town).startsWith(name) || foldName(postcode).endsWith(` ${name}`),
  )
  return [...fitting, ...townsInRegion(gazetteer, names), ...townsStarting(gazetteer, name, limit)]
}

/** The label of a place among its namesakes; null if it means another of them. */
export async function labelAmongNamesakes(place: KnownPlace, locale: Locale): Promise<string | null> {
  const namesakes = place.postcode ? [place] : await findPlaces(place.name, locale)
  const index = namesakes.findIndex((other) => isSame(other, place))
  const label = placeLabels(namesakes, locale)[index]
  return label && isSame((await findPlaces(label, locale))[0], place) ? label : null
}

/**
 * Places that a text being typed may become: those that it names, then those whose name or postcode it begins, and if
 * there are none those with a similar name; each the most populous first.
 */
export async function suggestPlaces(text: string, locale: Locale, limit: number): Promise<PlaceSuggestion[]> {
  const folded = foldName(text)
  if (folded === '') return []
  const begun = await placesBegunBy(text, locale, limit)
  const places =
    begun.length > 0 || folded.length < minSimilarLength ? begun : await similarPlaces(text, limit)
  const suggestions = new Map<string, PlaceSuggestion>()
  for (const place of places) {
    if (suggestions.size === limit) break
    const label = await labelAmongNamesakes(place, locale)
    if (label && !suggestions.has(label)) suggestions.set(label, { label, place })
  }
  return [...suggestions.values()]
}
