import { sql } from '@payloadcms/db-postgres/drizzle'

// How the tables of the list index are encoded. The read side and the write side must agree on all of it.

/** Positions in a segment, as a power of two. The column type `bit(8192)` of `facet_bitmaps` depends on it. */
export const segmentPower = 13
export const segmentSize = 2 ** segmentPower

/** Condition on `listing_titles`: the title contains each of these words, ignoring case and accents. */
export const titleContains = (words: string) =>
  sql.join(
    words
      .trim()
      .split(/\s+/)
      .map((word) => sql`words like like_pattern(${word})`),
    sql` and `,
  )

export type PriceColumn = 'price_min' | 'price_max'

const priceColumns: readonly PriceColumn[] = ['price_min', 'price_max']

/** Whole minor units are exact in JavaScript up to this many binary digits. */
const maxDigits = 53

/**
 * The facets of a price: one for each binary digit that is 1, such as `price_min:4`. They exist only in `facet_bitmaps`
 * and turn a price range into a few bitwise operations.
 */
export const priceDigitFacets = (prices: Record<PriceColumn, number | null | undefined>): string[] =>
  priceColumns.flatMap((column) =>
    [...(prices[column] ?? 0).toString(2)]
      .reverse()
      .flatMap((digit, place) => (digit === '1' ? [`${column}:${place}`] : [])),
  )

/** Selects all price digit facets that are in use: `id`, `side` (a price column) and `place` (0 is the lowest digit). */
export const selectPriceDigits = sql`
  select id, split_part(facet, ':', 1) as side, split_part(facet, ':', 2)::int as place from listing_facets
  where facet in (
    select side || ':' || place from unnest(${`{${priceColumns.join(',')}}`}::text[]) as side
    cross join generate_series(0, ${maxDigits - 1}::int) as place
  )`
