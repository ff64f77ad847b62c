import type { HeadedBlockView } from '@/blocks/relations'
import type { Reference } from '@/payload-types'

export interface ReferencesBlockView extends HeadedBlockView {
  blockType: 'references'
  references?: (string | Reference)[] | null
}
