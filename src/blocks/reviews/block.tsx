import { ReviewsSection } from '@/domains/reviews/components/reviews-section'
import type { ReviewsBlockData } from './load'

/** The reviews of the document that contains the block, or of the selected one. */
export function ReviewsBlock({ data }: { data: ReviewsBlockData }) {
  return <ReviewsSection {...data} />
}
