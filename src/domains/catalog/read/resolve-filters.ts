import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Filters } from '@/domains/catalog/filters/list-query'
import { type Filterable, type Section, sections } from '@/domains/catalog/filters/sections'
import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'

/** A list's filters as facet ids (`listing_facets`). */
export interface ResolvedFilters {
  /** The facet that every entry of the list carries. */
  listFacet: number
  /** By section. An empty array: no entry carries any of the values. */
  bySection: Map<string, number[]>
  /** Facets outside the sections that a match must carry: stock, sale, currency, a store. */
  requiredFacets: number[]
  /** The filters, each known value in its canonical form. */
  applied: Filters
  /** The values that do not exist, by section. They match nothing, while others of their section still do. */
  unknown: Filters['sections']
}

/** What the statement looks up; the properties that a value has decide how. */
interface Lookup {
  section: string
  value: string
  root?: string
  kind?: string
  collection?: string
  id?: string
}

interface Resolved {
  section: string
  /** The value as it was looked up. */
  requested: string
  /** Its canonical form. */
  value: string
  facet: number | null
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function sectionLookup({ name, source }: Section, value: string): Lookup {
  return { section: name, value, ...source, ...(uuid.test(value) && { id: value }) }
}

/** Stands for "no section"; no section has this name. */
const noSection = '*'

/** Lookups of the facets outside the sections; the first is the list's own. */
function requiredLookups(collection: Filterable, { price, inStock, onSale, near }: Filters): Lookup[] {
  const lookup = (kind: string, value: string) => ({ section: noSection, kind, value })
  return [
    lookup('collection', collection),
    ...(price ? [lookup('currency', price.currency)] : []),
    ...(inStock ? [lookup('stock', 'in')] : []),
    ...(onSale ? [lookup('sale', 'on')] : []),
    // Distance is measured to stores; wholesale and drop-shipping suppliers need none.
    ...(near && collection !== 'wholesale' && collection !== 'dropshipping' ? [lookup('store', 'yes')] : []),
  ]
}

/** A facet id that nothing carries. */
const unusedFacet = -1

function lookUp(db: Database, lookups: readonly Lookup[]): Promise<Resolved[]> {
  return queryRows<Resolved>(
    db,
    sql`
      select wanted.section, wanted.value as requested, named.value, listing_facets.id as facet
      from jsonb_to_recordset(${JSON.stringify(lookups)}::jsonb)
        as wanted (section text, value text, root text, kind text, collection text, id uuid)
      cross join lateral (
        select 'category:' || categories.id as facet, substr(path, length(wanted.root) + 2) as value from categories
        where starts_with(path, wanted.root || '/')
          and (path = wanted.root || '/' || wanted.value or slug = wanted.value or categories.id = wanted.id)
        union all
        select wanted.kind || ':' || document, slug from listings
        where listings.collection = wanted.collection and locale = 'en' and slug = wanted.value
        union all
        select wanted.kind || ':' || document, slug from listings
        where listings.collection = wanted.collection and locale = 'en' and document = wanted.id
        -- Vendors of the type 'other' are not listed, but links to their products work.
        union all
        select wanted.kind || ':' || vendors.id, slug from vendors
        where wanted.collection = 'vendors' and (slug = wanted.value or vendors.id = wanted.id)
          and vendor_type = 'other' and _status = 'published' and status = 'active'
        union all
        select wanted.kind || ':' || wanted.value, wanted.value where wanted.collection is null and wanted.kind is not null
      ) as named left join listing_facets using (facet)`,
  )
}

/** Whether a value exists: some entry carries it, or the taxonomy, a document or a fixed vocabulary has it. */
const isKnown = ({ source }: Section, { value, facet }: Resolved) =>
  facet !== null ||
  'root' in source ||
  'collection' in source ||
  ('words' in source && source.words.includes(value))

/** Looks up the facets of a list's filters. */
export async function resolveFilters(
  db: Database,
  collection: Filterable,
  filters: Filters,
): Promise<ResolvedFilters> {
  const requested = sections[collection].flatMap((section) =>
    (filters.sections[section.name] ?? []).map((value) => sectionLookup(section, value)),
  )
  const required = requiredLookups(collection, filters)
  const rows = await Promise.all([
    requested.length > 0 ? lookUp(db, requested) : [],
    // There are few of them, and none gets another facet.
    cached(['facets', JSON.stringify(required)], [tags.list(collection)], () => lookUp(db, required)),
  ])
  const resolved = rows.flat()

  const bySection = new Map<string, number[]>()
  const applied: Filters['sections'] = {}
  const unknown: Filters['sections'] = {}
  for (const section of sections[collection]) {
    const { name } = section
    const values = filters.sections[name]
    if (!values) continue
    const found = resolved.filter((row) => row.section === name && isKnown(section, row))
    const missing = values.filter((value) => !found.some(({ requested }) => requested === value))
    bySection.set(
      name,
      found.flatMap(({ facet }) => facet ?? []),
    )
    applied[name] = [...new Set([...found.map(({ value }) => value), ...missing])].sort()
    if (missing.length > 0) unknown[name] = missing
  }
  const [listFacet = unusedFacet, ...requiredFacets] = required.map(
    ({ value }) =>
      resolved.find((row) => row.section === noSection && row.value === value)?.facet ?? unusedFacet,
  )
  return { listFacet, bySection, requiredFacets, applied: { ...filters, sections: applied }, unknown }
}
