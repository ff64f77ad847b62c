import { findContributionContext } from '@/blocks/selected-subject'
import type { ImpressionsBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { Impressions } from '@/domains/impressions/components/impressions-section'

/** The impressions of the document that contains the block, or of the selected one. */
export async function ImpressionsBlock({
  page,
  ...block
}: ImpressionsBlockView & { page: ContributionContext }) {
  const context = findContributionContext(block, page)
  return context ? <Impressions {...context} /> : null
}
