import type { HeadedBlockView } from '@/blocks/relations'

export interface EmbeddingBlockView extends HeadedBlockView {
  blockType: 'embedding'
  url?: string | null
  caption?: string | null
}
