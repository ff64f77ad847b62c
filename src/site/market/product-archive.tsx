import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { listUrl } from '@/domains/catalog/filters/list-url'
import { ProductItem } from '@/domains/products/components/product-item'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { notFound, permanentRedirect } from '@/foundation/routing/signals'
import { ListPage, type ListPagePart } from '@/site/lists/list-page'
import { ListTitle } from '@/site/lists/list-title'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { defaultSort, loadProductList, type ProductListRequest, sorts } from './load-product-list'
import { ProductCategories } from './product-categories'
import {
  loadNearestStores,
  ProductFilters,
  ProductListHead,
  ProductListNotes,
  placesWithStores,
} from './product-list-parts'
import '@/ui/styles/market.css'

interface ProductArchiveProps extends ProductListRequest {
  /** Renders only what a filter changes, for a page that is already open. */
  part?: ListPagePart
  /** Places the list among other parts of the page. */
  around?: (list: ReactNode) => ReactNode
}

/** One page of all products or of a category, filtered by the query. */
export async function ProductArchive({ part, around, ...request }: ProductArchiveProps) {
  const { segments, query } = request
  const { trail, category, route, list } = await loadProductList(request)
  const { path } = route
  if (path !== [viewAll.products, ...segments].join('/')) permanentRedirect(listUrl(route, query))
  dependsOn(['products', 'categories', 'vendors', 'mushrooms'].map(tags.list))
  const { result, query: knownQuery } = list
  if (query.page > result.pages) notFound()
  const t = await getTranslations('products')
  const [places, stores] = await Promise.all([
    placesWithStores(request.locale),
    loadNearestStores({ route, list }),
  ])
  const categoryCrumbs = trail.map(({ title }) => ({ label: title }))
  const crumbs = crumbsTo(
    request.locale,
    pagePath(path, query.page),
    { label: t('title') },
    ...categoryCrumbs,
  )
  // Links to other categories replace the category, whether it is in the path or a filter.
  const { category: _, ...otherSections } = knownQuery.filters.sections
  const title = <ListTitle title={category?.title ?? t('title')} chips={list.chips} />
  return (
    <ListPage
      route={route}
      crumbs={crumbs}
      part={part}
      around={around}
      title={title}
      head={<ProductListHead title={title} category={category} />}
      list={list}
      sorts={sorts}
      defaultSort={defaultSort}
      navigation={
        <ProductCategories
          route={route}
          query={{ ...knownQuery, filters: { ...knownQuery.filters, sections: otherSections } }}
          categories={list.categories}
          counts={result.counts.category}
          trail={trail}
        />
      }
      fields={<ProductFilters list={list} places={places} />}
      note={<ProductListNotes route={route} list={list} stores={stores} />}
    >
      {list.cards.map((card, index) => (
        <ProductItem key={card.id} product={card} urgent={index === 0} />
      ))}
    </ListPage>
  )
}
