import type { Cards } from '@/domains/catalog/collections'
import { type Filters, type ListQuery, noFilters } from '@/domains/catalog/filters/list-query'
import type { ListRoute } from '@/domains/catalog/filters/list-url'
import type { Filterable, Sort } from '@/domains/catalog/filters/sections'
import { countTags, type FilteredCards, type FilterRequest, filterList } from '@/domains/catalog/query'
import { cachedCategories } from '@/domains/categories/cached-categories'
import type { CategoryView } from '@/domains/categories/queries'
import { cached } from '@/foundation/cache/cached'
import { distanceText } from '@/foundation/i18n/distance'
import type { Reader } from '@/foundation/payload/reader'
import type { FilterSection } from '@/ui/patterns/filter-panel'
import { type Alternatives, suggestAlternatives } from './alternatives'
import { type ActiveChip, activeChips } from './chips'
import type { FetchList } from './fetch-list'
import { getChipTexts, getPanelTexts } from './filter-texts'
import { describeLocation, findSimilar, type KnownLocation, type UnknownLocation } from './list-location'
import { isInPanel, listSections, type PanelData } from './panel-sections'

/** Entries on a page of a filtered list. */
export const listLimit = 20

export interface ListOptions<C extends Filterable> {
  reader: Reader
  route: ListRoute & { collection: C }
  query: ListQuery
  /** Section values that the path of the list stands for. */
  fixed?: Filters['sections']
  userLocation?: FilterRequest<C>['userLocation']
  defaultSort: Sort
  /** All orders that the list offers. */
  sorts: readonly Sort[]
}

/** What the page of a filtered list shows. */
export interface ListView<Card> extends Alternatives {
  result: FilteredCards<Card>
  /** The cards of the result, with their distances as texts. */
  cards: (Card & { distance: string | null })[]
  /** The query without unknown values, as canonical URLs write it. */
  query: ListQuery
  /** The categories of products. */
  categories: CategoryView[]
  /** The sections of the filter panel. */
  sections: FilterSection[]
  chips: ActiveChip[]
  /** Null without a filter by distance. */
  location: KnownLocation | null
  unknownLocation: UnknownLocation | null
}

/** Null for the default order, for an order that the list does not offer, and for "nearest" without a location. */
function validSort({ query: { sort, filters }, sorts, defaultSort }: ListOptions<Filterable>): Sort | null {
  if (sort === null || sort === defaultSort || !sorts.includes(sort)) return null
  return sort === 'distance' && !filters.near ? null : sort
}

function withoutFixed(values: Filters['sections'], fixed: Filters['sections'] = {}): Filters['sections'] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in fixed)))
}

/** Near a place, the nearest are the most relevant. */
export function appliedDefaultSort(defaultSort: Sort, { near }: Filters): Sort {
  return near && defaultSort === 'relevance' ? 'distance' : defaultSort
}

/** The values of the list without its filters, which the panel offers even if nothing matches them. */
function offeredValues(
  fetchList: FetchList<unknown>,
  collection: Filterable,
  fixed: Filters['sections'] = {},
): Promise<Pick<FilteredCards<unknown>, 'counts' | 'titles'>> {
  const key = ['offered values', collection, JSON.stringify(fixed)]
  return cached(key, countTags(collection), async () => {
    const { counts, titles } = await fetchList(noFilters, 1, 1)
    return { counts, titles }
  })
}

/** In units of `cached`: some hundred values with their HTML. */
const panelWeight = 25

interface Sections {
  all: FilterSection[]
  inPanel: FilterSection[]
}

/**
 * The sections of a list, which differ with the counts and the selected values only: another page, order or price often
 * has the same, and their HTML.
 */
async function loadSections(
  fetchList: FetchList<unknown>,
  { reader, route, fixed }: ListOptions<Filterable>,
  result: PanelData['result'],
): Promise<Sections> {
  const { collection, locale } = route
  const texts = getPanelTexts(locale)
  const { counts, titles, applied } = result
  const shown = JSON.stringify([collection, locale, fixed, counts, titles, applied.sections])
  const load = async () => {
    const [unfiltered, species, products] = await Promise.all([
      offeredValues(fetchList, collection, fixed),
      cachedCategories(reader, 'species'),
      cachedCategories(reader, 'products'),
    ])
    const categories = [...species, ...products]
    const all = listSections({ collection, result, unfiltered, categories, texts })
    return { all, inPanel: all.filter((section) => isInPanel(collection, section)) }
  }
  return cached(['panel', shown], countTags(collection), load, panelWeight)
}

/** Queries a list and prepares everything that its page shows. */
export async function queryList<C extends Filterable>(options: ListOptions<C>): Promise<ListView<Cards[C]>> {
  const { reader, route, query, defaultSort, fixed, userLocation } = options
  const { collection, locale } = route
  const sort = validSort(options)
  const fetchList: FetchList<Cards[C]> = (filters, page, limit) =>
    filterList(reader, {
      collection,
      filters: { ...filters, sections: { ...filters.sections, ...fixed } },
      userLocation,
      sort: sort ?? appliedDefaultSort(defaultSort, filters),
      page,
      limit,
    })
  const [result, categories] = await Promise.all([
    fetchList(query.filters, query.page, listLimit),
    cachedCategories(reader, 'products'),
  ])
  const { applied } = result
  const filters = { ...applied, sections: withoutFixed(applied.sections, fixed) }
  const knownQuery = { ...query, sort, filters }
  const location = await describeLocation(fetchList, route, knownQuery, result)
  const sections = await loadSections(fetchList, options, { ...result, applied: filters })
  const texts = getChipTexts(locale, location?.unit ?? null)
  const chips = activeChips(route, knownQuery, sections.all, texts)
  return {
    result,
    cards: result.cards.map(({ distance, ...card }) => ({
      ...(card as unknown as Cards[C]),
      distance: location && distance !== null ? distanceText(distance, location.unit, locale) : null,
    })),
    query: knownQuery,
    categories,
    sections: sections.inPanel,
    chips,
    ...(await suggestAlternatives(fetchList, { route, query: knownQuery, chips }, texts, result)),
    location,
    unknownLocation: location ? null : await findSimilar(reader, route, knownQuery),
  }
}
