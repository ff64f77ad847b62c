import { findContributionContext } from '@/blocks/selected-subject'
import type { ReviewsBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { loadReviews, type ReviewsData } from '@/domains/reviews/components/load-reviews'

export interface ReviewsBlockData {
  context: ContributionContext
  data: ReviewsData
}

export async function loadReviewsBlock(
  block: ReviewsBlockView,
  page: ContributionContext,
): Promise<ReviewsBlockData | null> {
  const context = findContributionContext(block, page)
  return context && { context, data: await loadReviews(context) }
}
