import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Cards, Listed } from '@/domains/catalog/collections'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

interface RelatedQuery<C extends Listed> {
  collection: C
  /** The document that others are related to. */
  to: { relationTo: string; value: string }
  limit: number
}

/**
 * Published entries that have most in common with a document: its species before the narrowest of its categories.
 * Wide categories say nothing, for nearly everything carries them.
 */
export async function related<C extends Listed>(
  reader: Reader,
  { collection, to: { relationTo, value }, limit }: RelatedQuery<C>,
): Promise<Cards[C][]> {
  const { rows } = await databaseOf(reader.payload).execute(sql`
    with own as (
      select listing_facets.id, facet from listings cross join unnest(facets) as carried
        join listing_facets on listing_facets.id = carried
      where collection = ${relationTo} and document = ${value} and locale = 'en'
      union
      select id, facet from listing_facets where ${relationTo} = 'mushrooms' and facet = ${`species:${value}`}
    ),
    shared as (
      select own.id, case when facet like 'species:%' then 8 else 1 end as weight from own
      where facet like 'species:%' or facet in (
        select 'category:' || categories.id from categories
        where not exists (
          select from categories as narrower
          where narrower.parent_id = categories.id and 'category:' || narrower.id in (select own.facet from own)
        )
      )
    )
    select card from listings
    where collection = ${collection} and locale = ${reader.locale} and document <> ${value}
      and facets && (select array_agg(id) from shared)
    order by (select sum(weight) from shared where shared.id = any (facets)) desc, published_at desc, document
    limit ${limit}`)
  return rows.map(({ card }) => card as Cards[C])
}
