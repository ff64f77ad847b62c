import { countryName, placeText } from '@/domains/suppliers/place-text'
import type { Locale } from '@/foundation/i18n/locales'
import type { KnownPlace } from './gazetteer'
import { regionNameIn } from './region-translations'
import { townNameIn } from './town-translations'

/** The region and the country of a place: "Castilla-La Mancha, España". */
export const areaOf = (place: KnownPlace, locale: Locale): string =>
  [regionNameIn(place, locale), countryName(place.country, locale)].filter(Boolean).join(', ')

function labelOf(place: KnownPlace, isLargest: boolean, locale: Locale): string {
  const { country, regionCode, postcode } = place
  const name = townNameIn(place, locale)
  const regionName = regionNameIn(place, locale)
  const needsRegion = !isLargest && regionName !== null && country !== 'US'
  const city = needsRegion ? `${name}, ${regionName}` : name
  return [placeText({ city, state: regionCode, country }, locale), postcode].filter(Boolean).join(' ')
}

/**
 * Labels of places of one name, the most populous first: "Denver, CO", "Denver, CO 80205", "Madrid, Spain", and with the
 * region where a country has a larger town of the name, "Madrid, Colima, Mexico". `findPlaces` finds a place by its label.
 */
export function placeLabels(places: readonly KnownPlace[], locale: Locale): string[] {
  return places.map((place, index) => {
    const isNamesake = ({ name, country }: KnownPlace) => country === place.country && name === place.name
    return labelOf(place, places.findIndex(isNamesake) === index, locale)
  })
}
