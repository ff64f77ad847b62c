import { findContributionContext } from '@/blocks/selected-subject'
import type { ImpressionsBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { type ImpressionsData, loadImpressions } from '@/domains/impressions/components/load-impressions'

export interface ImpressionsBlockData {
  context: ContributionContext
  data: ImpressionsData
}

export async function loadImpressionsBlock(
  block: ImpressionsBlockView,
  page: ContributionContext,
): Promise<ImpressionsBlockData | null> {
  const context = findContributionContext(block, page)
  return context && { context, data: await loadImpressions(context) }
}
