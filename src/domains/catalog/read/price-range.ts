import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Filters } from '@/domains/catalog/filters/list-query'
import { priceDigits } from '@/domains/catalog/write/price-digits'
import type { Database } from '@/foundation/payload/transaction'

/** Numbers of the facets that stand for digits of prices, by their place; absent where no price has that digit. */
export interface PriceDigits {
  price_min: ReadonlyMap<number, number>
  price_max: ReadonlyMap<number, number>
}

export async function knownDigits(db: Database): Promise<PriceDigits> {
  const { rows } = await db.execute(priceDigits)
  const found = rows as unknown as { id: number; side: keyof PriceDigits; place: number }[]
  const of = (wanted: keyof PriceDigits) =>
    new Map(found.filter(({ side }) => side === wanted).map(({ id, place }) => [place, id]))
  return { price_min: of('price_min'), price_max: of('price_max') }
}

type Sql = ReturnType<typeof sql>

/** All of a run, or nobody of it. */
const everybody = sql`~ 0::bit(8192)`
const nobody = sql`0::bit(8192)`

/** Of the rows of a run, those who carry a facet. */
const carriers = (facet: number) =>
  sql`coalesce(bit_or(bits) filter (where facet = ${facet}::int), ${nobody})`

/** Digits from the lowest to the highest that either the bound or any price has. */
function digitsUpTo(bound: number, digits: ReadonlyMap<number, number>) {
  const ones = BigInt(bound)
  const length = Math.max(bound.toString(2).length, ...[...digits.keys()].map((place) => place + 1))
  return Array.from({ length }, (_, place) => ({
    isOne: ((ones >> BigInt(place)) & 1n) === 1n,
    facet: digits.get(place),
  }))
}

/** Whose price is at most this. From the lowest digit upward, each higher one decides where it differs. */
export function atMost(bound: number, digits: ReadonlyMap<number, number>): Sql {
  let those: Sql | null = null
  for (const { isOne, facet } of digitsUpTo(bound, digits)) {
    if (facet === undefined) those = isOne ? null : those
    else if (!isOne) those = those ? sql`(${those} & ~ ${carriers(facet)})` : sql`(~ ${carriers(facet)})`
    else if (those) those = sql`(${those} | ~ ${carriers(facet)})`
  }
  return those ?? everybody
}

/** Whose price is at least this. */
export function atLeast(bound: number, digits: ReadonlyMap<number, number>): Sql {
  let those: Sql | null = null
  for (const { isOne, facet } of digitsUpTo(bound, digits)) {
    if (facet === undefined) those = isOne ? nobody : those
    else if (isOne) those = those ? sql`(${those} & ${carriers(facet)})` : carriers(facet)
    else if (those) those = sql`(${those} | ${carriers(facet)})`
  }
  return those ?? everybody
}

/** Everybody in the list whose prices reach into a range, as bits of their runs. */
export function bitsWithin(
  all: number,
  { from, to }: NonNullable<Filters['price']>,
  { price_min, price_max }: PriceDigits,
): Sql {
  const facets = [all, ...price_min.values(), ...price_max.values()]
  return sql`
    select segment, ${from === null ? everybody : atLeast(from, price_max)} & ${to === null ? everybody : atMost(to, price_min)} as bits
    from listing_bits where facet = any (${`{${facets.join(',')}}`}::int[]) group by segment`
}
