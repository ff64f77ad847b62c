import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Filters } from '@/domains/catalog/filters/list-query'
import { type Filterable, type Section, sections } from '@/domains/catalog/filters/sections'
import type { Database } from '@/foundation/payload/transaction'

/** A list's filters as facets: numbers of `listing_facets`. */
export interface Resolved {
  /** What everything in the list carries. */
  all: number
  /** By section; an empty list is a value that nothing carries. */
  bySection: Map<string, number[]>
  /** Must each be carried, besides: stock, sale, currency, a store. */
  marks: number[]
  /** The filters without the values nobody knows, each as its section calls it. */
  known: Filters
}

interface Wanted {
  section: string
  value: string
  root?: string
  kind?: string
  collection?: string
  id?: string
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function wantedOf({ name, source }: Section, value: string): Wanted {
  return { section: name, value, ...source, ...(uuid.test(value) && { id: value }) }
}

/** Facets that stand beside the sections, under a name that no section has. */
const marks = '*'

function reactionsOf(collection: Filterable, { price, inStock, onSale, near }: Filters): Wanted[] {
  const mark = (kind: string, value: string) => ({ section: marks, kind, value })
  return [
    mark('collection', collection),
    ...(price ? [mark('currency', price.currency)] : []),
    ...(inStock ? [mark('stock', 'in')] : []),
    ...(onSale ? [mark('sale', 'on')] : []),
    // A store is what one can be near to.
    ...(near && collection !== 'wholesale' && collection !== 'dropshipping' ? [mark('store', 'yes')] : []),
  ]
}

/** No facet has this number: what nothing carries yet. */
const nobody = -1

/** Finds the facets of what is asked for. */
export async function resolved(db: Database, collection: Filterable, filters: Filters): Promise<Resolved> {
  const asked = sections[collection].flatMap((section) =>
    (filters.sections[section.name] ?? []).map((value) => wantedOf(section, value)),
  )
  const wanted = [...asked, ...reactionsOf(collection, filters)]
  const { rows } = await db.execute(sql`
    select wanted.section, named.value, listing_facets.id as facet
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
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
      -- Of the type other, which no list holds: whoever is sent to its products finds them all the same.
      union all
      select wanted.kind || ':' || vendors.id, slug from vendors
      where wanted.collection = 'vendors' and (slug = wanted.value or vendors.id = wanted.id)
        and vendor_type = 'other' and _status = 'published' and status = 'active'
      union all
      select wanted.kind || ':' || wanted.value, wanted.value where wanted.collection is null and wanted.kind is not null
    ) as named left join listing_facets using (facet)`)
  const found = rows as unknown as { section: string; value: string; facet: number | null }[]

  const bySection = new Map<string, number[]>()
  const known: Record<string, string[]> = {}
  for (const { name, source } of sections[collection]) {
    const values = found.filter(
      ({ section, value, facet }) =>
        section === name &&
        (facet !== null ||
          'root' in source ||
          'collection' in source ||
          ('words' in source && source.words.includes(value))),
    )
    if (values.length === 0) continue
    bySection.set(
      name,
      values.flatMap(({ facet }) => facet ?? []),
    )
    known[name] = [...new Set(values.map(({ value }) => value))].sort()
  }
  const [all = nobody, ...others] = reactionsOf(collection, filters).map(
    ({ kind, value }) =>
      found.find((one) => one.section === marks && one.value === value && kind !== undefined)?.facet ??
      nobody,
  )
  return { all, bySection, marks: others, known: { ...filters, sections: known } }
}
