import { type Comparison, compareSpecies, parseCompared } from '@/domains/identify/compare'
import { ComparisonTable } from '@/domains/identify/components/comparison-table'
import { RecordedDifferences, UnlistedDifferences } from '@/domains/identify/components/recorded-differences'
import { DeadlyDoubles } from '@/domains/identify/components/species-pairs'
import { Specimens } from '@/domains/identify/components/specimens'
import { deadlyDoubles } from '@/domains/identify/deadly-doubles'
import { loadKeyData } from '@/domains/identify/queries'
import { loadRecordedDifferences } from '@/domains/identify/recorded-differences'
import type { SpeciesPair } from '@/domains/identify/spore-pairs'
import type { SpeciesCard } from '@/domains/species/listing'
import { listSpecies } from '@/domains/species/queries'
import { hasWarning } from '@/domains/species/sections'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'
import { localePath } from '@/foundation/routing/locale-path'
import { comparePath, compareUrl, maxCompared } from '@/foundation/routing/paths'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Button } from '@/ui/button'
import { Row } from '@/ui/row'
import { Select } from '@/ui/select'
import { useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/identify.css'

interface Data {
  comparison: Comparison
  /** What can be added to the comparison, by name. */
  others: SpeciesCard[]
  /** Pairs to begin with, as long as nothing is compared. */
  doubles: SpeciesPair[]
}

const shownDoubles = 6

async function load({ query, reader }: SiteRequest): Promise<Data> {
  const slugs = parseCompared(query)
  const [views, { cards }] = await Promise.all([listSpecies(reader, slugs), loadKeyData(reader)])
  dependsOn([
    tags.list('mushrooms'),
    ...slugs.map((slug) => tags.slug('mushrooms', slug)),
    ...views.map(({ id }) => tags.document('mushrooms', id)),
  ])
  const others = [...cards.values()]
    .filter(({ slug }) => !slugs.includes(slug))
    .sort((one, other) => one.scientificName.localeCompare(other.scientificName))
  const doubles = views.length === 0 ? await loadDoubles(reader, [...cards.values()]) : []
  return { comparison: compareSpecies(views), others, doubles }
}

async function loadDoubles(reader: Reader, cards: readonly SpeciesCard[]): Promise<SpeciesPair[]> {
  const differences = await loadRecordedDifferences(
    reader,
    cards.map(({ id }) => id),
  )
  const pairs = deadlyDoubles(differences, cards, shownDoubles)
  dependsOn(pairs.flatMap(({ species }) => species.map(({ id }) => tags.document('mushrooms', id))))
  return pairs
}

function head(_: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'identify.comparison')
  const description = t('lead', { count: maxCompared })
  return pageMetadata({ locale, path: comparePath, title: t('title'), description, index: false })
}

/** The scientific name and, if there is one in the reader's language, the common name. */
function nameInList({ scientificName, commonName }: SpeciesCard): string {
  return typeof commonName === 'string' && commonName ? `${scientificName} (${commonName})` : scientificName
}

/** A form that leads to the comparison with one species more. */
function AddSpecies({ slugs, others }: Pick<Data, 'others'> & { slugs: readonly string[] }) {
  const t = useTranslations('identify.comparison')
  const locale = useLocale()
  return (
    <form className="compare-add" action={localePath(locale, comparePath)}>
      {slugs.map((slug) => (
        <input key={slug} type="hidden" name="species" value={slug} />
      ))}
      <Select
        name="species"
        label={t('add')}
        options={others.map((species) => ({ value: species.slug, label: nameInList(species) }))}
      />
      <Button kind="secondary" type="submit">
        {t('addButton')}
      </Button>
    </form>
  )
}

function View({ comparison, others, doubles }: Data) {
  const t = useTranslations('identify.comparison')
  const locale = useLocale()
  const { species } = comparison
  const shown = species.map(({ slug }) => slug)
  return (
    <SiteShell path={compareUrl(shown)} showMarket={!species.some(hasWarning)}>
      <Breadcrumbs crumbs={crumbsTo(locale, comparePath, { label: t('title') })} />
      <div className="compare">
        <div className="compare-head">
          <h1>{t('title')}</h1>
          <p className="lead">{species.length > 0 ? t('lead', { count: maxCompared }) : t('leadEmpty')}</p>
          {species.some(({ toxic }) => toxic) && species.length > 1 ? (
            <p>
              <strong>{t('certain')}</strong>
            </p>
          ) : null}
          {species.length < maxCompared ? <AddSpecies slugs={shown} others={others} /> : null}
        </div>
        {species.length > 0 ? (
          <>
            <Specimens {...comparison} />
            <RecordedDifferences {...comparison} />
            <UnlistedDifferences {...comparison} />
            <Row id="traits" title={t('table')} note={t('tableNote')}>
              <div className="row-wide">
                <ComparisonTable {...comparison} />
              </div>
            </Row>
          </>
        ) : null}
        <DeadlyDoubles pairs={doubles} />
      </div>
    </SiteShell>
  )
}

/**
 * Species side by side, the most dangerous first. Each comparison is an address; the server caches the frequent ones.
 */
export const comparePage: Page<Data> = { load, head, View, maxAge: 3600 }
