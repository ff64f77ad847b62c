import type { ContributionBlockData } from '@/blocks/contribution-block'
import type { ReviewsData } from '@/domains/reviews/components/load-reviews'
import { ReviewsSection } from '@/domains/reviews/components/reviews-section'

/** The reviews of the document that contains the block, or of the selected one. */
export function ReviewsBlock({ data }: { data: ContributionBlockData<ReviewsData> }) {
  return <ReviewsSection {...data} />
}
