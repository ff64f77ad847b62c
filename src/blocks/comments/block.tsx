import { contributionContextIn } from '@/blocks/selected-subject'
import type { CommentsBlockView } from '@/blocks/views'
import { Comments } from '@/domains/comments/components/comments-section'
import type { ContributionContext } from '@/domains/contributions/context'

/** The comments of the page's own document, or of the one chosen. */
export async function CommentsBlock({ page, ...block }: CommentsBlockView & { page: ContributionContext }) {
  const heard = await contributionContextIn(block, page)
  return heard ? <Comments {...heard} /> : null
}
