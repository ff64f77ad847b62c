import type { Metadata } from 'next'
import { useLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { pageReader } from '@/app/page-reader'
import { ShapeGrid } from '@/domains/archives/components/shape-grid'
import { ShapeShelf } from '@/domains/archives/components/shape-shelf'
import { shapeShelves } from '@/domains/archives/shapes'
import { countedCategories, type TaxonomyGroup, treeUnder } from '@/domains/archives/taxonomy'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { localePath } from '@/foundation/routing/locale-path'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Marked } from '@/ui/marked'
import { ArchiveHead } from '../../archives/archive-head'
import { IconValues, Values, valuesOf } from '../../archives/values'
import { Breadcrumbs } from '../../frame/breadcrumbs'
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
  const [shelves, categories] = await Promise.all([
    shapeShelves(reader, { sort: 'deadliest', limit: shelfPlates }),
    countedCategories(reader, 'species'),
  ])
  const groups = treeUnder(categories, 'species')
  await dependsOn([tags.list('categories'), tags.list('mushrooms')])
  const crumbs = [
    { label: say('site.home'), path: '/' },
    { label: say('site.nav.mushrooms'), path },
  ]
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
        <ShapeGrid title={say('archive.key')} />
        <p className="caption">{say('archive.keyLead')}</p>
      </div>
      {shelves.map((shelf) => (
        <ShapeShelf key={shelf.shape} shelf={shelf} />
      ))}
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
