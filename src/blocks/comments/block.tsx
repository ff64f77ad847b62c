import { CommentsSection } from '@/domains/comments/components/comments-section'
import type { CommentsBlockData } from './load'

/** The comments of the document that contains the block, or of the selected one. */
export function CommentsBlock({ data }: { data: CommentsBlockData }) {
  return <CommentsSection {...data} />
}
