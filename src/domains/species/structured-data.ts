import type { Taxon, WithContext } from 'schema-dts'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import type { SpeciesView } from './view'

/** https://schema.org/Taxon, without a rating. */
export function speciesJsonLd(
  { card, commonNames, summary, slug, taxonomy }: SpeciesView,
  locale: Locale,
): WithContext<Taxon> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Taxon',
    name: card.scientificName,
    alternateName: commonNames.map((name) => plainText(name)),
    taxonRank: 'species',
    url: absolute(locale, documentPath('mushrooms', slug)),
    ...(summary && { description: plainText(summary) }),
    ...(taxonomy.genus && { parentTaxon: { '@type': 'Taxon', name: taxonomy.genus, taxonRank: 'genus' } }),
  }
}
