import '@/ui/styles/suppliers.css'
import { getTranslations } from 'next-intl/server'
import { queryList } from '@/domains/catalog/components/query-list'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import type { Point } from '@/domains/catalog/query'
import { applyPath } from '@/domains/suppliers/applications/limits'
import { SupplierItem } from '@/domains/suppliers/components/supplier-item'
import { SuppliersMap } from '@/domains/suppliers/components/suppliers-map'
import type { SupplierKind } from '@/domains/suppliers/listing'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import type { PageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { ListPage, type ListPagePart } from '@/site/lists/list-page'
import { filteredTitle, ListTitle } from '@/site/lists/list-title'
import { MixedCurrencies } from '@/site/market/mixed-currencies'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { MarketNav } from './market-nav'

const defaultSort = 'title'
const vendorSorts = [defaultSort, 'newest', 'rating', 'likes', 'distance'] as const

/** The price of a wholesaler is the minimum order, that of a dropshipper the fee per order. */
const tradeSorts = [defaultSort, 'price', 'newest', 'rating', 'likes', 'distance'] as const

interface DirectoryList {
  locale: Locale
  kind: SupplierKind
  query: ListQuery
  userLocation?: Point | null
}

async function loadList({ locale, kind, query, userLocation }: DirectoryList) {
  const route = { collection: kind, locale, path: viewAll[kind] } as const
  const sorts = kind === 'vendors' ? vendorSorts : tradeSorts
  const reader = await pageReader(locale)
  return { route, sorts, list: await queryList({ reader, route, query, userLocation, defaultSort, sorts }) }
}

export async function directoryMetadata(directory: DirectoryList): Promise<PageMetadata> {
  const { locale, kind, query } = directory
  const { page } = query
  const t = await getTranslations({ locale })
  const { route, list } = await loadList(directory)
  const title = await filteredTitle(t(`suppliers.${kind}.title`), list.chips)
  return {
    locale,
    path: pagePath(route.path, page),
    title: page === 1 ? title : `${title}, ${t('archive.pageTitle', { page })}`,
    description: t(`suppliers.${kind}.lead`),
  }
}

interface DirectoryProps extends DirectoryList {
  part?: ListPagePart
}

/** One page of the suppliers of a kind, filtered by the query. */
export async function Directory({ part, ...directory }: DirectoryProps) {
  const { kind, query } = directory
  const t = await getTranslations()
  const { route, sorts, list } = await loadList(directory)
  dependsOn([tags.list(kind), tags.list('categories')])
  if (query.page > list.result.pages) notFound()
  const { cards } = list
  const crumbs = crumbsTo(directory.locale, pagePath(route.path, query.page), {
    label: t(`suppliers.crumb.${kind}`),
  })
  const title = <ListTitle title={t(`suppliers.${kind}.title`)} chips={list.chips} />
  return (
    <ListPage
      route={route}
      crumbs={crumbs}
      part={part}
      title={title}
      head={
        <>
          <ArchiveHead title={title} lead={t(`suppliers.${kind}.lead`)}>
            {kind === 'vendors' ? (
              <p>
                <a className="button line" href={localePath(directory.locale, applyPath)}>
                  {t('suppliers.apply')}
                </a>
              </p>
            ) : null}
          </ArchiveHead>
          <MarketNav current={kind} />
        </>
      }
      list={list}
      sorts={sorts}
      defaultSort={defaultSort}
      sortLabels={kind === 'vendors' ? undefined : { price: t(`suppliers.${kind}.sortByPrice`) }}
      note={
        <>
          <MixedCurrencies
            route={route}
            query={list.query}
            shownCurrencies={cards.flatMap(
              ({ wholesale, dropshipping }) =>
                (wholesale?.minimumOrder ?? dropshipping?.perOrder)?.currency ?? [],
            )}
          />
          <SuppliersMap suppliers={cards} />
        </>
      }
    >
      {cards.map(({ distance, ...card }, index) => (
        <SupplierItem
          key={card.id}
          supplier={card}
          distance={distance}
          mark={card.place.latitude === null ? undefined : index + 1}
          urgent={index < 2}
        />
      ))}
    </ListPage>
  )
}
