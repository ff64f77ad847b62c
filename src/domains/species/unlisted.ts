import type { CardImage } from '@/domains/cards/card'
import type { Mushroom } from '@/payload-types'
import { byDanger, dangerRank } from './edibility'
import type { Edibility } from './vocabulary'

/** A look-alike that the guide has no page about: its name and class are all that is known here. */
export interface UnlistedSpecies {
  kind: 'unlisted'
  scientificName: string
  commonName: null
  edibility: Edibility
  image: CardImage | null
}

type LookAlikeRow = NonNullable<Mushroom['specie']['lookAlikeSpecies']>[number]

/** The species that a row names; null for a species of the guide, and for an unfinished row. */
export function unlistedSpecies({
  species,
  scientificName,
  edibilityClass,
}: LookAlikeRow): UnlistedSpecies | null {
  if (species || !scientificName || !edibilityClass) return null
  return { kind: 'unlisted', scientificName, commonName: null, edibility: edibilityClass, image: null }
}

/** The dangerous ones among a species' look-alikes that have no page, the deadliest first. */
export function unlistedDangers({
  lookAlikeSpecies,
}: Pick<Mushroom['specie'], 'lookAlikeSpecies'>): UnlistedSpecies[] {
  return (lookAlikeSpecies ?? [])
    .flatMap((row) => unlistedSpecies(row) ?? [])
    .filter(({ edibility }) => dangerRank(edibility) <= dangerRank('caution'))
    .sort(byDanger)
}

/** Identifies a species in a list: the id of its document or, without a page, its name. */
export const speciesKey = (species: { kind: 'species'; id: string } | UnlistedSpecies): string =>
  species.kind === 'species' ? species.id : species.scientificName
