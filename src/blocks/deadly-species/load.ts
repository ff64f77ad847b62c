import { deadliestSpecies } from '@/blocks/shared-reads'
import type { DeadlySpeciesBlockView } from '@/blocks/views'
import type { Cards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'

export type DeadlySpeciesData = Cards['mushrooms'][]

/** Reads the deadly species; null where there are none. */
export async function loadDeadlySpecies(
  _: DeadlySpeciesBlockView,
  { reader }: ContributionContext,
): Promise<DeadlySpeciesData | null> {
  const { cards } = await deadliestSpecies(reader)
  const deadly = cards.filter(({ edibility }) => edibility === 'deadly')
  return deadly.length > 0 ? deadly : null
}
