import { sql } from '@payloadcms/db-postgres/drizzle'

/**
 * Prices as facets that only bits know: one for each binary digit that is one. A range of prices is then a few ands and
 * ors of bits, and no product is touched.
 */
const priceSides = ['price_min', 'price_max'] as const
type Side = (typeof priceSides)[number]

/** Whole minor units are exact up to here. */
const mostDigits = 53

const digitFacet = (side: Side, place: number) => `${side}:${place}`

/** Places of the ones, the lowest being 0. */
const onesOf = (price: number) =>
  [...price.toString(2)].reverse().flatMap((digit, place) => (digit === '1' ? [place] : []))

type Prices = Record<Side, number | null | undefined>

/** The facets of somebody's prices. */
export const digitsOf = (prices: Prices): string[] =>
  priceSides.flatMap((side) => onesOf(prices[side] ?? 0).map((place) => digitFacet(side, place)))

/** The same for all rows at once: which facet stands for which digit of which price. */
export const priceDigits = sql`
  select id, split_part(facet, ':', 1) as side, split_part(facet, ':', 2)::int as place from listing_facets
  where facet in (
    select side || ':' || place from unnest(${`{${priceSides.join(',')}}`}::text[]) as side
    cross join generate_series(0, ${mostDigits - 1}::int) as place
  )`
