import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Filterable } from '@/domains/catalog/filters/sections'
import type { Place, SupplierCard } from '@/domains/suppliers/listing'
import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { type Database, databaseOf } from '@/foundation/payload/transaction'
import type { Point } from './point'

/** A supplier within the radius: the vendor in a list of products, the entry itself in other lists. */
export interface NearbySupplier {
  document: string
  kilometres: number
}

/** A town with at least one store. */
export type Town = Pick<Place, 'city' | 'state' | 'country'>

/** Towns in order of their similarity to a name, then by their number of stores. */
function findTowns(db: Database, name: string, limit: number): Promise<Town[]> {
  return queryRows<Town>(
    db,
    sql`
      select card -> 'place' ->> 'city' as city, card -> 'place' ->> 'state' as state, card -> 'place' ->> 'country' as country
      from listings
      where collection = 'vendors' and locale = 'en' and latitude is not null
        and (card ->> 'hasStore')::boolean and card -> 'place' ->> 'city' is not null
      group by 1, 2, 3
      order by similarity(card -> 'place' ->> 'city', ${name}) desc, count(*) desc, 1, 2, 3 limit ${limit}`,
  )
}

const maxTowns = 100

/** The towns with the most stores. */
export const getTownsWithStores = ({ payload }: Reader): Promise<Town[]> =>
  cached(['towns with stores'], [tags.list('vendors')], () => findTowns(databaseOf(payload), '', maxTowns))

/** Towns with a name like that of an unknown place. */
export const findSimilarTowns = ({ payload }: Reader, place: string): Promise<Town[]> =>
  findTowns(databaseOf(payload), place, 5)

const earthRadius = 6371

/** Suppliers within a radius of any of the points, nearest first (haversine). Products are located by their vendors. */
export function findWithinRadius(
  db: Database,
  collection: Filterable,
  points: readonly Point[],
  kilometres: number,
): Promise<NearbySupplier[]> {
  const directory = collection === 'products' ? 'vendors' : collection
  return queryRows<NearbySupplier>(
    db,
    sql`
      select document, min(kilometres) as kilometres from (
        select document, ${earthRadius}::float8 * 2 * asin(least(1, sqrt(
          sin(radians(listings.latitude - point.latitude) / 2) ^ 2
          + cos(radians(point.latitude)) * cos(radians(listings.latitude)) * sin(radians(listings.longitude - point.longitude) / 2) ^ 2
        ))) as kilometres
        from listings cross join jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as point (latitude float8, longitude float8)
        where collection = ${directory} and locale = 'en' and listings.latitude is not null
      ) as supplier
      where kilometres <= ${kilometres}::float8 group by document order by kilometres, document`,
  )
}

export type StoreCard = SupplierCard & { distance: number }

/** The nearest of the suppliers in `nearby` that are vendors with one of these slugs. */
export async function getNearestStores(
  { payload, locale }: Reader,
  nearby: readonly NearbySupplier[],
  slugs: readonly string[],
  limit: number,
): Promise<StoreCard[]> {
  const rows = await queryRows<{ card: SupplierCard; kilometres: number }>(
    databaseOf(payload),
    sql`
      select card, kilometres from jsonb_to_recordset(${JSON.stringify(nearby)}::jsonb) as near (document uuid, kilometres float8)
      join listings using (document)
      where collection = 'vendors' and locale = ${locale}
        and slug in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))
      order by kilometres, document limit ${limit}`,
  )
  return rows.map(({ card, kilometres }) => ({ ...card, distance: kilometres }))
}
