import type { ListQuery, Near } from '@/domains/catalog/filters/list-query'
import { type ListRoute, listUrl } from '@/domains/catalog/filters/list-url'
import { type FilteredCards, findSimilarTowns } from '@/domains/catalog/query'
import { placeLabels } from '@/domains/places/place-label'
import { suggestPlaces } from '@/domains/places/suggest-places'
import { countryName, placeText } from '@/domains/suppliers/place-text'
import { type DistanceUnit, distanceUnit } from '@/foundation/i18n/distance'
import type { Reader } from '@/foundation/payload/reader'
import type { FetchList } from './fetch-list'

/** A place and the list near it. */
interface PlaceLink {
  title: string
  href: string
}

/** A place whose coordinates are unknown, and places that are spelled like it. */
export interface UnknownLocation {
  /** Null if the user's own location was requested. */
  place: string | null
  similar: PlaceLink[]
}

/** The place that distances are measured from, and others of its name. */
export interface KnownLocation {
  /** Null for the user's own location, and for a place that only a vendor names. */
  title: string | null
  /** Whether the place is a postcode: its namesakes then are those of other countries. */
  isPostcode: boolean
  /** Whether it is the main town of the area of a postcode, whose own place is not known. */
  isArea: boolean
  namesakes: PlaceLink[]
  unit: DistanceUnit
  /** What is delivered to the country of the place, near or not; products only. */
  delivered: DeliveredList | null
}

/** The products that are delivered to a country. */
interface DeliveredList {
  country: string
  href: string
  total: number
}

/** Links to the list near other places. */
function placeLinks(route: ListRoute, query: ListQuery, near: Near, places: readonly string[]): PlaceLink[] {
  return places.map((place) => {
    const filters = { ...query.filters, near: { ...near, place } }
    return { title: place, href: listUrl(route, { ...query, filters, page: 1 }) }
  })
}

/** At most this many places are suggested. */
const maxPlaces = 5

/** Countries whose postcodes have five digits, or most others. */
const maxCountries = 8

/** Places whose names begin so or are similar, or else towns that have stores. */
export async function findSimilar(
  reader: Reader,
  route: ListRoute,
  query: ListQuery,
): Promise<UnknownLocation | null> {
  const { near } = query.filters
  if (!near) return null
  const { place } = near
  if (place === null) return { place, similar: [] }
  const known = await suggestPlaces(place, route.locale, maxPlaces)
  const labels =
    known.length > 0
      ? known.map(({ label }) => label)
      : (await findSimilarTowns(reader, place)).map((town) => placeText(town, route.locale))
  return { place, similar: placeLinks(route, query, near, [...new Set(labels)]) }
}

async function findDelivered(
  fetchList: FetchList<unknown>,
  route: ListRoute,
  query: ListQuery,
  country: string,
): Promise<DeliveredList | null> {
  if (route.collection !== 'products') return null
  const sections = { ...query.filters.sections, region: [country] }
  const filters = { ...query.filters, near: null, sections }
  const { total } = await fetchList(filters, 1, 1)
  return {
    country: countryName(country, route.locale),
    href: listUrl(route, { ...query, filters, page: 1 }),
    total,
  }
}

/** The location of a list with a filter by distance; null if its place is unknown. */
export async function describeLocation(
  fetchList: FetchList<unknown>,
  route: ListRoute,
  query: ListQuery,
  { location }: FilteredCards<unknown>,
): Promise<KnownLocation | null> {
  const { near } = query.filters
  if (!near || !location) return null
  const { place, namesakes } = location
  const unit = distanceUnit(route.locale)
  const delivered = place && (await findDelivered(fetchList, route, query, place.country))
  if (!near.place || !place)
    return { title: null, isPostcode: false, isArea: false, namesakes: [], unit, delivered }
  const [title = '', ...others] = placeLabels([place, ...namesakes], route.locale)
  const isPostcode = place.postcode !== null
  const limit = isPostcode ? maxCountries : maxPlaces
  const labels = [...new Set(others)].filter((label) => label !== title).slice(0, limit)
  return {
    title,
    isPostcode,
    isArea: place.isArea ?? false,
    namesakes: placeLinks(route, query, near, labels),
    unit,
    delivered,
  }
}
