import { type ListView, queryList } from '@/domains/catalog/components/query-list'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { listUrl } from '@/domains/catalog/filters/list-url'
import { getNearestStores, getTownsWithStores, type Point, type StoreCard } from '@/domains/catalog/query'
import type { ProductCard } from '@/domains/products/listing'
import { placeText } from '@/domains/suppliers/place-text'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { viewAll } from '@/foundation/routing/paths'
import { notFound, permanentRedirect } from '@/foundation/routing/signals'
import { loadCategoryTrail, productRoot } from './load-category-trail'

export const defaultSort = 'relevance'
export const sorts = [defaultSort, 'newest', 'price', 'price-desc', 'rating', 'likes', 'title'] as const

interface ProductListRequest {
  reader: Reader
  /** The path of the category below the root; empty for all products. */
  segments: readonly string[]
  query: ListQuery
  userLocation?: Point | null
}

/** More stores than this cannot be told apart on the map. */
const maxStores = 20

export interface NearestStores {
  /** The nearest stores that sell what is listed; none without a location. */
  stores: readonly StoreCard[]
  /** All stores within the radius. */
  total: number
}

async function loadNearestStores(
  reader: Reader,
  { query, result }: ListView<ProductCard>,
): Promise<NearestStores> {
  const selected = query.filters.sections.vendor
  const vendors = Object.keys(result.counts.vendor ?? {}).filter((slug) => selected?.includes(slug) ?? true)
  const stores = result.nearby ? await getNearestStores(reader, result.nearby, vendors, maxStores) : []
  return { stores, total: vendors.length }
}

/** Names of the towns that have stores. */
async function placesWithStores(reader: Reader): Promise<string[]> {
  const towns = await getTownsWithStores(reader)
  return [...new Set(towns.map((town) => placeText(town, reader.locale)))].sort()
}

/**
 * Reads one page of all products or of a category, filtered by the query. Throws the signals for a redirect where the
 * category has another address, and for 404 beyond the last page.
 */
export async function loadProductList({ reader, segments, query, userLocation }: ProductListRequest) {
  const trail = await loadCategoryTrail(reader, segments.join('/'))
  const category = trail.at(-1)
  const path = category?.url ?? viewAll.products
  const route = { collection: 'products', locale: reader.locale, path } as const
  if (path !== [viewAll.products, ...segments].join('/')) permanentRedirect(listUrl(route, query))
  const fixed = category && { category: [category.path.slice(productRoot.length + 1)] }
  const [list, places] = await Promise.all([
    queryList({ reader, route, query, fixed, userLocation, defaultSort, sorts }),
    placesWithStores(reader),
  ])
  dependsOn(['products', 'categories', 'vendors', 'mushrooms'].map(tags.list))
  if (query.page > list.result.pages) notFound()
  return { trail, category, route, query, list, places, nearest: await loadNearestStores(reader, list) }
}

export type ProductListData = Awaited<ReturnType<typeof loadProductList>>
