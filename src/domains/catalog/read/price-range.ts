import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Filters } from '@/domains/catalog/filters/list-query'
import { type PriceColumn, selectPriceDigits } from '@/domains/catalog/index-format'
import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'
import { emptySegment, fullSegment, intArray, type Sql } from './sql-parts'

/** Facet ids of price digits by their place. A digit that no price has is absent. */
export type PriceDigits = Record<PriceColumn, ReadonlyMap<number, number>>

/** Lists whose entries have prices. */
const pricedLists = ['products', 'wholesale', 'dropshipping'] as const

export function loadPriceDigits(db: Database): Promise<PriceDigits> {
  return cached(['price-digits'], pricedLists.map(tags.list), () => readPriceDigits(db))
}

async function readPriceDigits(db: Database): Promise<PriceDigits> {
  const rows = await queryRows<{ id: number; side: PriceColumn; place: number }>(db, selectPriceDigits)
  const digitsOf = (column: PriceColumn) =>
    new Map(rows.filter(({ side }) => side === column).map(({ id, place }) => [place, id]))
  return { price_min: digitsOf('price_min'), price_max: digitsOf('price_max') }
}

/** The bitmap of the entries whose prices have a digit, within a query grouped by segment. */
const entriesWith = (facet: number | undefined) =>
  facet === undefined
    ? emptySegment
    : sql`coalesce(bit_or(bits) filter (where facet = ${facet}::int), ${emptySegment})`

/**
 * The binary digits of a bound, the lowest first, up to one more than any price has. The statement has the same text for
 * every bound, so that PostgreSQL plans it once: a digit is every position or none.
 */
function digitsOfBound(bound: number, digits: ReadonlyMap<number, number>) {
  const length = Math.max(0, ...[...digits.keys()].map((place) => place + 1)) + 1
  const value = Math.min(bound, 2 ** length - 1)
  return Array.from({ length }, (_, place) => ({
    one: sql`(case when ${Math.floor(value / 2 ** place) % 2 === 1}::boolean then ${fullSegment} else ${emptySegment} end)`,
    entries: entriesWith(digits.get(place)),
  }))
}

/** The positions whose price is at most `bound`. A higher digit that differs overrides all lower ones. */
function atMost(bound: number, digits: ReadonlyMap<number, number>): Sql {
  return digitsOfBound(bound, digits).reduce<Sql>(
    (positions, { one, entries }) =>
      // A one adds the entries without the digit, a zero leaves no others.
      sql`((${positions} | (~ ${entries} & ${one})) & (~ ${entries} | ${one}))`,
    fullSegment,
  )
}

/** The positions whose price is at least `bound`. */
function atLeast(bound: number, digits: ReadonlyMap<number, number>): Sql {
  return digitsOfBound(bound, digits).reduce<Sql>(
    (positions, { one, entries }) =>
      // A one leaves the entries with the digit, a zero adds them.
      sql`((${positions} & (${entries} | ~ ${one})) | (${entries} & ~ ${one}))`,
    fullSegment,
  )
}

/** Selects `segment` and `bits` of the entries whose prices overlap a range. `listFacet` is the facet of the list. */
export function priceRangeBitmap(
  listFacet: number,
  { from, to }: NonNullable<Filters['price']>,
  { price_min, price_max }: PriceDigits,
): Sql {
  const lower = from === null ? fullSegment : atLeast(from, price_max)
  const upper = to === null ? fullSegment : atMost(to, price_min)
  const facets = [listFacet, ...price_min.values(), ...price_max.values()]
  return sql`
    select segment, ${lower} & ${upper} as bits
    from facet_bitmaps where facet = any (${intArray(facets)}) group by segment`
}
