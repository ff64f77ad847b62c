import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Filterable } from '@/domains/catalog/filters/sections'
import type { Place, SupplierCard } from '@/domains/suppliers/listing'
import { regionCodes } from '@/domains/suppliers/region-codes'
import { kept } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { type Database, databaseOf } from '@/foundation/payload/transaction'
import type { Point } from './point'

/** Somebody within reach: where products are looked for their vendor, otherwise who is looked for. */
export interface Neighbour {
  document: string
  kilometres: number
}

/**
 * The towns that a name stands for: of that name, of that postcode, or of that name in a state or country, by code or
 * in words. Two towns of one name are two points; none where nobody in the directories is in such a place.
 */
export async function pointsOf(db: Database, place: string): Promise<Point[]> {
  const comma = place.lastIndexOf(',')
  const city = place.slice(0, Math.max(0, comma)).trim()
  const regions = comma < 0 ? [] : regionCodes(place.slice(comma + 1).trim())
  const { rows } = await db.execute(sql`
    with vendor as (select card -> 'place' as place, latitude, longitude from listings
      where collection = 'vendors' and locale = 'en' and latitude is not null)
    select avg(latitude) as latitude, avg(longitude) as longitude from vendor
    where lower(${place}) in (lower(place ->> 'city'), lower(place ->> 'postalCode'))
      or lower(place ->> 'city') = lower(${city}) and array[lower(place ->> 'state'), lower(place ->> 'country')]
        && (select array_agg(lower(region)) from jsonb_array_elements_text(${JSON.stringify(regions)}::jsonb) as region)
    group by place ->> 'city', place ->> 'state', place ->> 'country'`)
  return rows as unknown as Point[]
}

/** A town with stores. */
export type Town = Pick<Place, 'city' | 'state' | 'country'>

/** Towns with stores: those whose names are most like a name, or those with the most stores. */
async function townsBy(db: Database, name: string | null, limit: number): Promise<Town[]> {
  const { rows } = await db.execute(sql`
    select card -> 'place' ->> 'city' as city, card -> 'place' ->> 'state' as state, card -> 'place' ->> 'country' as country
    from listings
    where collection = 'vendors' and locale = 'en' and latitude is not null
      and (card ->> 'hasStore')::boolean and card -> 'place' ->> 'city' is not null
    group by 1, 2, 3
    order by similarity(card -> 'place' ->> 'city', ${name ?? ''}) desc, count(*) desc, 1, 2, 3 limit ${limit}`)
  return rows as unknown as Town[]
}

const mostTowns = 100

/** Towns that can be named: those with the most stores. */
export const townsWithStores = ({ payload }: Reader): Promise<Town[]> =>
  kept(['towns with stores'], [tags.list('vendors')], () => townsBy(databaseOf(payload), null, mostTowns))

/** What may have been meant by a place that nobody knows. */
export const townsLike = ({ payload }: Reader, place: string): Promise<Town[]> =>
  townsBy(databaseOf(payload), place, 5)

const earthRadius = 6371

/**
 * Who of a directory is within reach of any of the points, the nearest first. For products that is vendors with a
 * store.
 */
export async function neighboursOf(
  db: Database,
  collection: Filterable,
  points: readonly Point[],
  kilometres: number,
): Promise<Neighbour[]> {
  const directory = collection === 'products' ? 'vendors' : collection
  const { rows } = await db.execute(sql`
    select document, min(kilometres) as kilometres from (
      select document, ${earthRadius}::float8 * 2 * asin(least(1, sqrt(
        sin(radians(listings.latitude - point.latitude) / 2) ^ 2
        + cos(radians(point.latitude)) * cos(radians(listings.latitude)) * sin(radians(listings.longitude - point.longitude) / 2) ^ 2
      ))) as kilometres
      from listings cross join jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as point (latitude float8, longitude float8)
      where collection = ${directory} and locale = 'en' and listings.latitude is not null
    ) as somebody
    where kilometres <= ${kilometres}::float8 group by document order by kilometres, document`)
  return rows as unknown as Neighbour[]
}

/** The nearest vendors of those who are within reach and named. */
export async function nearestOf(
  { payload, locale }: Reader,
  neighbours: readonly Neighbour[],
  slugs: readonly string[],
  limit: number,
): Promise<(SupplierCard & { distance: number })[]> {
  const { rows } = await databaseOf(payload).execute(sql`
    select card, kilometres from jsonb_to_recordset(${JSON.stringify(neighbours)}::jsonb) as near (document uuid, kilometres float8)
    join listings using (document)
    where collection = 'vendors' and locale = ${locale}
      and slug in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))
    order by kilometres, document limit ${limit}`)
  const found = rows as unknown as { card: SupplierCard; kilometres: number }[]
  return found.map(({ card, kilometres }) => ({ ...card, distance: kilometres }))
}
