import { placeText } from '@/domains/suppliers/place-text'
import type { Locale } from '@/foundation/i18n/locales'
import type { KnownPlace } from './gazetteer'

function labelOf(place: KnownPlace, isLargest: boolean, locale: Locale): string {
  const { name, country, regionCode, regionName, postcode } = place
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
