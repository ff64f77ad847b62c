import '@/ui/styles/suppliers.css'
import { queryList } from '@/domains/catalog/components/query-list'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import type { Point } from '@/domains/catalog/query'
import { applyPath } from '@/domains/suppliers/applications/limits'
import { SupplierItem } from '@/domains/suppliers/components/supplier-item'
import { SuppliersMap } from '@/domains/suppliers/components/suppliers-map'
import type { SupplierKind } from '@/domains/suppliers/listing'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import type { PageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { ListPage } from '@/site/lists/list-page'
import { filteredTitle, ListTitle } from '@/site/lists/list-title'
import { MixedCurrencies } from '@/site/market/mixed-currencies'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { useTranslations } from '@/ui/texts'
import { MarketNav } from './market-nav'

const defaultSort = 'title'
const vendorSorts = [defaultSort, 'newest', 'rating', 'likes', 'distance'] as const

/** The price of a wholesaler is the minimum order, that of a dropshipper the fee per order. */
const tradeSorts = [defaultSort, 'price', 'newest', 'rating', 'likes', 'distance'] as const

interface DirectoryRequest {
  reader: Reader
  kind: SupplierKind
  query: ListQuery
  userLocation?: Point | null
}

/** Reads one page of the suppliers of a kind, filtered by the query; throws the signal for 404 beyond the last. */
export async function loadDirectory({ reader, kind, query, userLocation }: DirectoryRequest) {
  const route = { collection: kind, locale: reader.locale, path: viewAll[kind] } as const
  const sorts = kind === 'vendors' ? vendorSorts : tradeSorts
  const list = await queryList({ reader, route, query, userLocation, defaultSort, sorts })
  dependsOn([tags.list(kind), tags.list('categories')])
  if (query.page > list.result.pages) notFound()
  return { kind, route, sorts, query, list }
}

export type DirectoryData = Awaited<ReturnType<typeof loadDirectory>>

export function directoryHead({ kind, route, query: { page }, list }: DirectoryData): PageMetadata {
  const { locale, path } = route
  const t = translator(locale)
  const title = filteredTitle(locale, t(`suppliers.${kind}.title`), list.chips)
  return {
    locale,
    path: pagePath(path, page),
    title: page === 1 ? title : `${title}, ${t('archive.pageTitle', { page })}`,
    description: t(`suppliers.${kind}.lead`),
  }
}

interface DirectoryProps extends DirectoryData {}

/** One page of the suppliers of a kind, filtered by the query. */
export function Directory({ kind, route, sorts, query, list }: DirectoryProps) {
  const t = useTranslations()
  const { cards } = list
  const crumbs = crumbsTo(route.locale, pagePath(route.path, query.page), {
    label: t(`suppliers.crumb.${kind}`),
  })
  const title = <ListTitle title={t(`suppliers.${kind}.title`)} chips={list.chips} />
  return (
    <ListPage
      route={route}
      crumbs={crumbs}
      title={title}
      head={
        <>
          <ArchiveHead title={title} lead={t(`suppliers.${kind}.lead`)}>
            {kind === 'vendors' ? (
              <p>
                <a className="button line" href={localePath(route.locale, applyPath)}>
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
