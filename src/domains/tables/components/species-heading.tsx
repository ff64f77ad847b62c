import type { ReactNode } from 'react'
import { TaxonName } from '@/domains/cards/taxon-name'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import type { RowSource, RowSpecies } from '@/domains/tables/row'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { useLocale } from '@/ui/texts'

/** The heading of a row: name, common name and edibility, which is never left out. */
export function SpeciesHeading({ species, children }: { species: RowSpecies; children?: ReactNode }) {
  const locale = useLocale()
  const { slug, scientificName, variation, commonName, edibility } = species
  return (
    <th scope="row">
      <a className="binomial" href={localePath(locale, documentPath('mushrooms', slug))} lang="la">
        <TaxonName name={scientificName} />
      </a>
      {variation ? <span className="block">{variation}</span> : null}
      {commonName ? (
        <span className="block">
          <InlineText text={commonName} />
        </span>
      ) : null}
      <EdibilityLabel edibility={edibility} />
      {children}
    </th>
  )
}

/** A source, with a link where the work has an address. */
export function Source({ source }: { source: RowSource }) {
  return source.url ? <a href={source.url}>{source.citation}</a> : source.citation
}
