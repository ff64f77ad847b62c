import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../foundation/payload/transaction'
import type { Point } from './point'
import type { Filterable } from './sections'

/** Somebody within reach: where products are looked for their vendor, otherwise who is looked for. */
export interface Neighbour {
  document: string
  kilometres: number
}

/** A city, or a postcode, where somebody in the directories is. */
export async function pointOf(db: Database, place: string): Promise<Point | null> {
  const { rows } = await db.execute(sql`
    select avg(latitude) as latitude, avg(longitude) as longitude from listings
    where collection = 'vendors' and locale = 'en' and latitude is not null
      and lower(${place}) in (
        lower(card -> 'place' ->> 'city'),
        lower(card -> 'place' ->> 'postalCode'),
        lower(concat(card -> 'place' ->> 'city', ', ', card -> 'place' ->> 'state'))
      )`)
  const [point] = rows as unknown as { latitude: number | null; longitude: number | null }[]
  return point?.latitude == null || point.longitude == null
    ? null
    : { latitude: point.latitude, longitude: point.longitude }
}

const earthRadius = 6371

/** Who of a directory is within reach, the nearest first. For products that is vendors with a store. */
export async function neighboursOf(
  db: Database,
  collection: Filterable,
  { latitude, longitude }: Point,
  kilometres: number,
): Promise<Neighbour[]> {
  const directory = collection === 'products' ? 'vendors' : collection
  const { rows } = await db.execute(sql`
    select document, kilometres from (
      select document, ${earthRadius}::float8 * 2 * asin(least(1, sqrt(
        sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
        + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2
      ))) as kilometres
      from listings where collection = ${directory} and locale = 'en' and latitude is not null
    ) as somebody
    where kilometres <= ${kilometres}::float8 order by kilometres, document`)
  return rows as unknown as Neighbour[]
}
