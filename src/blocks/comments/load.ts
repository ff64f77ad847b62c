import { findContributionContext } from '@/blocks/selected-subject'
import type { CommentsBlockView } from '@/blocks/views'
import { type CommentsData, loadComments } from '@/domains/comments/components/load-comments'
import type { ContributionContext } from '@/domains/contributions/context'

export interface CommentsBlockData {
  context: ContributionContext
  data: CommentsData
}

export async function loadCommentsBlock(
  block: CommentsBlockView,
  page: ContributionContext,
): Promise<CommentsBlockData | null> {
  const context = findContributionContext(block, page)
  return context && { context, data: await loadComments(context) }
}
