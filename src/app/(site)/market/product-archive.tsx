import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { ArchiveHead } from '@/app/(site)/lists/archive-head'
import { ListPage, panelId } from '@/app/(site)/lists/list-page'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { MarketNav } from '@/app/(site)/suppliers/market-nav'
import { pageReader } from '@/app/page-reader'
import { NearFields } from '@/domains/catalog/components/near-fields'
import { OfferFields } from '@/domains/catalog/components/offer-fields'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { addressOf } from '@/domains/catalog/filters/list-url'
import { nearestOf, townsWithStores } from '@/domains/catalog/read/near'
import type { Point } from '@/domains/catalog/read/point'
import { cachedCategories, queryList } from '@/domains/catalog/read/query-list'
import { drawingOf } from '@/domains/categories/drawing-of'
import type { CategoryView } from '@/domains/categories/queries'
import { ProductItem } from '@/domains/products/components/product-item'
import { placeText } from '@/domains/suppliers/place-text'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Drawing } from '@/ui/drawing'
import { InlineText } from '@/ui/inline-text'
import { MixedCurrencies } from './mixed-currencies'
import { ProductCategories } from './product-categories'
import { mostStores, Stores } from './stores'
import '@/ui/styles/market.css'

const root = 'products'
const own = 'relevance'
const sorts = [own, 'newest', 'price', 'price-desc', 'rating', 'likes', 'title', 'distance'] as const

/** A category's segments without the root of the taxonomy and a trailing `all`: the one way it is written. */
function bareOf(segments: readonly string[]): readonly string[] {
  const named = segments.at(-1) === 'all' ? segments.slice(0, -1) : segments
  return named[0] === root ? named.slice(1) : named
}

/** From the widest category to the one at an address, in whichever way it is written; none for all products. */
const shelfAt = cache(async (locale: Locale, joined: string): Promise<CategoryView[]> => {
  const bare = bareOf(joined.split('/').filter(Boolean))
  const categories = await cachedCategories(await pageReader(locale), root)
  const way = bare.flatMap((_, depth) => {
    const path = [root, ...bare.slice(0, depth + 1)].join('/')
    return categories.find((category) => category.path === path) ?? []
  })
  if (way.length < bare.length) notFound()
  return way
})

interface ProductArchiveProps {
  locale: Locale
  /** Segments of the category below the root. */
  segments: readonly string[]
  query: ListQuery
  at?: Point | null
  /** Only what the list says anew. */
  part?: boolean
}

export async function productArchiveMetadata(
  { locale, segments, query }: ProductArchiveProps,
  index = true,
): Promise<Metadata> {
  const way = await shelfAt(locale, segments.join('/'))
  const t = await getTranslations({ locale })
  const shelf = way.at(-1)
  const titles = [...way.toReversed().map(({ title }) => plainText(title)), t('products.title')]
  const { page } = query
  return pageMetadata({
    locale,
    path: pagePath(shelf?.url ?? viewAll.products, page),
    title: [titles.join(', '), ...(page > 1 ? [t('archive.pageTitle', { page })] : [])].join(', '),
    description: plainText(shelf?.description ?? null) ?? t('products.lead'),
    index,
  })
}

/** Products of a category or of all, as they are asked for, a page at a time. */
export async function ProductArchive({ locale, segments, query, at, part }: ProductArchiveProps) {
  const bare = bareOf(segments)
  if (bare.length < segments.length) {
    const one = { collection: root, locale, path: [viewAll.products, ...bare].join('/') } as const
    permanentRedirect(addressOf(one, query))
  }
  const way = await shelfAt(locale, segments.join('/'))
  const t = await getTranslations()
  const reader = await pageReader(locale)
  const shelf = way.at(-1)
  const path = shelf?.url ?? viewAll.products
  const place = { collection: 'products', locale, path } as const
  const fixed = shelf && { category: [shelf.path.slice(root.length + 1)] }
  const [list, towns] = await Promise.all([
    queryList({ reader, place, query, fixed, at, own, sorts }),
    townsWithStores(reader),
  ])
  await dependsOn(
    ['products', 'categories', 'vendors', 'mushrooms'].map((collection) => tags.list(collection)),
  )
  const { answer, query: known } = list
  if (query.page > answer.pages) notFound()
  const crumbs = await crumbsTo(
    pagePath(path, query.page),
    { label: t('products.title') },
    ...way.map(({ title }) => ({ label: title })),
  )
  const { near, sections } = known.filters
  const selling = Object.keys(answer.counts.vendor ?? {}).filter(
    (slug) => sections.vendor?.includes(slug) ?? true,
  )
  const stores = answer.neighbours ? await nearestOf(reader, answer.neighbours, selling, mostStores) : []
  // A shelf is left by its links, whether it is the address or a filter.
  const { category: _, ...onShelves } = sections
  return (
    <ListPage
      place={place}
      crumbs={crumbs}
      part={part}
      head={
        <>
          <ArchiveHead
            title={shelf ? <InlineText text={shelf.title} /> : t('products.title')}
            lead={<InlineText text={shelf?.description ?? t('products.lead')} />}
            drawing={<Drawing kind="goods" name={drawingOf(shelf?.path ?? root)} />}
          />
          {shelf ? null : <MarketNav at="products" />}
        </>
      }
      list={list}
      sorts={sorts}
      own={own}
      shelf={
        <ProductCategories
          place={place}
          query={{ ...known, filters: { ...known.filters, sections: onShelves } }}
          list={list}
          way={way}
        />
      }
      fields={
        <>
          <NearFields
            id={panelId}
            near={near}
            places={[...new Set(towns.map((town) => placeText(town, locale)))].sort()}
          />
          <OfferFields id={panelId} filters={known.filters} counts={answer.offers} />
        </>
      }
      note={
        <>
          <MixedCurrencies
            place={place}
            query={known}
            seen={answer.cards.map(({ price }) => price.currency)}
          />
          <Stores stores={stores} count={selling.length} />
        </>
      }
    >
      {answer.cards.map((card, index) => (
        <ProductItem key={card.id} product={card} urgent={index === 0} />
      ))}
    </ListPage>
  )
}
