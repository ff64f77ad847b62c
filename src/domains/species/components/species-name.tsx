import { TaxonName } from '@/domains/cards/taxon-name'
import type { SpeciesCard } from '@/domains/species/listing'
import { capitalize } from '@/ui/capitalize'

interface SpeciesNameProps {
  species: Pick<SpeciesCard, 'commonName' | 'scientificName'>
  /** Whether the name begins a sentence. */
  capital?: boolean
}

/**
 * The one name by which a text mentions a species: the common name in the reader's language, or else the binomial, which
 * says more to readers than a common name of another language.
 */
export function SpeciesName({ species: { commonName, scientificName }, capital = false }: SpeciesNameProps) {
  if (typeof commonName !== 'string')
    return (
      <i className="binomial" lang="la">
        <TaxonName name={scientificName} />
      </i>
    )
  return capital ? capitalize(commonName) : commonName
}
