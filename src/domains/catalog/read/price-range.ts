import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Filters } from '@/domains/catalog/filters/list-query'
import { type PriceColumn, selectPriceDigits } from '@/domains/catalog/index-format'
import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'
import { everyPosition, fullSegment, intArray, noPosition, type Sql } from './sql-parts'

/** Facet ids of price digits by their place. A digit that no price has is absent. */
type Digits = ReadonlyMap<number, number>

/**
 * How prices are compared with `lowest` and `highest`, within a query grouped by segment: the positions of those that are
 * not below the one or above the other. The text is the same for every bound, so that PostgreSQL plans it once.
 */
export interface PriceComparison {
  atLeast: Sql
  atMost: Sql
  /** Above all prices. */
  limit: number
  /** The facets that are compared. */
  facets: number[]
}

/** Lists whose entries have prices. */
const pricedLists = ['products', 'wholesale', 'dropshipping'] as const

export function loadPriceComparison(db: Database): Promise<PriceComparison> {
  return cached(['price comparison'], pricedLists.map(tags.list), async () => {
    const rows = await queryRows<{ id: number; side: PriceColumn; place: number }>(db, selectPriceDigits)
    const digitsOf = (column: PriceColumn) =>
      new Map(rows.filter(({ side }) => side === column).map(({ id, place }) => [place, id]))
    const length = Math.max(0, ...rows.map(({ place }) => place + 1))
    return {
      atLeast: sql.raw(atLeast(digitsOf('price_max'), length)),
      atMost: sql.raw(atMost(digitsOf('price_min'), length)),
      limit: 2 ** length,
      facets: rows.map(({ id }) => id),
    }
  })
}

/**
 * Compares digit by digit, from the lowest to one more than any price has: a higher digit that differs overrides all lower
 * ones.
 * @param combine positions by the lower digits with a digit of the prices, and of the bound: every position or none
 */
function compareDigits(
  bound: string,
  digits: Digits,
  length: number,
  combine: (positions: string, entries: string, one: string) => string,
): string {
  return Array.from({ length: length + 1 }, (_, place) => place).reduce((positions, place) => {
    const facet = digits.get(place)
    const entries =
      facet === undefined
        ? noPosition
        : `coalesce(bit_or(bits) filter (where facet = ${facet}), ${noPosition})`
    const one = `(case when (${bound} >> ${place}) & 1 = 1 then ${everyPosition} else ${noPosition} end)`
    return combine(positions, entries, one)
  }, everyPosition)
}

// A one adds the entries without the digit, a zero leaves no others.
const atMost = (digits: Digits, length: number) =>
  compareDigits(
    'highest',
    digits,
    length,
    (positions, entries, one) => `((${positions} | (~ ${entries} & ${one})) & (~ ${entries} | ${one}))`,
  )

// A one leaves the entries with the digit, a zero adds them.
const atLeast = (digits: Digits, length: number) =>
  compareDigits(
    'lowest',
    digits,
    length,
    (positions, entries, one) => `((${positions} & (${entries} | ~ ${one})) | (${entries} & ~ ${one}))`,
  )

/** Selects `segment` and `bits` of the entries whose prices overlap a range. `listFacet` is the facet of the list. */
export function priceRangeBitmap(
  listFacet: number,
  { from, to }: NonNullable<Filters['price']>,
  { atLeast: notBelow, atMost: notAbove, limit, facets }: PriceComparison,
): Sql {
  const [lowest, highest] = [from ?? 0, to ?? limit].map((bound) => Math.min(bound, limit))
  return sql`
    select segment, ${from === null ? fullSegment : notBelow} & ${to === null ? fullSegment : notAbove} as bits
    from facet_bitmaps cross join (select ${lowest}::bigint as lowest, ${highest}::bigint as highest) as bounds
    where facet = any (${intArray([listFacet, ...facets])}) group by segment, lowest, highest`
}
