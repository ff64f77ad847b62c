import { sql } from '@payloadcms/db-postgres/drizzle'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'

/**
 * Returns a digest of what lists show of a document and of what they are filtered and sorted by, null if it is not
 * listed. Likes and ratings are left out: they change too often to expire every list; nor do lists say when a document was
 * changed.
 */
export async function listingFingerprint(
  db: Database,
  collection: string,
  id: string,
): Promise<string | null> {
  const [row] = await queryRows<{ digest: string | null }>(
    db,
    sql`
      select md5(string_agg((
        to_jsonb(listings) - array['like_count', 'average_rating', 'rating_count', 'card', 'position', 'updated_at']
        || jsonb_build_object('card', card - array['likeCount', 'averageRating', 'ratingCount'])
      )::text, '' order by locale)) as digest
      from listings where collection = ${collection} and document = ${id}`,
  )
  return row?.digest ?? null
}
