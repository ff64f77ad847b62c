import { unstable_cache } from 'next/cache'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { Cards } from '@/domains/catalog/collections'
import { chipsOf } from '@/domains/catalog/components/chips'
import { isInPanel, listSections } from '@/domains/catalog/components/panel-sections'
import {
  type Filters,
  type ListQuery,
  type Near,
  noFilters,
  radii,
} from '@/domains/catalog/filters/list-query'
import { addressOf, type ListPlace } from '@/domains/catalog/filters/list-url'
import type { Filterable, Sort } from '@/domains/catalog/filters/sections'
import { type CategoryView, categoriesUnder } from '@/domains/categories/queries'
import { placeText, regionText } from '@/domains/suppliers/place-text'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { moneyText } from '@/ui/money'
import { type Filtered, type FilterQuestion, filtered } from './filter-list'
import { townsLike } from './near'

/** A list of this many a page. */
export const listLimit = 20

/** Of a root of the taxonomy, kept until a category changes: every narrowed list needs them. */
export function cachedCategories(reader: Reader, root: string): Promise<CategoryView[]> {
  return unstable_cache(() => categoriesUnder(reader, root), ['categories-under', root, reader.locale], {
    tags: [tags.list('categories')],
  })()
}

interface ListRequest<C extends Filterable> {
  reader: Reader
  place: ListPlace & { collection: C }
  query: ListQuery
  /** What the list's own address narrows it down by. */
  fixed?: Filters['sections']
  at?: FilterQuestion<C>['at']
  /** The order of the list where none is asked for. */
  own: Sort
  /** All orders that it offers. */
  sorts: readonly Sort[]
}

/** The order that is asked for: null for the list's own, for one it does not offer, and for nearest to nothing. */
function sortOf({
  query: { sort, filters },
  sorts,
  own,
}: Pick<ListRequest<Filterable>, 'query' | 'sorts' | 'own'>) {
  if (sort === null || sort === own || !sorts.includes(sort)) return null
  return sort === 'distance' && !filters.near ? null : sort
}

/** A list as it is narrowed down, with all that is said of it. */
export async function queryList<C extends Filterable>(narrowing: ListRequest<C>) {
  const { reader, place, query, own, at } = narrowing
  const { collection, locale } = place
  const sort = sortOf(narrowing)
  const ask = (filters: Filters, page: number, limit: number): Promise<Filtered<Cards[C]>> =>
    filtered(reader, {
      collection,
      filters: { ...filters, sections: { ...filters.sections, ...narrowing.fixed } },
      at,
      sort: sort ?? own,
      page,
      limit,
    })
  const [answer, whole, ofSpecies, ofProducts] = await Promise.all([
    ask(query.filters, query.page, listLimit),
    ask(noFilters, 1, 1),
    cachedCategories(reader, 'species'),
    cachedCategories(reader, 'products'),
  ])
  const t = await getTranslations('filters')
  const format = await getFormatter()
  const categories = [...ofSpecies, ...ofProducts]
  const products = await getTranslations('products')
  const suppliers = await getTranslations('suppliers')
  // The address holds what is known of what was asked.
  const known: ListQuery = {
    ...query,
    sort,
    filters: { ...answer.applied, sections: withoutFixed(answer, narrowing) },
  }
  const all = listSections({
    collection,
    answer: { ...answer, applied: known.filters },
    whole,
    categories,
    words: {
      title: (section) => t(`sections.${section}` as 'sections.vendor'),
      value: (section, value) => {
        if (section === 'badge') return products(`badges.${value}` as 'badges.vegan')
        if (section === 'type') return suppliers(`types.${value}` as 'types.grower')
        return ['country', 'state', 'region'].includes(section) ? regionText(value, locale) : value
      },
      whole: t('whole'),
      note: (section) => (section === 'benefit' || section === 'effect' ? t(`note.${section}`) : undefined),
    },
  })
  const money = (amount: number, currency: string) => moneyText({ amount, currency }, locale)
  const nearText = ({ place: named, kilometres }: Near) => {
    if (!answer.neighbours) return named ? t('near.chipUnknown', { place: named }) : t('near.chipNowhere')
    return named
      ? t('near.chip', { place: named, kilometres: format.number(kilometres) })
      : t('near.chipHere', { kilometres: format.number(kilometres) })
  }
  const chips = chipsOf(place, known, all, {
    words: (words) => t('words', { words }),
    price: ({ from, to, currency }) => {
      if (from !== null && to !== null)
        return t('price.between', { from: money(from, currency), to: money(to, currency) })
      if (from) return t('price.least', { from: money(from, currency) })
      if (to !== null) return t('price.most', { to: money(to, currency) })
      return t('price.in', { currency })
    },
    inStock: t('inStock'),
    onSale: t('onSale'),
    near: nearText,
  })
  const looser =
    answer.total === 0 && chips.length > 1
      ? await Promise.all(
          chips.slice(0, 6).map(async ({ key, filters }) => ({
            key,
            total: (await ask(filters, 1, 1)).total,
          })),
        )
      : []
  const { near } = known.filters
  const farther =
    answer.total === 0 && near && answer.neighbours
      ? radii.filter((radius) => radius > near.kilometres).map((kilometres) => ({ ...near, kilometres }))
      : []
  const reached = await Promise.all(
    farther.map(async (reach) => {
      const filters = { ...known.filters, near: reach }
      const { total } = await ask(filters, 1, 1)
      return { title: nearText(reach), href: addressOf(place, { ...known, filters, page: 1 }), total }
    }),
  )
  const lost = near && !answer.neighbours ? near : null
  const meant = lost?.place ? await townsLike(reader, lost.place) : []
  return {
    answer,
    query: known,
    categories: ofProducts,
    sections: all.filter((section) => isInPanel(collection, section)),
    chips,
    looser,
    wider: reached.find(({ total }) => total > 0),
    /** Near what nobody knows, and towns that may have been meant. */
    lost: lost && {
      place: lost.place,
      towns: meant.map((town) => {
        const title = placeText(town, locale)
        const filters = { ...known.filters, near: { ...lost, place: title } }
        return { title, href: addressOf(place, { ...known, filters, page: 1 }) }
      }),
    },
  }
}

function withoutFixed<C extends Filterable>(answer: Filtered<unknown>, { fixed = {} }: ListRequest<C>) {
  return Object.fromEntries(Object.entries(answer.applied.sections).filter(([name]) => !(name in fixed)))
}
