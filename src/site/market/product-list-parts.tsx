import type { ReactNode } from 'react'
import { NearFields } from '@/domains/catalog/components/near-fields'
import { OfferFields } from '@/domains/catalog/components/offer-fields'
import type { ListView } from '@/domains/catalog/components/query-list'
import type { ListRoute } from '@/domains/catalog/filters/list-url'
import { CategoryPicture } from '@/domains/categories/components/category-picture'
import { drawingOf } from '@/domains/categories/drawing-of'
import type { CategoryView } from '@/domains/categories/queries'
import type { ProductCard } from '@/domains/products/listing'
import { ArchiveHead } from '@/site/lists/archive-head'
import { panelId } from '@/site/lists/list-page'
import { MarketNav } from '@/site/suppliers/market-nav'
import { Drawing } from '@/ui/drawing'
import { InlineText } from '@/ui/inline-text'
import { useTranslations } from '@/ui/texts'
import { productRoot } from './load-category-trail'
import type { NearestStores } from './load-product-list'
import { MixedCurrencies } from './mixed-currencies'
import { Stores } from './stores'

interface ProductListProps {
  route: ListRoute
  list: ListView<ProductCard>
}

interface ProductListHeadProps {
  title: ReactNode
  category?: CategoryView
}

/** The heading of a list of products: a category's, or that of all products with the market navigation. */
export function ProductListHead({ title, category }: ProductListHeadProps) {
  const t = useTranslations('products')
  return (
    <>
      <ArchiveHead
        title={title}
        lead={<InlineText text={category?.description ?? t('lead')} />}
        drawing={
          category?.picture ? (
            <CategoryPicture picture={category.picture} />
          ) : (
            <Drawing kind="goods" name={drawingOf(category?.path ?? productRoot)} />
          )
        }
      />
      {category ? null : <MarketNav current="products" />}
    </>
  )
}

interface ProductFiltersProps extends Pick<ProductListProps, 'list'> {
  /** Suggestions for a place. */
  places: readonly string[]
}

/** The filters of products that are not sections: distance, availability and price. */
export function ProductFilters({ list, places }: ProductFiltersProps) {
  const { filters } = list.query
  return (
    <>
      <NearFields id={panelId} near={filters.near} places={places} />
      <OfferFields id={panelId} filters={filters} counts={list.result.offers} />
    </>
  )
}

/** Above the products: a note on mixed currencies, and the nearest stores that sell what is listed. */
export function ProductListNotes({ route, list, nearest }: ProductListProps & { nearest: NearestStores }) {
  const { query, result, location } = list
  return (
    <>
      <MixedCurrencies
        route={route}
        query={query}
        shownCurrencies={result.cards.map(({ price }) => price.currency)}
      />
      {location ? <Stores {...nearest} unit={location.unit} /> : null}
    </>
  )
}
