import type { HeadedBlockView, LinkView } from '@/blocks/relations'
import type { ButtonStyle } from './config'

export interface ButtonArrayBlockView extends HeadedBlockView {
  blockType: 'buttonArray'
  style?: ButtonStyle | null
  buttons?: (LinkView & { icon?: string | null })[] | null
}
