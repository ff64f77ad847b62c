import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { pageReader } from '@/app/page-reader'
import { ShapeIcon } from '@/domains/archives/components/shape-icon'
import { pageSize } from '@/domains/archives/limits'
import { shapePath } from '@/domains/archives/shape-path'
import { facetCounts, listingPage } from '@/domains/listings/queries'
import { type Shape, shapes } from '@/domains/species/shapes'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { pagePath } from '@/foundation/routing/page-path'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Breadcrumbs } from '../frame/breadcrumbs'
import { crumbsTo } from '../frame/crumbs'
import { Frame } from '../frame/frame'
import { ArchiveHead } from './archive-head'
import { SpeciesArchive } from './species-archive'
import { Values } from './values'

interface AllOfShapeProps {
  locale: Locale
  shape: Shape
  page: number
}

export async function allOfShapeMetadata({ locale, shape, page }: AllOfShapeProps): Promise<Metadata> {
  const say = await getTranslations({ locale, namespace: 'archive' })
  const title = say(`shape.${shape}.title`)
  return pageMetadata({
    locale,
    path: pagePath(shapePath(shape), page),
    title: page === 1 ? title : `${title}, ${say('pageTitle', { page })}`,
    description: say(`shape.${shape}.hint`),
  })
}

/** Every species of one shape, the deadliest first. */
export async function AllOfShape({ locale, shape, page }: AllOfShapeProps) {
  const say = await getTranslations()
  const reader = await pageReader(locale)
  const [listing, counts] = await Promise.all([
    listingPage(reader, {
      collection: 'mushrooms',
      facets: [`shape:${shape}`],
      sort: 'deadliest',
      page,
      limit: pageSize,
    }),
    facetCounts(reader, 'mushrooms'),
  ])
  await dependsOn([tags.list('mushrooms')])
  if (page > listing.pages) notFound()
  const path = shapePath(shape)
  const values = shapes.map((one) => ({
    key: one,
    title: say(`archive.shape.${one}.name`),
    url: shapePath(one),
    drawing: <ShapeIcon shape={one} />,
    count: counts.get(`shape:${one}`) ?? 0,
    current: one === shape,
  }))
  const title = say(`archive.shape.${shape}.title`)
  const crumbs = await crumbsTo(pagePath(path, page), { label: say('site.nav.species') }, { label: title })
  return (
    <Frame path={pagePath(path, page)}>
      <Breadcrumbs crumbs={crumbs} />
      <ArchiveHead
        title={title}
        drawing={<ShapeIcon shape={shape} />}
        lead={say(`archive.shape.${shape}.hint`)}
        above={<a href={`${localePath(locale, '/mushrooms')}#${shape}`}>{say('archive.shapeGroup')}</a>}
      />
      <SpeciesArchive
        listing={listing}
        path={path}
        side={
          <nav aria-label={say('archive.values')}>
            <Values values={values} />
          </nav>
        }
      />
    </Frame>
  )
}
