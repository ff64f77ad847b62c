import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { crumbsTo } from '@/app/(site)/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/app/(site)/site-shell/breadcrumbs'
import { type LocaleParams, localeOf } from '@/app/(site)/site-shell/params'
import { PoisonLines } from '@/app/(site)/site-shell/poison-lines'
import { SiteShell } from '@/app/(site)/site-shell/site-shell'
import { loadSpecies } from '@/app/(site)/species/load-species'
import { SpeciesArticle } from '@/app/(site)/species/species-article'
import { allowAll } from '@/app/page-reader'
import { EdibilityBanner } from '@/domains/species/components/edibility-banner'
import { PrintFooter } from '@/domains/species/components/print-footer'
import { isEdible } from '@/domains/species/edibility'
import { hasWarning, isOnlyHarmful } from '@/domains/species/sections'
import { speciesJsonLd } from '@/domains/species/structured-data'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'

interface Props {
  params: Promise<LocaleParams & { slug: string }>
}

/** The strip of seasons highlights the current month. */
export const revalidate = 86_400

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...rest } = await params
  const locale = localeOf(rest)
  const { species } = await loadSpecies(locale, slug)
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

export default async function SpeciesPage({ params }: Props) {
  const { slug, ...rest } = await params
  const locale = localeOf(rest)
  const data = await loadSpecies(locale, slug)
  const { species } = data
  const path = documentPath('mushrooms', slug)
  const title = species.card.scientificName
  const context = {
    reader: await allowAll(locale),
    subject: { relationTo: 'mushrooms', value: species.id },
    title,
    path,
    isOnlyHarmful: isOnlyHarmful(species),
  } as const
  return (
    <SiteShell
      path={path}
      tone={species.toxic ? 'poison' : isEdible(species.edibility) ? 'food' : undefined}
      showMarket={!hasWarning(species)}
      banner={<EdibilityBanner species={species} />}
    >
      <Breadcrumbs crumbs={await crumbsTo(path, { label: title, binomial: true })} />
      <JsonLd data={speciesJsonLd(species, locale)} />
      <article className="species">
        <SpeciesArticle {...data} context={context} address={absolute(locale, path)} />
        <PrintFooter address={absolute(locale, path)}>
          <PoisonLines />
        </PrintFooter>
      </article>
    </SiteShell>
  )
}
