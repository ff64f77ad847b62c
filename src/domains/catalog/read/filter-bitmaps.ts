import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Filters } from '@/domains/catalog/filters/list-query'
import { type Filterable, type Section, type Sort, sections } from '@/domains/catalog/filters/sections'
import { segmentPower, titleContains } from '@/domains/catalog/index-format'
import type { NearbySupplier } from './near'
import { type PriceComparison, priceRangeBitmap } from './price-range'
import type { ResolvedFilters } from './resolve-filters'
import { emptySegment, intArray, type Sql } from './sql-parts'

/** Everything the statement of a list needs to know. */
export interface ListRequest {
  collection: Filterable
  locale: string
  resolved: ResolvedFilters
  /** Null unless the list is filtered by price. */
  priceComparison: PriceComparison | null
  filters: Filters
  /** Null unless the list is filtered by distance. */
  nearby: readonly NearbySupplier[] | null
  sort: Sort
  page: number
  limit: number
}

/** One filter as a query for `segment` and `bits`. */
export interface FilterBitmap {
  /** Name of its CTE. */
  name: string
  /** The section whose values it consists of; counts of that section ignore it. */
  section?: Section
  query: Sql
}

/** The entries that carry any of these facets. */
const anyFacet = (facets: readonly number[]) =>
  sql`select segment, bit_or(bits) as bits from facet_bitmaps where facet = any (${intArray(facets)}) group by segment`

/** Turns rows with an `position` into bitmaps. */
const bitmapOfRows = (rows: Sql) => sql`
  select position >> ${segmentPower}::int as segment, to_bitmap(position & ((1 << ${segmentPower}::int) - 1), 1) as bits
  from ${rows} group by 1`

function nearbyBitmap(collection: Filterable, nearby: readonly NearbySupplier[]): Sql {
  const documents = JSON.stringify(nearby.map(({ document }) => document))
  if (collection === 'products')
    return sql`select segment, bit_or(bits) as bits from facet_bitmaps join listing_facets on id = facet_bitmaps.facet
      where listing_facets.facet in (select 'vendor:' || jsonb_array_elements_text(${documents}::jsonb)) group by segment`
  return bitmapOfRows(
    sql`listings where collection = ${collection} and locale = 'en'
      and document::text in (select jsonb_array_elements_text(${documents}::jsonb))`,
  )
}

/** All filters of a request: one bitmap for each section, and one for each other filter. */
export function filterBitmaps(request: ListRequest): FilterBitmap[] {
  const { collection, locale, resolved, priceComparison, filters, nearby } = request
  const sectionBitmaps = sections[collection].flatMap((section) => {
    const facets = resolved.bySection.get(section.name)
    return facets ? [{ section, query: anyFacet(facets) }] : []
  })
  const others: Sql[] = resolved.requiredFacets.map((facet) => anyFacet([facet]))
  const { price, words } = filters
  if (price && priceComparison) others.push(priceRangeBitmap(resolved.listFacet, price, priceComparison))
  if (words)
    others.push(
      bitmapOfRows(
        sql`listing_titles where collection = ${collection} and locale = ${locale} and ${titleContains(words)}`,
      ),
    )
  if (nearby) others.push(nearbyBitmap(collection, nearby))
  return [...sectionBitmaps, ...others.map((query) => ({ query }))].map((bitmap, index) => ({
    ...bitmap,
    name: `filter_${index}`,
  }))
}

/** The section that is the only filter: its own counts are those of the unfiltered list. */
export function onlySection({ resolved, filters, nearby }: ListRequest): string | undefined {
  const [first, ...others] = resolved.bySection.keys()
  const isOnly = others.length + resolved.requiredFacets.length === 0 && !filters.words && !nearby
  return isOnly ? first : undefined
}

/** The segments of a list that have matches after a logical and of some filters. */
export function intersect(listFacet: number, bitmaps: readonly FilterBitmap[]): Sql {
  const tables = bitmaps.map(({ name }) => sql.identifier(name))
  const joins = tables.map((table) => sql`join ${table} on ${table}.segment = list.segment`)
  const bits = sql.join([sql`list.bits`, ...tables.map((table) => sql`${table}.bits`)], sql` & `)
  return sql`
    select * from (
      select list.segment, ${bits} as bits from facet_bitmaps as list ${sql.join(joins, sql` `)}
      where list.facet = ${listFacet}
    ) as intersection where bits <> ${emptySegment}`
}
