import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Listed } from '@/domains/catalog/collections'
import { segmentPower, segmentSize } from '@/domains/catalog/index-format'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

/** The entries of a collection in one segment of positions, at most 8,192. An entry never changes its piece. */
export interface SitemapPiece {
  collection: Listed
  segment: number
}

/** Products of vendors of the type “other” are reachable, but not for search engines. */
const isIndexed = sql`(vendor is null or not exists (
  select from vendors where vendors.id = listings.vendor and vendor_type = 'other'))`

/** Every piece that has entries, and when one of them was last changed. */
export function listSitemapPieces({
  payload,
}: Pick<Reader, 'payload'>): Promise<(SitemapPiece & { updatedAt: string })[]> {
  return queryRows(
    databaseOf(payload),
    sql`
      select collection, position >> ${segmentPower}::int as segment, max(updated_at) as "updatedAt"
      from listings where locale = 'en' group by 1, 2 order by 1, 2`,
  )
}

/** The slugs of a piece, in the order of their positions, and when each document was last changed. */
export function listSitemapEntries(
  { payload }: Pick<Reader, 'payload'>,
  { collection, segment }: SitemapPiece,
): Promise<{ slug: string; updatedAt: string }[]> {
  const first = segment * segmentSize
  return queryRows(
    databaseOf(payload),
    sql`
      select slug, updated_at as "updatedAt" from listings
      where locale = 'en' and collection = ${collection}
        and position >= ${first}::int and position < ${first + segmentSize}::int and ${isIndexed}
      order by position`,
  )
}
