import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ArchiveHead } from '@/app/(site)/lists/archive-head'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { EncyclopediaContents } from '@/app/(site)/species/encyclopedia-contents'
import { TaxonomyOverview } from '@/app/(site)/species/taxonomy-overview'
import { pageReader } from '@/app/page-reader'
import { ShapeSection } from '@/domains/archives/components/shape-section'
import { shapeRows, shapeSections } from '@/domains/archives/shapes'
import { countedCategories, treeUnder } from '@/domains/archives/taxonomy'
import { getListPage } from '@/domains/catalog/query'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { localePath } from '@/foundation/routing/locale-path'
import { effectsPath, identifyPath, nutritionPath } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'

interface Props {
  params: Promise<LocaleParams>
}

const path = '/mushrooms'

const speciesPerShape = 6

const shownLists = ['categories', 'mushrooms', 'growingguides', 'recipes', 'posts', 'products', 'vendors']

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations('archive')
  return pageMetadata({ locale, path, title: t('mushroomsTitle'), description: t('mushroomsLead') })
}

export default async function MushroomsPage({ params }: Props) {
  const locale = localeOf(await params)
  const t = await getTranslations()
  const reader = await pageReader(locale)
  const [shapes, categories, species, guides, recipes, posts, products, vendors] = await Promise.all([
    shapeSections(reader, { sort: 'deadliest', limit: speciesPerShape }),
    countedCategories(reader, 'species'),
    getListPage(reader, { collection: 'mushrooms', sort: 'oldest', page: 1, limit: 1 }),
    getListPage(reader, { collection: 'growingguides', sort: 'oldest', page: 1, limit: 1 }),
    getListPage(reader, { collection: 'recipes', sort: 'oldest', page: 1, limit: 1 }),
    getListPage(reader, { collection: 'posts', sort: 'oldest', page: 1, limit: 1 }),
    getListPage(reader, { collection: 'products', sort: 'oldest', page: 1, limit: 1 }),
    getListPage(reader, { collection: 'vendors', sort: 'oldest', page: 1, limit: 1 }),
  ])
  const groups = treeUnder(categories, 'species')
  dependsOn(shownLists.map((one) => tags.list(one)))
  const crumbs = await crumbsTo(path)
  return (
    <SiteShell path={path}>
      <Breadcrumbs crumbs={crumbs} />
      <ArchiveHead title={t('archive.mushroomsTitle')} lead={t('archive.mushroomsLead')}>
        <p className="actions">
          <a className="button" href={localePath(locale, identifyPath)}>
            {t('site.nav.identify')}
          </a>
          <a className="button line" href={localePath(locale, '/mushrooms/species')}>
            {t('archive.all')}
          </a>
          <a className="button line" href="#traits">
            {t('archive.traits')}
          </a>
          <a href={localePath(locale, nutritionPath)}>{t('tables.nutrition.title')}</a>
          <a href={localePath(locale, effectsPath)}>{t('tables.effects.title')}</a>
        </p>
      </ArchiveHead>
      <EncyclopediaContents
        groups={groups}
        totals={{
          species: species.total,
          guides: guides.total,
          recipes: recipes.total,
          posts: posts.total,
          products: products.total,
          vendors: vendors.total,
        }}
      />
      {shapeRows(shapes).map((row) =>
        row.length > 1 ? (
          <div key={row[0]?.shape} className="shape-pair">
            {row.map((section) => (
              <ShapeSection key={section.shape} section={section} />
            ))}
          </div>
        ) : (
          row.map((section) => <ShapeSection key={section.shape} section={section} />)
        ),
      )}
      <TaxonomyOverview groups={groups} />
    </SiteShell>
  )
}
