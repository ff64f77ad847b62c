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

/** The bitmap of one facet, within a query grouped by segment. */
const facetBits = (facet: number) =>
  sql`coalesce(bit_or(bits) filter (where facet = ${facet}::int), ${emptySegment})`

/** From the lowest digit to the highest that the bound or any price has. */
function digitsOfBound(bound: number, digits: ReadonlyMap<number, number>) {
  const ones = BigInt(bound)
  const length = Math.max(bound.toString(2).length, ...[...digits.keys()].map((place) => place + 1))
  return Array.from({ length }, (_, place) => ({
    isOne: ((ones >> BigInt(place)) & 1n) === 1n,
    facet: digits.get(place),
  }))
}

/** The positions whose price is at most `bound`. A higher digit that differs overrides all lower ones. */
export function atMost(bound: number, digits: ReadonlyMap<number, number>): Sql {
  let positions: Sql | null = null
  for (const { isOne, facet } of digitsOfBound(bound, digits)) {
    if (facet === undefined) positions = isOne ? null : positions
    else if (!isOne)
      positions = positions ? sql`(${positions} & ~ ${facetBits(facet)})` : sql`(~ ${facetBits(facet)})`
    else if (positions) positions = sql`(${positions} | ~ ${facetBits(facet)})`
  }
  return positions ?? fullSegment
}

/** The positions whose price is at least `bound`. */
export function atLeast(bound: number, digits: ReadonlyMap<number, number>): Sql {
  let positions: Sql | null = null
  for (const { isOne, facet } of digitsOfBound(bound, digits)) {
    if (facet === undefined) positions = isOne ? emptySegment : positions
    else if (isOne) positions = positions ? sql`(${positions} & ${facetBits(facet)})` : facetBits(facet)
    else if (positions) positions = sql`(${positions} | ${facetBits(facet)})`
  }
  return positions ?? fullSegment
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
