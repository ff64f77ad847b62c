import { contributionBlockLoad } from '@/blocks/contribution-block'
import { loadReviews } from '@/domains/reviews/components/load-reviews'

export const loadReviewsBlock = contributionBlockLoad(loadReviews)
