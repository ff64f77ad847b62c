import type { PictureRelation } from '@/blocks/picture'
import type { HeadedBlockView } from '@/blocks/relations'

export interface GalleryBlockView extends HeadedBlockView {
  blockType: 'gallery'
  pictures?: { id?: string | null; image?: PictureRelation; title?: string | null }[] | null
}
