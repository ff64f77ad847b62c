import type { PictureRelation } from '@/blocks/picture'
import type { HeadedBlockView } from '@/blocks/relations'

export interface PhotoArrayBlockView extends HeadedBlockView {
  blockType: 'photoArray'
  photos?: { id?: string | null; image?: PictureRelation; caption?: string | null }[] | null
}
