import { notFound, permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ListPage } from '@/app/(site)/lists/list-page'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { pageReader } from '@/app/page-reader'
import { queryList } from '@/domains/catalog/components/query-list'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { listUrl } from '@/domains/catalog/filters/list-url'
import type { Point } from '@/domains/catalog/query'
import { ProductItem } from '@/domains/products/components/product-item'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { loadCategoryTrail, productRoot } from './load-category-trail'
import { ProductCategories } from './product-categories'
import { ProductFilters, ProductListHead, ProductListNotes } from './product-list-parts'
import '@/ui/styles/market.css'

const defaultSort = 'relevance'
const sorts = [defaultSort, 'newest', 'price', 'price-desc', 'rating', 'likes', 'title', 'distance'] as const

interface ProductArchiveProps {
  locale: Locale
  /** The path of the category below the root; empty for all products. */
  segments: readonly string[]
  query: ListQuery
  userLocation?: Point | null
  /** Renders only what a filter changes, for a page that is already open. */
  part?: boolean
}

/** One page of all products or of a category, filtered by the query. */
export async function ProductArchive({ locale, segments, query, userLocation, part }: ProductArchiveProps) {
  const trail = await loadCategoryTrail(locale, segments.join('/'))
  const category = trail.at(-1)
  const path = category?.url ?? viewAll.products
  const route = { collection: 'products', locale, path } as const
  if (path !== [viewAll.products, ...segments].join('/')) permanentRedirect(listUrl(route, query))
  const fixed = category && { category: [category.path.slice(productRoot.length + 1)] }
  const reader = await pageReader(locale)
  const list = await queryList({ reader, route, query, fixed, userLocation, defaultSort, sorts })
  dependsOn(['products', 'categories', 'vendors', 'mushrooms'].map(tags.list))
  const { result, query: knownQuery } = list
  if (query.page > result.pages) notFound()
  const t = await getTranslations('products')
  const categoryCrumbs = trail.map(({ title }) => ({ label: title }))
  const crumbs = await crumbsTo(pagePath(path, query.page), { label: t('title') }, ...categoryCrumbs)
  // Links to other categories replace the category, whether it is in the path or a filter.
  const { category: _, ...otherSections } = knownQuery.filters.sections
  return (
    <ListPage
      route={route}
      crumbs={crumbs}
      part={part}
      head={<ProductListHead category={category} />}
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
      fields={<ProductFilters route={route} list={list} />}
      note={<ProductListNotes route={route} list={list} />}
    >
      {list.cards.map((card, index) => (
        <ProductItem key={card.id} product={card} urgent={index === 0} />
      ))}
    </ListPage>
  )
}
