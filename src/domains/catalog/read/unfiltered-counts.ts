import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Filterable, sections } from '@/domains/catalog/filters/sections'
import { kept } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import type { Database } from '@/foundation/payload/transaction'

/** A value of a section, or an offer, as the whole list has it. */
export interface Value {
  section: string
  /** Its number in `listing_facets`. */
  facet: number
  /** As addresses and the calls write it: a path below the section's, a slug or a word. */
  value: string
  /** Of values that are entries themselves: species and vendors. */
  title: string | null
  /** How many of the list carry it; at least 1. */
  total: number
  /** A vendor that no list holds: not offered, but named where it is asked for. */
  unlisted: boolean
}

/** What is known of a list that nothing narrows down. */
export interface WholeList {
  total: number
  values: Value[]
}

/** What is counted of products besides the values of their sections; no other list has it. */
const offers = [
  { section: 'stock', kind: 'stock' },
  { section: 'sale', kind: 'sale' },
]

const statement = (collection: Filterable, all: number) => {
  const named = [...sections[collection].map(({ name, source }) => ({ ...source, section: name })), ...offers]
  return sql`
    with section as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
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
    listed as materialized (select segment, bits from listing_bits where facet = ${all}),
    tallied as materialized (
      select facet, sum(bit_count(listing_bits.bits & listed.bits))::int as total
      from listed join listing_bits using (segment) group by facet
    ),
    values as (
      select section, facet, coalesce(listings.slug, vendors.slug, value) as value,
        coalesce(listings.title, nullif(display_name, ''), business_name) as title, total,
        vendors.slug is not null as unlisted
      from tallied join option using (facet)
      left join listings on option.collection is not null and locale = 'en' and listings.collection = option.collection
        and document = case when option.collection is not null then value::uuid end
      left join vendors on option.collection = 'vendors' and listings.slug is null
        and vendors.id = case when option.collection = 'vendors' then value::uuid end
        and _status = 'published' and status = 'active'
      where total > 0 and (option.collection is null or coalesce(listings.slug, vendors.slug) is not null)
    )
    select (select coalesce(sum(bit_count(bits)), 0)::int from listed) as total,
      (select coalesce(json_agg(values), '[]') from values) as values`
}

/** Whose changes change the counts of a list, or what its values are called. */
const countedBy = (collection: Filterable) => [
  ...new Set([
    collection,
    'categories',
    ...sections[collection].flatMap(({ source }) => ('collection' in source ? [source.collection] : [])),
  ]),
]

/**
 * Every value of a list's sections with how many carry it, kept until something in it changes: asked for most, and
 * what counts of a list narrowed down are told apart by. `all` is the facet that everything in the list carries.
 */
export const wholeList = (db: Database, collection: Filterable, all: number): Promise<WholeList> =>
  kept(['whole list', collection], countedBy(collection).map(tags.list), async () => {
    const { rows } = await db.execute(statement(collection, all))
    return rows[0] as unknown as WholeList
  })
