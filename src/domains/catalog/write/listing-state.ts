import { sql } from '@payloadcms/db-postgres/drizzle'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'

/** What decides which cached pages show a document's entries. */
interface ListingState {
  /**
   * A digest of what lists show of the document and of what they are filtered and sorted by, null if it is not listed.
   * Likes and ratings are left out: they change too often to expire every list; nor do lists say when a document was
   * changed.
   */
  fingerprint: string | null
  /** Its species and its vendor, whose pages list it. */
  facets: string[]
}

/** Returns how a document is listed at the moment. */
export async function listingState(db: Database, collection: string, id: string): Promise<ListingState> {
  const [row] = await queryRows<ListingState>(
    db,
    sql`
      select
        md5(string_agg((
          to_jsonb(listings) - array['like_count', 'average_rating', 'rating_count', 'card', 'position', 'updated_at']
          || jsonb_build_object('card', card - array['likeCount', 'averageRating', 'ratingCount'])
        )::text, '' order by locale)) as fingerprint,
        array(
          select facet from listing_facets
          where facet ~ '^(species|vendor):' and id in (
            select unnest(facets) from listings
            where collection = ${collection} and document = ${id} and locale = 'en')
        ) as facets
      from listings where collection = ${collection} and document = ${id}`,
  )
  return row ?? { fingerprint: null, facets: [] }
}
