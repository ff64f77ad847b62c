import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ShapeIcon } from '@/domains/archives/components/shape-icon'
import { pageSize } from '@/domains/archives/limits'
import { shapePath } from '@/domains/archives/shape-path'
import { countByFacet, getListPage } from '@/domains/catalog/query'
import type { Shape } from '@/domains/species/shapes'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { identifyPath } from '@/foundation/routing/paths'
import { notFound } from '@/foundation/routing/signals'
import { pageMetadata } from '@/foundation/seo/metadata'
import { pageReader } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { ArchiveHead } from './archive-head'
import { ShapeNav } from './shape-nav'
import { SpeciesArchive } from './species-archive'

interface AllOfShapeProps {
  locale: Locale
  shape: Shape
  page: number
}

export async function allOfShapeMetadata({ locale, shape, page }: AllOfShapeProps): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'archive' })
  const title = t(`shape.${shape}.title`)
  return pageMetadata({
    locale,
    path: pagePath(shapePath(shape), page),
    title: page === 1 ? title : `${title}, ${t('pageTitle', { page })}`,
    description: t(`shape.${shape}.hint`),
  })
}

/** One page of the species of a shape, the deadliest first. */
export async function AllOfShape({ locale, shape, page }: AllOfShapeProps) {
  const t = await getTranslations()
  const reader = await pageReader(locale)
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
