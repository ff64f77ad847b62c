import type { DocumentRelation, HeadedBlockView } from '@/blocks/relations'

export interface SpeciesBlockView extends HeadedBlockView {
  blockType: 'speciesBlock'
  species?: DocumentRelation[] | null
}
