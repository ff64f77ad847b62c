import type { Cards } from '@/domains/catalog/collections'
import {
  anyDistance,
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
import { placeLabel, placeLabels } from '@/domains/places/place-label'
import { similarPlaces } from '@/domains/places/similar-places'
import { countryName, placeText } from '@/domains/suppliers/place-text'
import { type DistanceUnit, distanceText, distanceUnit } from '@/foundation/i18n/distance'
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

/** A place and the list near it. */
interface PlaceLink {
  title: string
  href: string
}

/** A place whose coordinates are unknown, and places that are spelled like it. */
export interface UnknownLocation {
  /** Null if the user's own location was requested. */
  place: string | null
  similar: PlaceLink[]
}

/** The place that distances are measured from, and others of its name. */
export interface KnownLocation {
  /** Null for the user's own location, and for a place that only a vendor names. */
  title: string | null
  namesakes: PlaceLink[]
  unit: DistanceUnit
  /** What is delivered to the country of the place, near or not; products only. */
  delivered: DeliveredList | null
}

/** The products that are delivered to a country. */
interface DeliveredList {
  country: string
  href: string
  total: number
}

/** What the page of a filtered list shows. */
export interface ListView<Card> {
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
  /** For an empty list: how many entries there would be without one of the chips. */
  relaxedFilters: { key: string; total: number }[]
  /** For an empty list with a radius: the smallest larger radius that has entries. */
  widerRadius?: WiderList
  /** On the last page of a list with a radius: the list without it, if that has more entries. */
  farther?: WiderList
  /** Null without a filter by distance. */
  location: KnownLocation | null
  unknownLocation: UnknownLocation | null
}

/** A list with a larger radius. */
interface WiderList {
  title: string
  href: string
  total: number
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
  linkTo: LinkTo,
): Promise<WiderList | undefined> {
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

async function findFarther(
  fetchList: FetchList<unknown>,
  near: Near,
  linkTo: LinkTo,
  { total, page, pages }: FilteredCards<unknown>,
): Promise<WiderList | undefined> {
  if (page < pages || near.kilometres === anyDistance) return undefined
  const { filters, title, href } = linkTo({ ...near, kilometres: anyDistance })
  const everywhere = (await fetchList(filters, 1, 1)).total
  return everywhere > total ? { title, href, total: everywhere - total } : undefined
}

/** The same list with another radius, and the title of its chip. */
type LinkTo = (near: Near) => { filters: Filters; title: string; href: string }

/** What a list suggests that is empty or ends at its radius: one filter fewer, or a larger radius. */
async function suggestAlternatives(
  fetchList: FetchList<unknown>,
  { route, query, chips }: { route: ListRoute; query: ListQuery; chips: readonly ActiveChip[] },
  texts: ChipTexts,
  result: FilteredCards<unknown>,
): Promise<Pick<ListView<unknown>, 'relaxedFilters' | 'widerRadius' | 'farther'>> {
  const near = result.location && query.filters.near
  const linkTo: LinkTo = (wider) => {
    const filters = { ...query.filters, near: wider }
    return { filters, title: texts.near(wider), href: listUrl(route, { ...query, filters, page: 1 }) }
  }
  const [relaxedFilters, widerRadius, farther] = await Promise.all([
    result.total === 0 ? relaxFilters(fetchList, chips) : [],
    near && result.total === 0 ? findWiderRadius(fetchList, near, linkTo) : undefined,
    near && result.total > 0 ? findFarther(fetchList, near, linkTo, result) : undefined,
  ])
  return { relaxedFilters, widerRadius, farther }
}

/** Links to the list near other places. */
function placeLinks(route: ListRoute, query: ListQuery, near: Near, places: readonly string[]): PlaceLink[] {
  return places.map((place) => {
    const filters = { ...query.filters, near: { ...near, place } }
    return { title: place, href: listUrl(route, { ...query, filters, page: 1 }) }
  })
}

/** At most this many places are suggested. */
const maxPlaces = 5

/** Places with a similar name, or else towns that have stores. */
async function findSimilar(
  reader: Reader,
  route: ListRoute,
  query: ListQuery,
): Promise<UnknownLocation | null> {
  const { near } = query.filters
  if (!near) return null
  const { place } = near
  if (place === null) return { place, similar: [] }
  const similar = await similarPlaces(place, maxPlaces)
  const labels =
    similar.length > 0
      ? similar.map((one) => placeLabel(one, route.locale))
      : (await findSimilarTowns(reader, place)).map((town) => placeText(town, route.locale))
  return { place, similar: placeLinks(route, query, near, [...new Set(labels)]) }
}

async function findDelivered(
  fetchList: FetchList<unknown>,
  route: ListRoute,
  query: ListQuery,
  country: string,
): Promise<DeliveredList | null> {
  if (route.collection !== 'products') return null
  const sections = { ...query.filters.sections, region: [country] }
  const filters = { ...query.filters, near: null, sections }
  const { total } = await fetchList(filters, 1, 1)
  return {
    country: countryName(country, route.locale),
    href: listUrl(route, { ...query, filters, page: 1 }),
    total,
  }
}

async function describeLocation(
  fetchList: FetchList<unknown>,
  route: ListRoute,
  query: ListQuery,
  { location }: FilteredCards<unknown>,
): Promise<KnownLocation | null> {
  const { near } = query.filters
  if (!near || !location) return null
  const { place, namesakes } = location
  const unit = distanceUnit(place?.country ?? null, route.locale)
  const delivered = place && (await findDelivered(fetchList, route, query, place.country))
  if (!near.place || !place) return { title: null, namesakes: [], unit, delivered }
  const [title = '', ...others] = placeLabels([place, ...namesakes], route.locale)
  const labels = [...new Set(others)].filter((label) => label !== title).slice(0, maxPlaces)
  return { title, namesakes: placeLinks(route, query, near, labels), unit, delivered }
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
      sort: sort ?? (filters.near && defaultSort === 'relevance' ? 'distance' : defaultSort),
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
  const location = await describeLocation(fetchList, route, knownQuery, result)
  const sections = listSections({
    collection,
    result: { ...result, applied: filters },
    unfiltered,
    categories: [...speciesCategories, ...productCategories],
    texts: await getPanelTexts(locale),
  })
  const texts = await getChipTexts(locale, location?.unit ?? null)
  const chips = activeChips(route, knownQuery, sections, texts)
  return {
    result,
    cards: result.cards.map(({ distance, ...card }) => ({
      ...(card as unknown as Cards[C]),
      distance: location && distance !== null ? distanceText(distance, location.unit, locale) : null,
    })),
    query: knownQuery,
    categories: productCategories,
    sections: sections.filter((section) => isInPanel(collection, section)),
    chips,
    ...(await suggestAlternatives(fetchList, { route, query: knownQuery, chips }, texts, result)),
    location,
    unknownLocation: location ? null : await findSimilar(reader, route, knownQuery),
  }
}
