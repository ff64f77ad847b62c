import '@/ui/styles/suppliers.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { ArchiveHead } from '@/app/(site)/lists/archive-head'
import { ListPage } from '@/app/(site)/lists/list-page'
import { MixedCurrencies } from '@/app/(site)/market/mixed-currencies'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { pageReader } from '@/app/page-reader'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import type { Point } from '@/domains/catalog/read/point'
import { queryList } from '@/domains/catalog/read/query-list'
import { DotMap } from '@/domains/suppliers/components/dot-map'
import { SupplierItem } from '@/domains/suppliers/components/supplier-item'
import type { SupplierCard, SupplierKind } from '@/domains/suppliers/listing'
import { countryName, placeText } from '@/domains/suppliers/place-text'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { pagePath } from '@/foundation/routing/page-path'
import { viewAll } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { MarketNav } from './market-nav'

const own = 'title'
const sorts = [own, 'newest', 'rating', 'likes'] as const

/** Wholesalers by what they take at least, dropshippers by what they ask. */
const sortsOfTrade = [own, 'price', 'newest', 'rating', 'likes'] as const

export async function directoryMetadata(
  { locale, kind, page }: { locale: Locale; kind: SupplierKind; page: number },
  index = true,
): Promise<Metadata> {
  const t = await getTranslations({ locale })
  const title = t(`suppliers.${kind}.title`)
  return pageMetadata({
    locale,
    path: pagePath(viewAll[kind], page),
    title: page === 1 ? title : `${title}, ${t('archive.pageTitle', { page })}`,
    description: t(`suppliers.${kind}.lead`),
    index,
  })
}

/** Where the suppliers of a page are; each carries its number in the list. */
function PlacesMap({ cards }: { cards: readonly SupplierCard[] }) {
  const t = useTranslations('suppliers')
  const locale = useLocale()
  const placed = cards.flatMap(({ id, name, place }, index) => {
    const { latitude, longitude } = place
    if (latitude === null || longitude === null) return []
    const mark = String(index + 1)
    return [
      {
        key: id,
        mark,
        latitude,
        longitude,
        country: countryName(place.country, locale),
        said: `${mark} ${name}, ${placeText(place, locale)}`,
      },
    ]
  })
  if (placed.length === 0) return null
  return (
    <figure className="supplier-map">
      <DotMap dots={placed} label={t('mapLabel', { places: placed.map(({ said }) => said).join('; ') })} />
      <figcaption className="caption">{t('mapNote', { shown: placed.length })}</figcaption>
    </figure>
  )
}

interface DirectoryProps {
  locale: Locale
  kind: SupplierKind
  query: ListQuery
  at?: Point | null
  /** Only what the list says anew. */
  part?: boolean
}

/** Everybody of a kind, or those that are asked for, a page at a time. */
export async function Directory({ locale, kind, query, at, part }: DirectoryProps) {
  const t = await getTranslations()
  const reader = await pageReader(locale)
  const path = viewAll[kind]
  const place = { collection: kind, locale, path } as const
  const offered =
    kind === 'vendors'
      ? { sorts }
      : { sorts: sortsOfTrade, sortWords: { price: t(`suppliers.${kind}.lowest`) } }
  const list = await queryList({ reader, place, query, at, own, sorts: offered.sorts })
  await dependsOn([tags.list(kind), tags.list('categories')])
  if (query.page > list.answer.pages) notFound()
  const { cards } = list.answer
  const crumbs = await crumbsTo(pagePath(path, query.page), { label: t(`suppliers.crumb.${kind}`) })
  return (
    <ListPage
      place={place}
      crumbs={crumbs}
      part={part}
      head={
        <>
          <ArchiveHead title={t(`suppliers.${kind}.title`)} lead={t(`suppliers.${kind}.lead`)} />
          <MarketNav at={kind} />
        </>
      }
      list={list}
      own={own}
      {...offered}
      note={
        <>
          <MixedCurrencies
            place={place}
            query={list.query}
            seen={cards.flatMap(
              ({ wholesale, dropshipping }) =>
                (wholesale?.minimumOrder ?? dropshipping?.perOrder)?.currency ?? [],
            )}
          />
          <PlacesMap cards={cards} />
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
