import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { pageReader } from '@/app/page-reader'
import { type ListQuery, noFilters } from '@/domains/catalog/filters/list-query'
import { queryList } from '@/domains/catalog/read/query-list'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { pagePath } from '@/foundation/routing/page-path'
import { pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from './archive-head'
import { ListPage } from './list-page'

const path = '/mushrooms/species'

const own = 'oldest'
const sorts = [own, 'newest', 'title', 'rating', 'likes'] as const

/** The list as it is, a page of it. */
export function wholeList(page: number): ListQuery {
  return { filters: noFilters, sort: null, page }
}

export async function allSpeciesMetadata(locale: Locale, page: number, index = true): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'archive' })
  const title = page === 1 ? t('speciesTitle') : `${t('speciesTitle')}, ${t('pageTitle', { page })}`
  return pageMetadata({
    locale,
    path: pagePath(path, page),
    title,
    description: t('speciesLead'),
    index,
  })
}

/** Every species, or those that are asked for, a page at a time. */
export async function AllSpecies({
  locale,
  query,
  part,
}: {
  locale: Locale
  query: ListQuery
  part?: boolean
}) {
  const t = await getTranslations()
  const reader = await pageReader(locale)
  const place = { collection: 'mushrooms', locale, path } as const
  const list = await queryList({ reader, place, query, own, sorts })
  await dependsOn([tags.list('mushrooms'), tags.list('categories')])
  if (query.page > list.answer.pages) notFound()
  const crumbs = await crumbsTo(pagePath(path, query.page), { label: t('site.nav.species') })
  return (
    <ListPage
      place={place}
      crumbs={crumbs}
      part={part}
      head={<ArchiveHead title={t('archive.speciesTitle')} lead={t('archive.speciesLead')} />}
      list={list}
      sorts={sorts}
      own={own}
      note={<p className="caption">{t('species.classes')}</p>}
    >
      {list.answer.cards.map((card, index) => (
        <SpeciesCard key={card.id} species={card} urgent={index === 0} />
      ))}
    </ListPage>
  )
}
