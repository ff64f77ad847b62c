import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Filterable, sections } from '@/domains/catalog/filters/sections'
import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'

/** A value of a section, or an offer (`stock`, `sale`), that at least one entry of the list carries. */
export interface FacetValue {
  section: string
  /** Its id in `listing_facets`. */
  facet: number
  /** As in addresses and API calls: a path below the section's root, a slug or a word. */
  value: string
  /** Only of values that are documents themselves: species and vendors. */
  title: string | null
  /** How many entries of the unfiltered list carry it; at least 1. */
  total: number
  /** A vendor that no list shows: not offered as a filter, but named if requested. */
  unlisted: boolean
}

export interface UnfilteredCounts {
  total: number
  values: FacetValue[]
}

/** Counted besides the sections; only products carry these facets. */
const offers = [
  { section: 'stock', kind: 'stock' },
  { section: 'sale', kind: 'sale' },
]

const statement = (collection: Filterable, listFacet: number) => {
  const counted = [
    ...sections[collection].map(({ name, source }) => ({ ...source, section: name })),
    ...offers,
  ]
  return sql`
    with section as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
        as section (section text, root text, kind text, collection text)
    ),
    named as materialized (
      select id, split_part(facet, ':', 1) as kind, substr(facet, strpos(facet, ':') + 1) as value from listing_facets
    ),
    option as materialized (
      select section, named.id as facet, substr(path, length(root) + 2) as value, null as collection
      from section join categories on starts_with(path, root || '/')
      join named on named.kind = 'category' and named.value = categories.id::text
      union all
      select section, id, value, collection from section join named using (kind)
    ),
    list as materialized (select segment, bits from facet_bitmaps where facet = ${listFacet}),
    counts as materialized (
      select facet, sum(bit_count(facet_bitmaps.bits & list.bits))::int as total
      from list join facet_bitmaps using (segment) group by facet
    ),
    values as (
      select section, facet, coalesce(listings.slug, vendors.slug, value) as value,
        coalesce(listings.title, nullif(display_name, ''), business_name) as title, total,
        vendors.slug is not null as unlisted
      from counts join option using (facet)
      left join listings on option.collection is not null and locale = 'en' and listings.collection = option.collection
        and document = case when option.collection is not null then value::uuid end
      left join vendors on option.collection = 'vendors' and listings.slug is null
        and vendors.id = case when option.collection = 'vendors' then value::uuid end
        and _status = 'published' and status = 'active'
      where total > 0 and (option.collection is null or coalesce(listings.slug, vendors.slug) is not null)
    )
    select (select coalesce(sum(bit_count(bits)), 0)::int from list) as total,
      (select coalesce(json_agg(values), '[]') from values) as values`
}

/** The tags of collections whose changes affect the counts of a list or the names of its values. */
export const countTags = (collection: Filterable): string[] =>
  [
    ...new Set([
      collection,
      'categories',
      ...sections[collection].flatMap(({ source }) => ('collection' in source ? [source.collection] : [])),
    ]),
  ].map(tags.list)

/**
 * The size of an unfiltered list and the counts of all its section values, cached until one of the collections
 * involved changes. `listFacet` is the facet that every entry of the list carries.
 */
export const getUnfilteredCounts = (
  db: Database,
  collection: Filterable,
  listFacet: number,
): Promise<UnfilteredCounts> =>
  cached(['unfiltered counts', collection], countTags(collection), async () => {
    const [counts] = await queryRows<UnfilteredCounts>(db, statement(collection, listFacet))
    return counts ?? { total: 0, values: [] }
  })
