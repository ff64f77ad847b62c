import { EdibilityBanner } from '@/domains/species/components/edibility-banner'
import { PrintFooter } from '@/domains/species/components/print-footer'
import { isEdible } from '@/domains/species/edibility'
import { hasWarning } from '@/domains/species/sections'
import { speciesJsonLd } from '@/domains/species/structured-data'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import { absolute } from '@/foundation/seo/absolute'
import { JsonLd } from '@/foundation/seo/json-ld'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { PoisonLines } from '@/site/site-shell/poison-lines'
import { SiteShell } from '@/site/site-shell/site-shell'
import { loadSpecies, type SpeciesPageData } from '@/site/species/load-species'
import { SpeciesArticle } from '@/site/species/species-article'
import '@/ui/styles/species.css'

type Request = SiteRequest<{ slug: string }>

function head({ species, context }: SpeciesPageData, { locale }: Request): Head {
  const { card, commonNames, summary, safety, edibility } = species
  const t = translator(locale, 'vocabulary.edibility')
  const title = [card.scientificName, ...commonNames.slice(0, 1).map((name) => plainText(name))].join(', ')
  return pageMetadata({
    locale,
    path: context.path,
    title,
    description: plainText(summary ?? safety.headline),
    imageAlt: `${title}: ${t(edibility)}`,
  })
}

function View(data: SpeciesPageData) {
  const { species, context } = data
  const { locale } = context.reader
  const { path, title } = context
  const address = absolute(locale, path)
  return (
    <SiteShell
      path={path}
      tone={species.toxic ? 'poison' : isEdible(species.edibility) ? 'food' : undefined}
      showMarket={!hasWarning(species)}
      banner={<EdibilityBanner species={species} />}
    >
      <Breadcrumbs crumbs={crumbsTo(locale, path, { label: title, binomial: true })} />
      <JsonLd data={speciesJsonLd(species, locale)} />
      <article className="species">
        <SpeciesArticle {...data} address={address} />
        <PrintFooter address={address}>
          <PoisonLines />
        </PrintFooter>
      </article>
    </SiteShell>
  )
}

/** A species. The strip of seasons highlights the current month. */
export const speciesPage: Page<SpeciesPageData, { slug: string }> = {
  load: ({ params, reader }) => loadSpecies(reader, params.slug),
  head,
  View,
}
