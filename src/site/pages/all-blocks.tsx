import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import { BlockRow } from '@/blocks/block-row'
import { type LoadedBlock, loadBlocks } from '@/blocks/load-blocks'
import { Blocks } from '@/blocks/render'
import type { ContributionContext } from '@/domains/contributions/context'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { translator } from '@/foundation/i18n/translator'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { blockExamples } from '@/site/all-blocks/examples'
import { placesOfBlocks } from '@/site/all-blocks/places'
import { unknownId } from '@/site/gallery/listed-block-samples'
import { findSampleDocuments, type SampleDocuments } from '@/site/gallery/sample-documents'
import { ArchiveHead } from '@/site/lists/archive-head'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/all-blocks.css'

const path = '/blocks'

const names = { en, es, pt }

interface Example extends LoadedBlock {
  /** Where editors may place it, by the keys of `admin.json`. */
  places: string[]
}

interface Data {
  context: ContributionContext
  species: SampleDocuments['species']
  groups: { name: string; examples: Example[] }[]
}

async function load({ locale, reader }: SiteRequest): Promise<Data> {
  const t = translator(locale, 'blocks')
  const found = await findSampleDocuments(reader)
  const places = placesOfBlocks(reader.payload)
  const subject = { relationTo: 'growingguides', value: unknownId } as const
  const context = { reader, subject, title: t('all.title'), path }
  const groups = blockExamples(locale, found).map(async ({ name, examples }) => ({
    name,
    examples: (await loadBlocks(examples, context)).map((loaded) => ({
      ...loaded,
      places: places.get(loaded.block.blockType) ?? [],
    })),
  }))
  return { context, species: found.species.slice(0, 3), groups: await Promise.all(groups) }
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'blocks.all')
  return pageMetadata({ locale, path, title: t('title'), description: t('lead'), index: false })
}

/** A list as a page has one. */
function ListExample({ species }: Pick<Data, 'species'>) {
  return (
    <BlockRow id="list">
      <ul className="archive-grid">
        {species.map((card) => (
          <SpeciesCard key={card.id} species={card} />
        ))}
      </ul>
    </BlockRow>
  )
}

function View({ context, species, groups }: Data) {
  const t = useTranslations('blocks.all')
  const format = useFormatter()
  const locale = useLocale()
  const { blocks, groups: headings, singular, plural } = names[locale]
  const nameOf = (labels: Record<string, string>, key: string) => labels[key] ?? key
  const placeOf = (slug: string) => (slug in plural ? nameOf(plural, slug) : nameOf(singular, slug))
  const page = { ...context, list: <ListExample species={species} /> }
  return (
    <SiteShell path={path}>
      <Breadcrumbs crumbs={crumbsTo(locale, path, { label: t('title') })} />
      <ArchiveHead title={t('title')} lead={t('lead')} />
      <nav className="all-blocks-nav" aria-label={t('title')}>
        {groups.map(({ name, examples }) => (
          <div key={name}>
            <p className="eyebrow">{nameOf(headings, name)}</p>
            <ul>
              {examples.map(({ block: { blockType } }) => (
                <li key={blockType}>
                  <a href={`#block-${blockType}`}>{nameOf(blocks, blockType)}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {groups.flatMap(({ examples }) =>
        examples.map(({ places, ...loaded }) => {
          const { blockType } = loaded.block
          return (
            <div key={blockType} className="block-example" id={`block-${blockType}`}>
              <header>
                <h2>{nameOf(blocks, blockType)}</h2>
                <p className="caption">{t('places', { places: format.list(places.map(placeOf)) })}</p>
              </header>
              <Blocks blocks={[loaded]} page={page} />
              {loaded.data === null ? <p className="caption">{t('nothing')}</p> : null}
            </div>
          )
        }),
      )}
    </SiteShell>
  )
}

/**
 * Every block with what it shows, for editors: one page that needs no sample content, is complete by construction, and
 * that search engines leave out.
 */
export const allBlocksPage: Page<Data> = { load, head, View, maxAge: 3600 }
