import { heardIn } from '../chosen-thing'
import type { CommentsBlockView } from '../views'
import type { VoicesOf } from '../voices'
import { Comments } from './section'

/** The comments of the page's own document, or of the one chosen. */
export async function CommentsBlock({ page, ...block }: CommentsBlockView & { page: VoicesOf }) {
  const heard = await heardIn(block, page)
  return heard ? <Comments {...heard} /> : null
}
