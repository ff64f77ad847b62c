import type { ReactNode } from 'react'
import { ProductItem } from '@/domains/products/components/product-item'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import { pagePath } from '@/foundation/routing/page-path'
import type { PageMetadata } from '@/foundation/seo/metadata'
import { ListPage } from '@/site/lists/list-page'
import { filteredTitle, ListTitle } from '@/site/lists/list-title'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { useTranslations } from '@/ui/texts'
import { defaultSort, type ProductListData, sorts } from './load-product-list'
import { ProductCategories } from './product-categories'
import { ProductFilters, ProductListHead, ProductListNotes } from './product-list-parts'
import '@/ui/styles/market.css'

export function productListHead({ trail, category, route, query, list }: ProductListData): PageMetadata {
  const { locale, path } = route
  const { page } = query
  const t = translator(locale)
  const titles = [...trail.toReversed().map(({ title }) => plainText(title)), t('products.title')]
  const title = filteredTitle(locale, titles.join(', '), list.chips)
  return {
    locale,
    path: pagePath(path, page),
    title: page > 1 ? `${title}, ${t('archive.pageTitle', { page })}` : title,
    description: plainText(category?.description ?? null) ?? t('products.lead'),
    feed: path,
  }
}

interface ProductArchiveProps extends ProductListData {
  /** Places the list among other parts of the page. */
  around?: (list: ReactNode) => ReactNode
}

/** One page of all products or of a category, filtered by the query. */
export function ProductArchive({ around, ...data }: ProductArchiveProps) {
  const { trail, category, route, query, list, places, nearest } = data
  const { result, query: knownQuery } = list
  const t = useTranslations('products')
  const categoryCrumbs = trail.map(({ title }) => ({ label: title }))
  const crumbs = crumbsTo(
    route.locale,
    pagePath(route.path, query.page),
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
      note={<ProductListNotes route={route} list={list} nearest={nearest} />}
    >
      {list.cards.map((card, index) => (
        <ProductItem key={card.id} product={card} urgent={index === 0} />
      ))}
    </ListPage>
  )
}
