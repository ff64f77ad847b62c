import { deadliestSpecies } from '@/blocks/shared-reads'
import type { DeadlySpeciesBlockView } from '@/blocks/views'
import type { Cards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'

export type DeadlySpeciesData = Cards['mushrooms'][]

/** Species that a row shows. */
const shown = 4

const genusOf = ({ scientificName }: Cards['mushrooms']) => scientificName.split(' ')[0] ?? ''

/** Species of as many genera as possible: four amanitas would teach less than what else kills. */
export function ofDifferentGenera(cards: readonly Cards['mushrooms'][], limit: number): Cards['mushrooms'][] {
  const firsts = [...new Map(cards.toReversed().map((card) => [genusOf(card), card])).values()].toReversed()
  const others = cards.filter((card) => !firsts.includes(card))
  return [...firsts, ...others].slice(0, limit)
}

/** Reads the deadly species; null where there are none. */
export async function loadDeadlySpecies(
  _: DeadlySpeciesBlockView,
  { reader }: ContributionContext,
): Promise<DeadlySpeciesData | null> {
  const { cards } = await deadliestSpecies(reader)
  const deadly = cards.filter(({ edibility }) => edibility === 'deadly')
  return deadly.length > 0 ? ofDifferentGenera(deadly, shown) : null
}
