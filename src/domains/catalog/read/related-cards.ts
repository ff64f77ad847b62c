import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Cards, Listed } from '@/domains/catalog/collections'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

interface RelatedQuery<C extends Listed> {
  collection: C
  /** The document to which the cards are related. */
  to: { relationTo: string; value: string }
  limit: number
}

/** Only so many of the newest documents are compared: in a large collection, those share as much as older ones. */
const maxCandidates = 2000

/**
 * Cards that have the most in common with a document: a shared species weighs more than a shared topic or category. Only
 * the most specific categories count, because nearly every entry carries the broad ones.
 */
export async function getRelatedCards<C extends Listed>(
  reader: Reader,
  { collection, to: { relationTo, value }, limit }: RelatedQuery<C>,
): Promise<Cards[C][]> {
  const rows = await queryRows<{ card: Cards[C] }>(
    databaseOf(reader.payload),
    sql`
      with subject as (
        select listing_facets.id, facet from listings cross join unnest(facets) as carried
          join listing_facets on listing_facets.id = carried
        where collection = ${relationTo} and document = ${value} and locale = 'en'
        union
        select id, facet from listing_facets where ${relationTo} = 'mushrooms' and facet = ${`species:${value}`}
      ),
      shared as (
        select subject.id, case when facet like 'species:%' then 8 else 1 end as weight from subject
        where facet like 'species:%' or facet like 'topic:%' or facet in (
          select 'category:' || categories.id from categories
          where not exists (
            select from categories as narrower
            where narrower.parent_id = categories.id and 'category:' || narrower.id in (select subject.facet from subject)
          )
        )
      ),
      candidates as (
        select document, facets, published_at from listings
        where collection = ${collection} and locale = 'en'
        order by published_at desc limit ${maxCandidates}
      ),
      related as (
        select document, published_at, (select sum(weight) from shared where shared.id = any (facets)) as likeness
        from candidates
        where document <> ${value} and facets && (select array_agg(id) from shared)
        order by likeness desc, published_at desc, document limit ${limit}
      )
      select card from related join listings using (document)
      where collection = ${collection} and locale = ${reader.locale}
      order by likeness desc, related.published_at desc, document`,
  )
  return rows.map(({ card }) => card)
}
