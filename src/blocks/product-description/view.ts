import type { HeadedBlockView } from '@/blocks/relations'
import type { Product } from '@/payload-types'

export type ProductDescriptionBlockView = HeadedBlockView & { blockType: 'productDescription' } & Partial<
    NonNullable<Product['productDescription']>
  >
