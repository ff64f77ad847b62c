import type { HeadedBlockView, SubjectBlockView } from '@/blocks/relations'

export interface RatingBlockView extends HeadedBlockView, SubjectBlockView {
  blockType: 'rating'
}
