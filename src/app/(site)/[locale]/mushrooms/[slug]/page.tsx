import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache, Fragment, type ReactNode } from 'react'
import { Contributions } from '@/app/(site)/contributions/contributions'
import { productsPathOf } from '@/app/(site)/market/products-of'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { Guides } from '@/app/(site)/site-shell/guides'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { PoisonLines } from '@/app/(site)/site-shell/poison-lines'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { guestReader, pageReader } from '@/app/page-reader'
import { Blocks } from '@/blocks/render'
import { RichText } from '@/blocks/rich-text'
import { placedContributionKinds } from '@/blocks/selected-subject'
import { listingPage } from '@/domains/catalog/read/list-page'
import { type ContributionContext, contributionKinds, supportsKind } from '@/domains/contributions/context'
import { ReferenceList } from '@/domains/references/components/reference-list'
import { About } from '@/domains/species/components/about'
import { Chemistry } from '@/domains/species/components/chemistry'
import { Contents } from '@/domains/species/components/contents'
import { Verdict } from '@/domains/species/components/edibility-banner'
import { Effects } from '@/domains/species/components/effects'
import { LookAlikes } from '@/domains/species/components/look-alikes'
import { Nutrition } from '@/domains/species/components/nutrition'
import { Occurrence } from '@/domains/species/components/occurrence'
import { Poisoning } from '@/domains/species/components/poisoning'
import { PrintFooter } from '@/domains/species/components/print-footer'
import { ProductGuide } from '@/domains/species/components/product-guide'
import { Senses } from '@/domains/species/components/senses'
import { SpeciesHero } from '@/domains/species/components/species-hero'
import { isEaten } from '@/domains/species/edibility'
import { speciesAt } from '@/domains/species/queries'
import { isWarnedOf, type SectionId, sectionsOf, tellsOnlyHarm } from '@/domains/species/sections'
import { speciesJsonLd } from '@/domains/species/structured-data'
import type { SpeciesView } from '@/domains/species/view'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
}

/** The strip of seasons tints the month the page is made in. */
export const revalidate = 86_400

export function generateStaticParams() {
  return []
}

/** Everything whose change makes the page stale. */
function shownBy(slug: string, species: SpeciesView | null): string[] {
  if (!species) return [tags.slug('mushrooms', slug)]
  const { shown } = species
  return [
    tags.slug('mushrooms', slug),
    tags.document('mushrooms', species.id),
    tags.list('growingguides'),
    ...Object.entries(shown).flatMap(([collection, ids]) => ids.map((id) => tags.document(collection, id))),
  ]
}

const load = cache(async (locale: Locale, slug: string) => {
  const reader = await pageReader(locale)
  const species = await speciesAt(reader, slug)
  await dependsOn(shownBy(slug, species))
  if (!species) notFound()
  const facets = [`species:${species.id}`] as const
  const guides = await listingPage(reader, {
    collection: 'growingguides',
    facets,
    sort: 'newest',
    page: 1,
    limit: 3,
  })
  const productsPath = await productsPathOf(reader, species)
  return { species, guides: guides.cards, productsPath }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: segment, slug } = await params
  const locale = localeOf({ locale: segment })
  const { species } = await load(locale, slug)
  const { card, commonNames, summary, safety, edibility } = species
  const t = await getTranslations('vocabulary.edibility')
  const title = [card.scientificName, ...commonNames.slice(0, 1).map((name) => plainText(name))].join(', ')
  return pageMetadata({
    locale,
    path: documentPath('mushrooms', slug),
    title,
    description: plainText(summary ?? safety.headline),
    imageAlt: `${title}: ${t(edibility)}`,
  })
}

/** What each section draws; `sectionsOf` says which of them are shown, and where. */
function drawings(
  { species, guides, productsPath }: Awaited<ReturnType<typeof load>>,
  page: ContributionContext,
): Record<SectionId, ReactNode> {
  const { about, poisoning, productGuide } = species
  return {
    plate: <SpeciesHero species={species} guideSlug={guides[0]?.slug ?? null} productsPath={productsPath} />,
    'look-alikes': <LookAlikes species={species} />,
    poisoning: poisoning ? <Poisoning poisoning={poisoning} lines={<PoisonLines />} /> : null,
    effects: <Effects species={species} />,
    season: <Occurrence species={species} />,
    about: (
      <>
        <Blocks blocks={species.top} page={page} />
        <About species={species}>{about ? <RichText {...about} foldId="about-text" /> : null}</About>
      </>
    ),
    senses: <Senses species={species} />,
    nutrition: <Nutrition nutrients={species.nutrients} />,
    chemistry: <Chemistry species={species} />,
    grow: <Guides guides={guides} />,
    buying: productGuide ? <ProductGuide guide={productGuide} /> : null,
    references: <ReferenceList references={species.references} />,
  }
}

export default async function SpeciesPage({ params }: Props) {
  const { locale: segment, slug } = await params
  const locale = localeOf({ locale: segment })
  const loaded = await load(locale, slug)
  const { species, guides } = loaded
  const kinds = await getTranslations('contributions.kinds')
  const path = documentPath('mushrooms', slug)
  const { card, toxic, edibility } = species
  const crumbs = await crumbsTo(path, { label: card.scientificName, binomial: true })
  const voice = toxic ? 'poison' : isEaten(edibility) ? 'food' : undefined
  const sections = sectionsOf(species, guides.length > 0)
  const about: ContributionContext = {
    reader: await guestReader(locale),
    item: { relationTo: 'mushrooms', value: species.id },
    title: card.scientificName,
    path,
    onlyHarms: tellsOnlyHarm(species),
    visit: null,
    place: '',
  }
  const contributions = contributionKinds
    .filter((kind) => supportsKind(kind, about))
    .map((kind) => ({ id: kind, title: kinds(kind) }))
  const drawn = drawings(loaded, about)
  return (
    <SiteShell path={path} voice={voice} shops={!isWarnedOf(species)} before={<Verdict species={species} />}>
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={speciesJsonLd(species, locale)} />
      <article className="species">
        {drawn.plate}
        <div className="species-body">
          <Contents species={species} sections={sections} contributions={contributions} />
          <div className="species-sections">
            {sections.map((id) => (
              <Fragment key={id}>{drawn[id]}</Fragment>
            ))}
            <Contributions about={about} placed={placedContributionKinds(species.top, about)} />
          </div>
        </div>
        <PrintFooter address={absolute(locale, path)}>
          <PoisonLines />
        </PrintFooter>
      </article>
    </SiteShell>
  )
}
