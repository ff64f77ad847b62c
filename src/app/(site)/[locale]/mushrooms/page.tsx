import type { Metadata } from 'next'
import { useLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { ArchiveHead } from '@/app/(site)/lists/archive-head'
import { Chapters } from '@/app/(site)/lists/chapters'
import { IconValues, Values, valuesOf } from '@/app/(site)/lists/values'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { pageReader } from '@/app/page-reader'
import { ShapeGrid } from '@/domains/archives/components/shape-grid'
import { ShapeSection } from '@/domains/archives/components/shape-section'
import { shapeRows, shapeSections } from '@/domains/archives/shapes'
import { countedCategories, type TaxonomyGroup, treeUnder } from '@/domains/archives/taxonomy'
import { listingPage } from '@/domains/catalog/read/list-page'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { InlineText } from '@/ui/inline-text'

interface Props {
  params: Promise<LocaleParams>
}

const path = '/mushrooms'

/** Plates on a shelf of the key; the rest is one link away. */
const shelfPlates = 6

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const t = await getTranslations('archive')
  return pageMetadata({ locale, path, title: t('mushroomsTitle'), description: t('mushroomsLead') })
}

/** The values of a group that most species carry. */
function mostOf(values: readonly TaxonomyGroup[]) {
  return values
    .filter(({ count }) => count > 0)
    .toSorted((one, another) => another.count - one.count)
    .slice(0, 3)
    .map(({ title }) => title)
}

/** One group of the taxonomy with its values; effects are known by their drawings. */
function Group({ group, className }: { group: TaxonomyGroup; className?: string }) {
  const locale = useLocale()
  const { slug, title, url, children } = group
  return (
    <section className={className} aria-labelledby={`group-${slug}`}>
      <h3 id={`group-${slug}`}>
        <a href={localePath(locale, url)}>
          <InlineText text={title} />
        </a>
      </h3>
      {slug === 'effect' ? (
        <IconValues values={valuesOf(children)} />
      ) : (
        <Values values={valuesOf(children)} />
      )}
    </section>
  )
}

export default async function MushroomsPage({ params }: Props) {
  const locale = localeOf(await params)
  const t = await getTranslations()
  const reader = await pageReader(locale)
  const [shelves, categories, species, guides, products, vendors] = await Promise.all([
    shapeSections(reader, { sort: 'deadliest', limit: shelfPlates }),
    countedCategories(reader, 'species'),
    listingPage(reader, { collection: 'mushrooms', sort: 'oldest', page: 1, limit: 1 }),
    listingPage(reader, { collection: 'growingguides', sort: 'oldest', page: 1, limit: 1 }),
    listingPage(reader, { collection: 'products', sort: 'oldest', page: 1, limit: 1 }),
    listingPage(reader, { collection: 'vendors', sort: 'oldest', page: 1, limit: 1 }),
  ])
  const groups = treeUnder(categories, 'species')
  await dependsOn(
    ['categories', 'mushrooms', 'growingguides', 'products', 'vendors'].map((one) => tags.list(one)),
  )
  const crumbs = await crumbsTo(path)
  return (
    <SiteShell path={path}>
      <Breadcrumbs crumbs={crumbs} />
      <ArchiveHead title={t('archive.mushroomsTitle')} lead={t('archive.mushroomsLead')}>
        <p className="actions">
          <a className="button" href={localePath(locale, '/mushrooms/species')}>
            {t('archive.all')}
          </a>
          <a className="button line" href="#traits">
            {t('archive.traits')}
          </a>
        </p>
      </ArchiveHead>
      <div className="key-head">
        <div className="stack-tight">
          <ShapeGrid title={t('archive.key')} />
          <p className="caption">{t('archive.keyLead')}</p>
          <p className="caption">{t('species.classes')}</p>
        </div>
        <Chapters
          chapters={[
            { title: t('archive.speciesTitle'), url: '/mushrooms/species', count: species.total },
            ...groups.map(({ title, url, count, children }) => ({
              title,
              url,
              count,
              most: mostOf(children),
            })),
            {
              title: t('archive.guidesTitle'),
              url: viewAll.growingguides,
              count: guides.total,
              counted: t('archive.guideCount', { count: guides.total }),
            },
            {
              title: t('products.title'),
              url: viewAll.products,
              count: products.total,
              counted: t('products.counts', { count: products.total }),
            },
            {
              title: t('suppliers.vendors.title'),
              url: viewAll.vendors,
              count: vendors.total,
              counted: t('suppliers.vendors.counts', { count: vendors.total }),
            },
          ]}
        />
      </div>
      {shapeRows(shelves).map((line) =>
        line.length > 1 ? (
          <div key={line[0]?.shape} className="shelf-pair">
            {line.map((shelf) => (
              <ShapeSection key={shelf.shape} shelf={shelf} />
            ))}
          </div>
        ) : (
          line.map((shelf) => <ShapeSection key={shelf.shape} shelf={shelf} />)
        ),
      )}
      <section className="traits" id="traits" aria-labelledby="traits-heading">
        <h2 id="traits-heading">{t('archive.traits')}</h2>
        <p className="caption">{t('archive.traitsLead')}</p>
        {groups
          .filter(({ slug }) => slug === 'effect')
          .map((group) => (
            <Group key={group.id} group={group} className="group-wide" />
          ))}
        <div className="groups">
          {groups
            .filter(({ slug }) => slug !== 'effect')
            .map((group) => (
              <Group key={group.id} group={group} />
            ))}
        </div>
      </section>
    </SiteShell>
  )
}
