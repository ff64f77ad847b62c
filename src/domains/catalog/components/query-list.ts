import type { Cards } from '@/domains/catalog/collections'
import { type Filters, type ListQuery, noFilters } from '@/domains/catalog/filters/list-query'
import { type ListRoute, listUrl } from '@/domains/catalog/filters/list-url'
import { sections as allSections, type Filterable, type Sort } from '@/domains/catalog/filters/sections'
import { countTags, type FilteredCards, type FilterRequest, filterList } from '@/domains/catalog/query'
import { cachedCategories } from '@/domains/categories/cached-categories'
import type { CategoryView } from '@/domains/categories/queries'
import { cached } from '@/foundation/cache/cached'
import { distanceText } from '@/foundation/i18n/distance'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Reader } from '@/foundation/payload/reader'
import type { FilterSection } from '@/ui/patterns/filter-panel'
import { type Alternatives, suggestAlternatives } from './alternatives'
import { type ActiveChip, activeChips, type UnknownValue, withoutUnknown } from './chips'
import type { FetchList } from './fetch-list'
import { getChipTexts, getPanelTexts } from './filter-texts'
import { describeLocation, findSimilar, type KnownLocation, type UnknownLocation } from './list-location'
import { isInPanel, listSections, type PanelData, sectionTitle } from './panel-sections'

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
  /** The query as canonical URLs write it. */
  query: ListQuery
  /** The categories of products. */
  categories: CategoryView[]
  /** The sections of the filter panel. */
  sections: FilterSection[]
  chips: ActiveChip[]
  /** The filters that name values that do not exist; null if there are none. */
  unknownValues: UnknownValues | null
  /** Null without a filter by distance. */
  location: KnownLocation | null
  unknownLocation: UnknownLocation | null
}

/** Filters that match nothing, because what they name does not exist. */
export interface UnknownValues {
  titles: string[]
  /** As parameters of the URL. */
  parameters: { name: string; value: string }[]
  /** The URL of the list without them. */
  without: string
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

/** The categories of species and of products, whose titles sections have. */
async function sectionCategories(reader: Reader): Promise<CategoryView[]> {
  const roots = ['species', 'products'].map((root) => cachedCategories(reader, root))
  return (await Promise.all(roots)).flat()
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
    const [unfiltered, categories] = await Promise.all([
      offeredValues(fetchList, collection, fixed),
      sectionCategories(reader),
    ])
    const all = listSections({ collection, result, unfiltered, categories, texts })
    return { all, inPanel: all.filter((section) => isInPanel(collection, section)) }
  }
  return cached(['panel', shown], countTags(collection), load, panelWeight)
}

/** The values of a query that do not exist; reads nothing for a list whose values all do. */
async function describeUnknown(
  { reader, route }: ListOptions<Filterable>,
  unknown: Filters['sections'],
): Promise<UnknownValue[]> {
  if (Object.keys(unknown).length === 0) return []
  const names = { categories: await sectionCategories(reader), texts: getPanelTexts(route.locale) }
  return allSections[route.collection].flatMap((section) =>
    (unknown[section.name] ?? []).map((value) => ({
      name: section.name,
      value,
      section: sectionTitle(section, names),
    })),
  )
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
  const filters = { ...result.applied, sections: withoutFixed(result.applied.sections, fixed) }
  const knownQuery = { ...query, sort, filters }
  const unknown = await describeUnknown(options, result.unknown)
  const existing = withoutUnknown(filters, unknown)
  const location = await describeLocation(fetchList, route, knownQuery, result)
  const sections = await loadSections(fetchList, options, { ...result, applied: existing })
  const texts = getChipTexts(locale, location?.unit ?? null)
  const chips = activeChips(route, { query: knownQuery, shownSections: sections.all, unknown }, texts)
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
    unknownValues:
      unknown.length > 0
        ? {
            titles: unknown.map(({ section, value }) => texts.unknown(plainText(section), value)),
            parameters: unknown,
            without: listUrl(route, { ...knownQuery, filters: existing, page: 1 }),
          }
        : null,
    ...(await suggestAlternatives(fetchList, { route, query: knownQuery, chips }, texts, result)),
    location,
    unknownLocation: location ? null : await findSimilar(reader, route, knownQuery),
  }
}
