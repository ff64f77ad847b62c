import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Near } from '@/domains/catalog/filters/list-query'
import { findPlaces, isLookedUpLater } from '@/domains/places/find-places'
import type { KnownPlace } from '@/domains/places/gazetteer'
import { nearestPlace } from '@/domains/places/nearest-place'
import { regionCodes } from '@/domains/suppliers/region-codes'
import type { Locale } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'
import type { Point } from './point'

/** Where distances are measured from. */
export interface Location {
  /** One, unless vendors alone name the place and are in several towns of that name. */
  points: readonly Point[]
  /** The place that was named, or the one nearest to the user; null if vendors alone name it. */
  place: KnownPlace | null
  /** Other places of the same name, the most populous first, or of the same postcode in other countries. */
  namesakes: readonly KnownPlace[]
}

interface VendorPlace extends Point {
  country: string
}

/**
 * The coordinates of a place of listed vendors by city, postcode, or city with a state or country, for villages and
 * postcodes that the gazetteer lacks. Two towns of the same name give two points.
 */
function findVendorPlaces(db: Database, place: string): Promise<VendorPlace[]> {
  const comma = place.lastIndexOf(',')
  const city = place.slice(0, Math.max(0, comma)).trim()
  const regions = comma < 0 ? [] : regionCodes(place.slice(comma + 1).trim())
  return queryRows<VendorPlace>(
    db,
    sql`
      with vendor as (select card -> 'place' as place, latitude, longitude from listings
        where collection = 'vendors' and locale = 'en' and latitude is not null)
      select avg(latitude) as latitude, avg(longitude) as longitude, place ->> 'country' as country from vendor
      where lower(${place}) in (lower(place ->> 'city'), lower(place ->> 'postalCode'))
        or lower(place ->> 'city') = lower(${city}) and array[lower(place ->> 'state'), lower(place ->> 'country')]
          && (select array_agg(lower(region)) from jsonb_array_elements_text(${JSON.stringify(regions)}::jsonb) as region)
      group by place ->> 'city', place ->> 'state', place ->> 'country'`,
  )
}

/** The location that a list is near to: of the named place, or else of the user. Null if it is unknown. */
export async function locate(
  db: Database,
  { place: text }: Near,
  { locale, userLocation }: { locale: Locale; userLocation: Point | null | undefined },
): Promise<Location | null> {
  if (!text)
    return userLocation
      ? { points: [userLocation], place: await nearestPlace(userLocation), namesakes: [] }
      : null
  const [place, ...others] = await findPlaces(text, locale)
  // Others are also known by the name, in another language or formerly.
  const namesakes = place?.postcode ? others : others.filter(({ name }) => name === place?.name)
  if (place && !place.isArea) return { points: [place], place, namesakes }
  const points = await findVendorPlaces(db, text)
  if (!place) return points.length > 0 ? { points, place: null, namesakes: [] } : null
  // A vendor with the postcode is nearer to it than the main town of its area, unless in a country that means less.
  const exact = points.filter(({ country }) => !isLookedUpLater(country, place.country, locale))
  if (exact.length === 0) return { points: [place], place, namesakes }
  const isSameCountry = exact.every(({ country }) => country === place.country)
  return { points: exact, place: isSameCountry ? { ...place, isArea: false } : null, namesakes }
}
