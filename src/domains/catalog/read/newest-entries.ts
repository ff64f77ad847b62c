import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Facet } from '@/domains/cards/entry'
import type { Cards, Listed } from '@/domains/catalog/collections'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

export interface NewestEntry {
  card: Cards[Listed]
  publishedAt: string
}

/** The entries of a list that were published last, those with the facet only, in the reader's language. */
export function getNewestEntries(
  { payload, locale }: Reader,
  { collection, facet, limit }: { collection: Listed; facet?: Facet; limit: number },
): Promise<NewestEntry[]> {
  const hasFacet = facet
    ? sql`and facets && (select array_agg(id) from listing_facets where facet = ${facet})`
    : sql``
  return queryRows(
    databaseOf(payload),
    sql`
      select card, published_at as "publishedAt" from listings
      where collection = ${collection} and locale = ${locale} ${hasFacet}
      order by published_at desc, document limit ${limit}`,
  )
}
