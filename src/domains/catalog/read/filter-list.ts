import type { Cards } from '@/domains/catalog/collections'
import { type Filters, filterCount } from '@/domains/catalog/filters/list-query'
import type { Filterable, Sort } from '@/domains/catalog/filters/sections'
import type { Locale } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { type Database, databaseOf } from '@/foundation/payload/transaction'
import { type ListRequest, onlySection } from './filter-bitmaps'
import { filteredStatement, unfilteredStatement } from './filter-statement'
import { type Location, locate } from './location'
import { findWithinRadius, type NearbySupplier } from './near'
import type { Point } from './point'
import { loadPriceComparison } from './price-range'
import { resolveFilters } from './resolve-filters'
import { type FacetValue, getUnfilteredCounts, type UnfilteredCounts } from './unfiltered-counts'

export interface FilterRequest<C extends Filterable> {
  collection: C
  filters: Filters
  /** The user's position, for `filters.near` without a place. It is not stored. */
  userLocation?: Point | null
  sort: Sort
  /** From 1. */
  page: number
  limit: number
}

/** A card, with the distance of its vendor or supplier if the list is filtered by distance. Kilometres. */
export type CardWithDistance<Card> = Card & { distance: number | null }

export interface FilteredCards<Card> {
  cards: CardWithDistance<Card>[]
  total: number
  page: number
  /** At least 1. */
  pages: number
  /**
   * By section and value: how many entries the value would give under the filters of the other sections. Values
   * without entries are absent.
   */
  counts: Record<string, Record<string, number>>
  /** How many entries are in stock and on sale under all filters. */
  offers: { inStock: number; onSale: number }
  /** By section and value: titles of values that are documents themselves, species and vendors. */
  titles: Record<string, Record<string, string>>
  /** The filters, each known value in its canonical form. */
  applied: Filters
  /** Those of the values that do not exist and match nothing, by section. */
  unknown: Filters['sections']
  /** Suppliers within the radius, nearest first; null without a filter by distance, or if its place is unknown. */
  nearby: NearbySupplier[] | null
  /** Where distances are measured from; null without a filter by distance, or if its place is unknown. */
  location: Location | null
}

type CardRow = { id: string; vendor?: { id: string } | null }

interface StatementResult {
  total: number
  /** By facet id; null for an unfiltered list. */
  counts: Record<number, number> | null
  cards: CardRow[] | null
}

/** Ids of facets by section. */
function groupBySection(values: readonly FacetValue[]): Map<string, number[]> {
  const bySection = new Map<string, number[]>()
  for (const { section, facet } of values) {
    const facets = bySection.get(section)
    if (facets) facets.push(facet)
    else bySection.set(section, [facet])
  }
  return bySection
}

async function resolveNearby(
  db: Database,
  locale: Locale,
  { collection, filters: { near }, userLocation }: FilterRequest<Filterable>,
): Promise<Pick<FilteredCards<unknown>, 'nearby' | 'location'>> {
  const location = near && (await locate(db, near, { locale, userLocation }))
  if (!location) return { nearby: null, location: null }
  return { location, nearby: await findWithinRadius(db, collection, location.points, near.kilometres) }
}

async function runStatement(
  db: Database,
  request: ListRequest,
  unfiltered: UnfilteredCounts,
): Promise<StatementResult> {
  if (filterCount(request.resolved.applied) === 0) {
    const [row] = await queryRows<Pick<StatementResult, 'cards'>>(db, unfilteredStatement(request))
    return { total: unfiltered.total, counts: null, cards: row?.cards ?? null }
  }
  const skipped = onlySection(request)
  const counted = groupBySection(unfiltered.values.filter(({ section }) => section !== skipped))
  const [row] = await queryRows<StatementResult>(db, filteredStatement(request, counted))
  return row ?? { total: 0, counts: null, cards: null }
}

/** Counts and titles by section and value. `counts` of a section that is the only filter are the unfiltered ones. */
function nameCounts(
  request: ListRequest,
  values: readonly FacetValue[],
  counts: StatementResult['counts'],
  isFiltered: boolean,
): Pick<FilteredCards<unknown>, 'counts' | 'titles'> {
  const bySection: FilteredCards<unknown>['counts'] = {}
  const titles: FilteredCards<unknown>['titles'] = {}
  const skipped = onlySection(request)
  const requested = request.resolved.applied.sections
  for (const { section, facet, value, title, total, unlisted } of values) {
    if (unlisted && !requested[section]?.includes(value)) continue
    const count = isFiltered && section !== skipped ? counts?.[facet] : total
    if (!count) continue
    bySection[section] ??= {}
    bySection[section][value] = count
    if (title === null) continue
    titles[section] ??= {}
    titles[section][value] = title
  }
  return { counts: bySection, titles }
}

function withDistances<C extends Filterable>(
  collection: C,
  cards: readonly CardRow[],
  nearby: readonly NearbySupplier[] | null,
): CardWithDistance<Cards[C]>[] {
  const distances = new Map(nearby?.map(({ document, kilometres }) => [document, kilometres]))
  return cards.map((card) => {
    const supplier = collection === 'products' ? (card.vendor?.id ?? '') : card.id
    // The statement selects cards of this collection only.
    return { ...(card as Cards[C]), distance: distances.get(supplier) ?? null }
  })
}

/**
 * One page of a filtered list with the counts of every filter value: published entries only, in the reader's language.
 * `knownCounts` saves looking up the counts of the unfiltered list.
 */
export async function filterList<C extends Filterable>(
  { payload, locale }: Reader,
  request: FilterRequest<C>,
  knownCounts?: UnfilteredCounts,
): Promise<FilteredCards<Cards[C]>> {
  const { collection, filters, sort, page, limit } = request
  const { price } = filters
  const db = databaseOf(payload)
  const [resolved, priceComparison, { nearby, location }] = await Promise.all([
    resolveFilters(db, collection, filters),
    price && (price.from !== null || price.to !== null) ? loadPriceComparison(db) : null,
    resolveNearby(db, locale, request),
  ])
  const unfiltered = knownCounts ?? (await getUnfilteredCounts(db, collection, resolved.listFacet))
  const listRequest = { collection, locale, resolved, priceComparison, filters, nearby, sort, page, limit }
  const isFiltered = filterCount(resolved.applied) > 0
  const { total, counts, cards } = await runStatement(db, listRequest, unfiltered)
  const named = nameCounts(listRequest, unfiltered.values, counts, isFiltered)
  const { stock, sale, ...sectionCounts } = named.counts
  return {
    cards: withDistances(collection, cards ?? [], nearby),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    counts: sectionCounts,
    offers: { inStock: stock?.in ?? 0, onSale: sale?.on ?? 0 },
    titles: named.titles,
    applied: resolved.applied,
    unknown: resolved.unknown,
    nearby,
    location,
  }
}
