import { queryList } from '@/domains/catalog/components/query-list'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import type { Point } from '@/domains/catalog/query'
import type { Locale } from '@/foundation/i18n/locales'
import { viewAll } from '@/foundation/routing/paths'
import { pageReader } from '@/site/page-reader'
import { loadCategoryTrail, productRoot } from './load-category-trail'

export const defaultSort = 'relevance'
export const sorts = [defaultSort, 'newest', 'price', 'price-desc', 'rating', 'likes', 'title'] as const

export interface ProductListRequest {
  locale: Locale
  /** The path of the category below the root; empty for all products. */
  segments: readonly string[]
  query: ListQuery
  userLocation?: Point | null
}

/** The list of all products or of a category, filtered by the query. */
export async function loadProductList({ locale, segments, query, userLocation }: ProductListRequest) {
  const trail = await loadCategoryTrail(locale, segments.join('/'))
  const category = trail.at(-1)
  const route = { collection: 'products', locale, path: category?.url ?? viewAll.products } as const
  const fixed = category && { category: [category.path.slice(productRoot.length + 1)] }
  const reader = await pageReader(locale)
  const list = await queryList({ reader, route, query, fixed, userLocation, defaultSort, sorts })
  return { trail, category, route, list }
}
