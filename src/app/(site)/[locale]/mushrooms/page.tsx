import type { Metadata } from 'next'
import { useLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { pageReader } from '@/app/page-reader'
import { countedCategories, type TaxonomyGroup, treeUnder } from '@/domains/archives/taxonomy'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { localePath } from '@/foundation/routing/locale-path'
import { pageMetadata } from '@/foundation/seo/metadata'
import { IconValues, Values } from '../../archives/values'
import { Breadcrumbs } from '../../frame/breadcrumbs'
import { Frame } from '../../frame/frame'
import { type LocaleParams, localeOf } from '../../frame/params'

interface Props {
  params: Promise<LocaleParams>
}

const path = '/mushrooms'

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
      <h2 id={`group-${slug}`}>
        <a href={localePath(locale, url)}>{title}</a>
      </h2>
      {slug === 'effect' ? <IconValues values={children} /> : <Values values={children} />}
    </section>
  )
}

export default async function MushroomsPage({ params }: Props) {
  const locale = localeOf(await params)
  const say = await getTranslations()
  const reader = await pageReader(locale)
  const groups = treeUnder(await countedCategories(reader, 'species'), 'species')
  await dependsOn([tags.list('categories'), tags.list('mushrooms')])
  const crumbs = [
    { label: say('site.home'), path: '/' },
    { label: say('site.nav.mushrooms'), path },
  ]
  return (
    <Frame path={path}>
      <Breadcrumbs crumbs={crumbs} />
      <div className="archive-head">
        <h1>{say('archive.mushroomsTitle')}</h1>
        <p className="lead">{say('archive.mushroomsLead')}</p>
        <p>
          <a className="button" href={localePath(locale, '/mushrooms/species')}>
            {say('archive.all')}
          </a>
        </p>
      </div>
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
    </Frame>
  )
}
