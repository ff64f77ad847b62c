import { findContributionContext } from '@/blocks/selected-subject'
import type { CommentsBlockView } from '@/blocks/views'
import { Comments } from '@/domains/comments/components/comments-section'
import type { ContributionContext } from '@/domains/contributions/context'

/** The comments of the document that contains the block, or of the selected one. */
export async function CommentsBlock({ page, ...block }: CommentsBlockView & { page: ContributionContext }) {
  const context = findContributionContext(block, page)
  return context ? <Comments {...context} /> : null
}
