import { ShapeIcon } from '@/domains/archives/components/shape-icon'
import { pageSize } from '@/domains/archives/limits'
import { shapePath } from '@/domains/archives/shape-path'
import { countByFacet, getListPage } from '@/domains/catalog/query'
import { isShape } from '@/domains/species/shapes'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { identifyPath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { ArchiveHead } from '@/site/lists/archive-head'
import { type ListParams, listPageNumber } from '@/site/lists/list-params'
import { ShapeNav } from '@/site/lists/shape-nav'
import { SpeciesArchive } from '@/site/lists/species-archive'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { useLocale, useTranslations } from '@/ui/texts'

type Params = ListParams & { shape: string }

async function load({ reader, params }: SiteRequest<Params>) {
  const { shape } = params
  if (!isShape(shape)) notFound()
  const page = listPageNumber(params)
  const [listing, counts] = await Promise.all([
    getListPage(reader, {
      collection: 'mushrooms',
      facets: [`shape:${shape}`],
      sort: 'deadliest',
      page,
      limit: pageSize,
    }),
    countByFacet(reader, 'mushrooms'),
  ])
  dependsOn([tags.list('mushrooms')])
  if (page > listing.pages) notFound()
  return { shape, page, listing, counts }
}

type Data = Awaited<ReturnType<typeof load>>

function head({ shape, page }: Data, { locale }: SiteRequest<Params>): Head {
  const t = translator(locale, 'archive')
  const title = t(`shape.${shape}.title`)
  return pageMetadata({
    locale,
    path: pagePath(shapePath(shape), page),
    title: page === 1 ? title : `${title}, ${t('pageTitle', { page })}`,
    description: t(`shape.${shape}.hint`),
  })
}

function View({ shape, page, listing, counts }: Data) {
  const t = useTranslations()
  const locale = useLocale()
  const path = shapePath(shape)
  const title = t(`archive.shape.${shape}.title`)
  const crumbs = crumbsTo(locale, pagePath(path, page), { label: t('site.nav.species') }, { label: title })
  return (
    <SiteShell path={pagePath(path, page)}>
      <Breadcrumbs crumbs={crumbs} />
      <ArchiveHead
        title={title}
        drawing={<ShapeIcon shape={shape} />}
        lead={t(`archive.shape.${shape}.hint`)}
        eyebrow={<a href={`${localePath(locale, '/mushrooms')}#${shape}`}>{t('archive.shapeGroup')}</a>}
      >
        <p className="actions">
          <a className="button line" href={localePath(locale, `${identifyPath}?shape=${shape}`)}>
            {t('site.nav.identify')}
          </a>
        </p>
      </ArchiveHead>
      <SpeciesArchive
        listing={listing}
        path={path}
        navigation={<ShapeNav current={shape} counts={counts} />}
      />
    </SiteShell>
  )
}

/** One page of the species of a shape, the deadliest first. */
export const allOfShapePage: Page<Data, Params> = { load, head, View }
