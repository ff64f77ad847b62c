import type { ContributionBlockData } from '@/blocks/contribution-block'
import { CommentsSection } from '@/domains/comments/components/comments-section'
import type { CommentsData } from '@/domains/comments/components/load-comments'

/** The comments of the document that contains the block, or of the selected one. */
export function CommentsBlock({ data }: { data: ContributionBlockData<CommentsData> }) {
  return <CommentsSection {...data} />
}
