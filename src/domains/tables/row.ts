import { type CitedSource, citation, citedSource } from '@/domains/references/view'
import { leadingEdibility } from '@/domains/species/edibility'
import type { Edibility } from '@/domains/species/vocabulary'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import type { Mushroom } from '@/payload-types'

/** A species as a table names it. */
export interface RowSpecies {
  id: string
  slug: string
  scientificName: string
  variation: string | null
  commonName: LocalizedText | null
  edibility: Edibility
}

/** A source; without an address where the work has none. */
export type RowSource = Omit<CitedSource, 'url'> & { url: string | null }

/** What every table reads of a species. */
export const selectSpecies = {
  scientificName: true,
  variation: true,
  commonNames: true,
  edibility: true,
} as const

export function rowSpecies({ id, slug, specie }: Mushroom): RowSpecies {
  return {
    id,
    slug,
    scientificName: specie.scientificName,
    variation: specie.variation ?? null,
    commonName: localizedText(specie.commonNames?.[0], 'name'),
    edibility: leadingEdibility(specie.edibility),
  }
}

export function rowSource(reference: Parameters<typeof citation>[0]): RowSource | null {
  const short = citation(reference)
  return short ? (citedSource(reference) ?? { citation: short, url: null }) : null
}
