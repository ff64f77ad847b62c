import type { InSeasonBlockView } from '@/blocks/views'
import { type MonthInHemisphere, speciesInSeason } from '@/domains/archives/season'
import type { ContributionContext } from '@/domains/contributions/context'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

/** Rows of each hemisphere's table. */
const defaultLimit = 6

export interface InSeasonData {
  /** 1-12. */
  month: number
  hemispheres: MonthInHemisphere[]
}

/** Reads the species of the current month; the page that shows them is rendered anew each day. */
export async function loadInSeason(
  { limit }: InSeasonBlockView,
  { reader }: ContributionContext,
): Promise<InSeasonData> {
  dependsOn([tags.list('mushrooms')])
  const month = new Date().getUTCMonth() + 1
  return { month, hemispheres: await speciesInSeason(reader, month, limit || defaultLimit) }
}
