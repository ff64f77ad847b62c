import { heardIn } from '../chosen-thing'
import type { ReviewsBlockView } from '../views'
import type { VoicesOf } from '../voices'
import { Reviews } from './section'

/** The reviews of the page's own document, or of the one chosen. */
export async function ReviewsBlock({ page, ...block }: ReviewsBlockView & { page: VoicesOf }) {
  const heard = await heardIn(block, page)
  return heard ? <Reviews {...heard} /> : null
}
