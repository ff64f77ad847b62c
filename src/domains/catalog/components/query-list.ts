import type { Cards } from '@/domains/catalog/collections'
import {
  type Filters,
  type ListQuery,
  type Near,
  noFilters,
  radii,
} from '@/domains/catalog/filters/list-query'
import { type ListRoute, listUrl } from '@/domains/catalog/filters/list-url'
import type { Filterable, Sort } from '@/domains/catalog/filters/sections'
import { type FilteredCards, type FilterRequest, filterList, findSimilarTowns } from '@/domains/catalog/query'
import { cachedCategories } from '@/domains/categories/cached-categories'
import type { CategoryView } from '@/domains/categories/queries'
import { placeText } from '@/domains/suppliers/place-text'
import type { Reader } from '@/foundation/payload/reader'
import type { FilterSection } from '@/ui/patterns/filter-panel'
import { type ActiveChip, activeChips, type ChipTexts } from './chips'
import { getChipTexts, getPanelTexts } from './filter-texts'
import { isInPanel, listSections } from './panel-sections'

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

/** A place whose coordinates are unknown, and similar places with links to the list near them. */
export interface UnknownLocation {
  /** Null if the user's own location was requested. */
  place: string | null
  towns: { title: string; href: string }[]
}

/** What the page of a filtered list shows. */
export interface ListView<Card> {
  result: FilteredCards<Card>
  /** The query without unknown values, as canonical URLs write it. */
  query: ListQuery
  /** The categories of products. */
  categories: CategoryView[]
  /** The sections of the filter panel. */
  sections: FilterSection[]
  chips: ActiveChip[]
  /** For an empty list: how many entries there would be without one of the chips. */
  relaxedFilters: { key: string; total: number }[]
  /** For an empty list with a radius: the smallest larger radius that has entries. */
  widerRadius?: { title: string; href: string; total: number }
  unknownLocation: UnknownLocation | null
}

type FetchList<Card> = (filters: Filters, page: number, limit: number) => Promise<FilteredCards<Card>>

/** Null for the default order, for an order that the list does not offer, and for "nearest" without a location. */
function validSort({ query: { sort, filters }, sorts, defaultSort }: ListOptions<Filterable>): Sort | null {
  if (sort === null || sort === defaultSort || !sorts.includes(sort)) return null
  return sort === 'distance' && !filters.near ? null : sort
}

function withoutFixed(values: Filters['sections'], fixed: Filters['sections'] = {}): Filters['sections'] {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in fixed)))
}

/** At most this many relaxed filters are counted, each by a query of its own. */
const maxRelaxed = 6

function relaxFilters(fetchList: FetchList<unknown>, chips: readonly ActiveChip[]) {
  if (chips.length < 2) return []
  return Promise.all(
    chips.slice(0, maxRelaxed).map(async ({ key, filters }) => ({
      key,
      total: (await fetchList(filters, 1, 1)).total,
    })),
  )
}

async function findWiderRadius(
  fetchList: FetchList<unknown>,
  near: Near,
  linkTo: (near: Near) => { filters: Filters; title: string; href: string },
) {
  const candidates = await Promise.all(
    radii
      .filter((radius) => radius > near.kilometres)
      .map(async (kilometres) => {
        const { filters, title, href } = linkTo({ ...near, kilometres })
        const { total } = await fetchList(filters, 1, 1)
        return { title, href, total }
      }),
  )
  return candidates.find(({ total }) => total > 0)
}

/** What an empty list suggests: one filter fewer, or a larger radius. */
async function suggestAlternatives(
  fetchList: FetchList<unknown>,
  { route, query, chips }: { route: ListRoute; query: ListQuery; chips: readonly ActiveChip[] },
  texts: ChipTexts,
  isLocated: boolean,
): Promise<Pick<ListView<unknown>, 'relaxedFilters' | 'widerRadius'>> {
  const { near } = query.filters
  const [relaxedFilters, widerRadius] = await Promise.all([
    relaxFilters(fetchList, chips),
    near && isLocated
      ? findWiderRadius(fetchList, near, (wider) => {
          const filters = { ...query.filters, near: wider }
          return { filters, title: texts.near(wider), href: listUrl(route, { ...query, filters, page: 1 }) }
        })
      : undefined,
  ])
  return { relaxedFilters, widerRadius }
}

async function suggestTowns(
  reader: Reader,
  route: ListRoute,
  query: ListQuery,
): Promise<UnknownLocation | null> {
  const { near } = query.filters
  if (!near) return null
  const towns = near.place ? await findSimilarTowns(reader, near.place) : []
  return {
    place: near.place,
    towns: towns.map((town) => {
      const title = placeText(town, route.locale)
      const filters = { ...query.filters, near: { ...near, place: title } }
      return { title, href: listUrl(route, { ...query, filters, page: 1 }) }
    }),
  }
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
      sort: sort ?? defaultSort,
      page,
      limit,
    })
  const [result, unfiltered, speciesCategories, productCategories] = await Promise.all([
    fetchList(query.filters, query.page, listLimit),
    fetchList(noFilters, 1, 1),
    cachedCategories(reader, 'species'),
    cachedCategories(reader, 'products'),
  ])
  const { applied } = result
  const filters = { ...applied, sections: withoutFixed(applied.sections, fixed) }
  const knownQuery = { ...query, sort, filters }
  const isLocated = result.nearby !== null
  const sections = listSections({
    collection,
    result: { ...result, applied: filters },
    unfiltered,
    categories: [...speciesCategories, ...productCategories],
    texts: await getPanelTexts(locale),
  })
  const texts = await getChipTexts(locale, isLocated)
  const chips = activeChips(route, knownQuery, sections, texts)
  return {
    result,
    query: knownQuery,
    categories: productCategories,
    sections: sections.filter((section) => isInPanel(collection, section)),
    chips,
    relaxedFilters: [],
    ...(result.total === 0 &&
      (await suggestAlternatives(fetchList, { route, query: knownQuery, chips }, texts, isLocated))),
    unknownLocation: isLocated ? null : await suggestTowns(reader, route, knownQuery),
  }
}
