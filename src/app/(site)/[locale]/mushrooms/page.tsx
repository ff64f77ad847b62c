import type { Metadata } from 'next'
import { useLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { pageReader } from '@/app/page-reader'
import { ShapeGrid } from '@/domains/archives/components/shape-grid'
import { ShapeShelf } from '@/domains/archives/components/shape-shelf'
import { shapeShelves, shelfLines } from '@/domains/archives/shapes'
import { countedCategories, type TaxonomyGroup, treeUnder } from '@/domains/archives/taxonomy'
import { listingPage } from '@/domains/listings/queries'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Marked } from '@/ui/marked'
import { ArchiveHead } from '../../archives/archive-head'
import { Chapters } from '../../archives/chapters'
import { IconValues, Values, valuesOf } from '../../archives/values'
import { Breadcrumbs } from '../../frame/breadcrumbs'
import { crumbsTo } from '../../frame/crumbs'
import { Frame } from '../../frame/frame'
import { type LocaleParams, localeOf } from '../../frame/params'

interface Props {
  params: Promise<LocaleParams>
}

const path = '/mushrooms'

/** Plates on a shelf of the key; the rest is one link away. */
const shelfPlates = 6

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  const say = await getTranslations('archive')
  return pageMetadata({ locale, path, title: say('mushroomsTitle'), description: say('mushroomsLead') })
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
          <Marked text={title} />
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
  const say = await getTranslations()
  const reader = await pageReader(locale)
  const [shelves, categories, species, guides, products, vendors] = await Promise.all([
    shapeShelves(reader, { sort: 'deadliest', limit: shelfPlates }),
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
    <Frame path={path}>
      <Breadcrumbs crumbs={crumbs} />
      <ArchiveHead title={say('archive.mushroomsTitle')} lead={say('archive.mushroomsLead')}>
        <p className="actions">
          <a className="button" href={localePath(locale, '/mushrooms/species')}>
            {say('archive.all')}
          </a>
          <a className="button line" href="#traits">
            {say('archive.traits')}
          </a>
        </p>
      </ArchiveHead>
      <div className="key-head">
        <div className="stack-tight">
          <ShapeGrid title={say('archive.key')} />
          <p className="caption">{say('archive.keyLead')}</p>
          <p className="caption">{say('species.classes')}</p>
        </div>
        <Chapters
          chapters={[
            { title: say('archive.speciesTitle'), url: '/mushrooms/species', count: species.total },
            ...groups.map(({ title, url, count, children }) => ({
              title,
              url,
              count,
              most: mostOf(children),
            })),
            {
              title: say('archive.guidesTitle'),
              url: viewAll.growingguides,
              count: guides.total,
              counted: say('archive.guideCount', { count: guides.total }),
            },
            {
              title: say('products.title'),
              url: viewAll.products,
              count: products.total,
              counted: say('products.counts', { count: products.total }),
            },
            {
              title: say('suppliers.vendors.title'),
              url: viewAll.vendors,
              count: vendors.total,
              counted: say('suppliers.vendors.counts', { count: vendors.total }),
            },
          ]}
        />
      </div>
      {shelfLines(shelves).map((line) =>
        line.length > 1 ? (
          <div key={line[0]?.shape} className="shelf-pair">
            {line.map((shelf) => (
              <ShapeShelf key={shelf.shape} shelf={shelf} />
            ))}
          </div>
        ) : (
          line.map((shelf) => <ShapeShelf key={shelf.shape} shelf={shelf} />)
        ),
      )}
      <section className="traits" id="traits" aria-labelledby="traits-heading">
        <h2 id="traits-heading">{say('archive.traits')}</h2>
        <p className="caption">{say('archive.traitsLead')}</p>
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
    </Frame>
  )
}
