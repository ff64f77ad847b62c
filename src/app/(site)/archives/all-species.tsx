import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { pageReader } from '@/app/page-reader'
import { pagePath } from '@/domains/archives/components/archive'
import { pageSize } from '@/domains/archives/limits'
import { countedCategories, treeUnder } from '@/domains/archives/taxonomy'
import { listingPage } from '@/domains/listings/queries'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Marked } from '@/ui/marked'
import { Breadcrumbs } from '../frame/breadcrumbs'
import { Frame } from '../frame/frame'
import { ArchiveHead } from './archive-head'
import { SpeciesArchive } from './species-archive'
import { Values, valuesOf } from './values'

const path = '/mushrooms/species'

export async function allSpeciesMetadata(locale: Locale, page: number): Promise<Metadata> {
  const say = await getTranslations({ locale, namespace: 'archive' })
  const title = page === 1 ? say('speciesTitle') : `${say('speciesTitle')}, ${say('pageTitle', { page })}`
  return pageMetadata({ locale, path: pagePath(path, page), title, description: say('speciesLead') })
}

/** Every species, a page at a time. */
export async function AllSpecies({ locale, page }: { locale: Locale; page: number }) {
  const say = await getTranslations()
  const reader = await pageReader(locale)
  const [listing, categories] = await Promise.all([
    listingPage(reader, { collection: 'mushrooms', sort: 'oldest', page, limit: pageSize }),
    countedCategories(reader, 'species'),
  ])
  await dependsOn([tags.list('mushrooms'), tags.list('categories')])
  if (page > listing.pages) notFound()
  const crumbs = [
    { label: say('site.home'), path: '/' },
    { label: say('site.nav.mushrooms'), path: '/mushrooms' },
    { label: say('site.nav.species'), path },
    ...(page > 1 ? [{ label: say('archive.pageTitle', { page }), path: pagePath(path, page) }] : []),
  ]
  const groups = treeUnder(categories, 'species')
  return (
    <Frame path={pagePath(path, page)}>
      <Breadcrumbs crumbs={crumbs} />
      <ArchiveHead title={say('archive.speciesTitle')} lead={say('archive.speciesLead')} />
      <SpeciesArchive
        listing={listing}
        path={path}
        side={
          <nav className="stack" aria-label={say('archive.groups')}>
            <Values
              values={groups
                .filter(({ slug }) => slug === 'type')
                .flatMap(({ children }) => valuesOf(children))}
            />
            <ul className="chips">
              <li>
                <a className="chip" href={localePath(locale, '/mushrooms')}>
                  {say('archive.shapeGroup')}
                </a>
              </li>
              {groups
                .filter(({ slug }) => slug !== 'type')
                .map(({ id, title, url }) => (
                  <li key={id}>
                    <a className="chip" href={localePath(locale, url)}>
                      <Marked text={title} />
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        }
      />
    </Frame>
  )
}
