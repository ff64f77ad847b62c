import { queryList } from '@/domains/catalog/components/query-list'
import type { ListQuery } from '@/domains/catalog/filters/list-query'
import { RegionWarning } from '@/domains/identify/components/region-warning'
import { loadKeyData } from '@/domains/identify/queries'
import { type Area, isArea } from '@/domains/species/areas'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { isThinlyRecorded } from '@/domains/species/season'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { comparePath, identifyPath, seasonPath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import type { PageMetadata } from '@/foundation/seo/metadata'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { useTranslations } from '@/ui/texts'
import { ArchiveHead } from './archive-head'
import { ListPage } from './list-page'
import { filteredTitle, ListTitle } from './list-title'
import { speciesTitle } from './species-title'

const path = '/mushrooms/species'

const defaultSort = 'title'
const sorts = [defaultSort, 'danger', 'newest', 'rating', 'likes'] as const

/** The regions of the query of which little is recorded. */
async function thinRegions(reader: Reader, { filters }: ListQuery): Promise<Area[]> {
  const regions = (filters.sections.region ?? []).filter(isArea)
  if (regions.length === 0) return []
  const { species } = await loadKeyData(reader)
  return regions.filter((region) => isThinlyRecorded(species, region))
}

/** Reads one page of all species, filtered by the query; throws the signal for 404 beyond the last. */
export async function loadAllSpecies(reader: Reader, query: ListQuery) {
  const route = { collection: 'mushrooms', locale: reader.locale, path } as const
  const [list, thin] = await Promise.all([
    queryList({ reader, route, query, defaultSort, sorts }),
    thinRegions(reader, query),
  ])
  dependsOn([tags.list('mushrooms'), tags.list('categories')])
  if (query.page > list.result.pages) notFound()
  return { route, query, list, thin }
}

export type AllSpeciesData = Awaited<ReturnType<typeof loadAllSpecies>>

export function allSpeciesHead({ route: { locale }, query, list }: AllSpeciesData): PageMetadata {
  const t = translator(locale, 'archive')
  const title = filteredTitle(locale, ...speciesTitle(t, list.chips))
  return {
    locale,
    path: pagePath(path, query.page),
    title: query.page === 1 ? title : `${title}, ${t('pageTitle', { page: query.page })}`,
    description: t('speciesLead'),
    feed: path,
  }
}

interface AllSpeciesProps extends AllSpeciesData {}

/** One page of all species, filtered by the query. */
export function AllSpecies({ route, query, list, thin }: AllSpeciesProps) {
  const t = useTranslations()
  const { locale } = route
  const crumbs = crumbsTo(locale, pagePath(path, query.page), { label: t('site.nav.species') })
  const [heading, chips] = speciesTitle(useTranslations('archive'), list.chips)
  const title = <ListTitle title={heading} chips={chips} />
  return (
    <ListPage
      route={route}
      crumbs={crumbs}
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
