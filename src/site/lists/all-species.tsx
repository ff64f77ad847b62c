import { getTranslations } from 'next-intl/server'
import { queryList } from '@/domains/catalog/components/query-list'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { RegionWarning } from '@/domains/identify/components/region-warning'
import { loadKeyData } from '@/domains/identify/queries'
import { type Area, isArea } from '@/domains/species/areas'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { isThinlyRecorded } from '@/domains/species/season'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { comparePath, identifyPath, seasonPath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import type { PageMetadata } from '@/foundation/seo/metadata'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { ArchiveHead } from './archive-head'
import { ListPage, type ListPagePart } from './list-page'
import { filteredTitle, ListTitle } from './list-title'

const path = '/mushrooms/species'

const defaultSort = 'oldest'
const sorts = [defaultSort, 'newest', 'title', 'rating', 'likes'] as const

async function loadList(locale: Locale, query: ListQuery) {
  const route = { collection: 'mushrooms', locale, path } as const
  const reader = await pageReader(locale)
  const list = await queryList({ reader, route, query, defaultSort, sorts })
  return { reader, route, list }
}

/** The regions of the query of which little is recorded. */
async function thinRegions(reader: Reader, { filters }: ListQuery): Promise<Area[]> {
  const regions = (filters.sections.region ?? []).filter(isArea)
  if (regions.length === 0) return []
  const { species } = await loadKeyData(reader)
  return regions.filter((region) => isThinlyRecorded(species, region))
}

export async function allSpeciesMetadata(locale: Locale, query: ListQuery): Promise<PageMetadata> {
  const t = await getTranslations({ locale, namespace: 'archive' })
  const { list } = await loadList(locale, query)
  const title = await filteredTitle(t('speciesTitle'), list.chips)
  return {
    locale,
    path: pagePath(path, query.page),
    title: query.page === 1 ? title : `${title}, ${t('pageTitle', { page: query.page })}`,
    description: t('speciesLead'),
    feed: path,
  }
}

/** One page of all species, filtered by the query. */
export async function AllSpecies({
  locale,
  query,
  part,
}: {
  locale: Locale
  query: ListQuery
  part?: ListPagePart
}) {
  const t = await getTranslations()
  const { reader, route, list } = await loadList(locale, query)
  const thin = await thinRegions(reader, query)
  dependsOn([tags.list('mushrooms'), tags.list('categories')])
  if (query.page > list.result.pages) notFound()
  const crumbs = crumbsTo(locale, pagePath(path, query.page), { label: t('site.nav.species') })
  const title = <ListTitle title={t('archive.speciesTitle')} chips={list.chips} />
  return (
    <ListPage
      route={route}
      crumbs={crumbs}
      part={part}
      title={title}
      head={
        <ArchiveHead title={title} lead={t('archive.speciesLead')}>
          <p className="actions">
            <a className="button line" href={localePath(locale, identifyPath)}>
              {t('site.nav.identify')}
            </a>
            <a href={localePath(locale, comparePath)}>{t('site.nav.compare')}</a>
            <a href={localePath(locale, seasonPath)}>{t('site.nav.season')}</a>
          </p>
        </ArchiveHead>
      }
      list={list}
      sorts={sorts}
      defaultSort={defaultSort}
      note={
        <>
          {thin.map((region) => (
            <RegionWarning key={region} region={region} isNamed />
          ))}
          <p className="caption">{t('species.classes')}</p>
        </>
      }
    >
      {list.result.cards.map((card, index) => (
        <SpeciesCard key={card.id} species={card} urgent={index === 0} />
      ))}
    </ListPage>
  )
}
