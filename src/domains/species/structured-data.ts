import type { Taxon, WithContext } from 'schema-dts'
import type { Locale } from '../../foundation/i18n/locales'
import { plain } from '../../foundation/i18n/said'
import { documentPath } from '../../foundation/routing/paths'
import { absolute } from '../../foundation/seo/absolute'
import type { SpeciesView } from './view'

/** https://schema.org/Taxon. No rating is given where nobody has rated. */
export function speciesJsonLd(
  { card, commonNames, summary, slug, taxonomy }: SpeciesView,
  locale: Locale,
): WithContext<Taxon> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Taxon',
    name: card.scientificName,
    alternateName: commonNames.map((name) => plain(name)),
    taxonRank: 'species',
    url: absolute(locale, documentPath('mushrooms', slug)),
    ...(summary && { description: plain(summary) }),
    ...(taxonomy.genus && { parentTaxon: { '@type': 'Taxon', name: taxonomy.genus, taxonRank: 'genus' } }),
  }
}
