import { contributionContextIn } from '@/blocks/selected-subject'
import type { ReviewsBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { Reviews } from '@/domains/reviews/components/reviews-section'

/** The reviews of the page's own document, or of the one chosen. */
export async function ReviewsBlock({ page, ...block }: ReviewsBlockView & { page: ContributionContext }) {
  const heard = await contributionContextIn(block, page)
  return heard ? <Reviews {...heard} /> : null
}
