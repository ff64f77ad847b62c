import {
  anyDistance,
  type Filters,
  type ListQuery,
  type Near,
  radiiIn,
} from '@/domains/catalog/filters/list-query'
import { type ListRoute, listUrl } from '@/domains/catalog/filters/list-url'
import type { FilteredCards } from '@/domains/catalog/query'
import { distanceUnit } from '@/foundation/i18n/distance'
import type { Locale } from '@/foundation/i18n/locales'
import type { ActiveChip, ChipTexts } from './chips'
import type { FetchList } from './fetch-list'

/** A list with a larger radius. */
interface WiderList {
  title: string
  href: string
  total: number
}

/** Other lists that a list suggests. */
export interface Alternatives {
  /** For an empty list: how many entries there would be without one of the chips. */
  relaxedFilters: { key: string; total: number }[]
  /** For an empty list with a radius: the smallest larger radius that has entries. */
  widerRadius?: WiderList
  /** On the last page of a list with a radius: the list without it, if that has more entries. */
  farther?: WiderList
}

/** At most this many relaxed filters are counted, each by a query of its own. */
const maxRelaxed = 6

function relaxFilters(fetchList: FetchList<unknown>, chips: readonly ActiveChip[]) {
  // Without the values that do not exist, the list may not be empty at all.
  if (chips.length < 2 || chips.some(({ isUnknown }) => isUnknown)) return []
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
  locale: Locale,
): Promise<WiderList | undefined> {
  const candidates = await Promise.all(
    radiiIn(distanceUnit(locale))
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
export async function suggestAlternatives(
  fetchList: FetchList<unknown>,
  { route, query, chips }: { route: ListRoute; query: ListQuery; chips: readonly ActiveChip[] },
  texts: ChipTexts,
  result: FilteredCards<unknown>,
): Promise<Alternatives> {
  const near = result.location && query.filters.near
  const linkTo: LinkTo = (wider) => {
    const filters = { ...query.filters, near: wider }
    return { filters, title: texts.near(wider), href: listUrl(route, { ...query, filters, page: 1 }) }
  }
  const [relaxedFilters, widerRadius, farther] = await Promise.all([
    result.total === 0 ? relaxFilters(fetchList, chips) : [],
    near && result.total === 0 ? findWiderRadius(fetchList, near, linkTo, route.locale) : undefined,
    near && result.total > 0 ? findFarther(fetchList, near, linkTo, result) : undefined,
  ])
  return { relaxedFilters, widerRadius, farther }
}
