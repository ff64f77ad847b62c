import { findContributionContext } from '@/blocks/selected-subject'
import type { ReviewsBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { Reviews } from '@/domains/reviews/components/reviews-section'

/** The reviews of the document that contains the block, or of the selected one. */
export async function ReviewsBlock({ page, ...block }: ReviewsBlockView & { page: ContributionContext }) {
  const context = findContributionContext(block, page)
  return context ? <Reviews {...context} /> : null
}
