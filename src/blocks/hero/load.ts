import { deadliestSpecies } from '@/blocks/shared-reads'
import type { HeroBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'

export interface HeroData {
  speciesCount: number
}

export async function loadHero(_: HeroBlockView, { reader }: ContributionContext): Promise<HeroData> {
  const { total } = await deadliestSpecies(reader)
  return { speciesCount: total }
}
