import type { Taxon, WithContext } from 'schema-dts'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { parseScientificName } from '@/foundation/text/scientific-name'
import { identifiedPages } from './identifiers'
import type { SpeciesView } from './view'

/** The ranks above a species, the highest first; schema.org calls the division a phylum. */
const higherRanks = [
  ['kingdom', 'kingdom'],
  ['division', 'phylum'],
  ['class', 'class'],
  ['order', 'order'],
  ['family', 'family'],
  ['genus', 'genus'],
] as const satisfies [keyof SpeciesView['taxonomy'], string][]

/** The genus, within its family, and so on up to the kingdom; undefined where no rank is recorded. */
function parentTaxon(taxonomy: SpeciesView['taxonomy']): Taxon | undefined {
  return higherRanks.reduce<Taxon | undefined>((parent, [rank, taxonRank]) => {
    const name = taxonomy[rank]
    if (!name) return parent
    return { '@type': 'Taxon', name, taxonRank, ...(parent && { parentTaxon: parent }) }
  }, undefined)
}

/** https://schema.org/Taxon, without a rating. */
export function speciesJsonLd(species: SpeciesView, locale: Locale): WithContext<Taxon> {
  const { card, authority, commonNames, localNames, synonyms, summary, slug, taxonomy, identifiers } = species
  const pages = identifiedPages(identifiers)
  const parent = parentTaxon(taxonomy)
  return {
    '@context': 'https://schema.org',
    '@type': 'Taxon',
    name: card.scientificName,
    alternateName: [
      ...commonNames.map((name) => plainText(name)),
      ...localNames.flatMap(({ names }) => names),
      ...(authority ? [`${card.scientificName} ${authority}`] : []),
      ...synonyms,
    ],
    taxonRank: parseScientificName(card.scientificName)?.rank ?? 'species',
    url: absolute(locale, documentPath('mushrooms', slug)),
    ...(summary && { description: plainText(summary) }),
    ...(pages.length > 0 && { sameAs: pages.map(({ url }) => url) }),
    ...(parent && { parentTaxon: parent }),
  }
}
