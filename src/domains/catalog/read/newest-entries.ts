import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Facet } from '@/domains/cards/entry'
import type { Cards, Listed } from '@/domains/catalog/collections'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

export interface NewestEntry {
  card: Cards[Listed]
  publishedAt: string
  /** When it was last changed in public. */
  updatedAt: string
}

const orders = { publication: sql`published_at`, change: sql`updated_at` }

interface Newest {
  collection: Listed
  facet?: Facet
  limit: number
  by?: keyof typeof orders
}

/** The entries of a list that were published or changed last, those with the facet only, in the reader's language. */
export function getNewestEntries(
  { payload, locale }: Reader,
  { collection, facet, limit, by = 'publication' }: Newest,
): Promise<NewestEntry[]> {
  const hasFacet = facet
    ? sql`and facets && (select array_agg(id) from listing_facets where facet = ${facet})`
    : sql``
  return queryRows(
    databaseOf(payload),
    sql`
      select card, published_at as "publishedAt", updated_at as "updatedAt" from listings
      where collection = ${collection} and locale = ${locale} ${hasFacet}
      order by ${orders[by]} desc, document limit ${limit}`,
  )
}
