import { contributionContextIn } from '@/blocks/selected-subject'
import type { ImpressionsBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { Impressions } from '@/domains/impressions/components/impressions-section'

/** The impressions of the page's own document, or of the one chosen. */
export async function ImpressionsBlock({
  page,
  ...block
}: ImpressionsBlockView & { page: ContributionContext }) {
  const heard = await contributionContextIn(block, page)
  return heard ? <Impressions {...heard} /> : null
}
