import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { PictureRelation } from '@/blocks/picture'
import type { HeadedBlockView, LinkView } from '@/blocks/relations'
import type { Side } from './config'

export interface FeatureBlockView extends HeadedBlockView {
  blockType: 'feature'
  image?: PictureRelation
  imageSide?: Side | null
  richText?: SerializedEditorState | null
  links?: LinkView[] | null
}
