import type { Locale } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'
import { namesAreaElsewhere } from './area-names'
import { countriesBeforeUsa, findPlaces, isNamed } from './find-places'
import { type KnownPlace, loadGazetteer } from './gazetteer'
import { labelAmongNamesakes, type PlaceSuggestion } from './suggest-places'

/** How many towns of a name readers may mean before larger ones, because they are in a country of their language. */
const largest = 2

/** Whether a place is usually called so, with or without an article or “City”: New York, La Coruña. */
const isUsualName = (place: KnownPlace, folded: string) =>
  isNamed(place, folded.split(' ')) ||
  isNamed(place, [...folded.split(' '), 'city']) ||
  foldName(place.name).endsWith(` ${folded}`)

/**
 * The place that a text names as it stands, by its usual name or postcode; null for regions, countries and what is no place.
 * @param isPreferred whether a namesake is meant before larger ones
 */
export async function placeNamed(
  text: string,
  locale: Locale,
  isPreferred: (place: KnownPlace) => boolean,
): Promise<PlaceSuggestion | null> {
  const gazetteer = await loadGazetteer()
  const folded = foldName(text)
  const found = await findPlaces(text, locale)
  const isMeant = (place: KnownPlace) =>
    isUsualName(place, folded) && (isPreferred(place) || !namesAreaElsewhere(gazetteer, folded, place))
  const places = /\d/.test(folded) ? found : found.filter(isMeant)
  const countries = countriesBeforeUsa(locale)
  const place =
    places.find(isPreferred) ??
    places.slice(0, largest).find(({ country }) => countries.includes(country)) ??
    places[0]
  const label = place && (await labelAmongNamesakes(place, locale))
  return label ? { label, place } : null
}
