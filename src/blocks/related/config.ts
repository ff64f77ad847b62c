import type { Block } from 'payload'
import { headingField, itemsField } from '@/blocks/list-fields'

/** Without `items`, the block finds documents related to the one that contains it. */
function related(
  slug: string,
  interfaceName: string,
  collection: 'mushrooms' | 'growingguides' | 'products',
): Block {
  return { slug, interfaceName, fields: [headingField, itemsField(collection)] }
}

export const relatedMushrooms = related('relatedMushrooms', 'RelatedMushroomsBlock', 'mushrooms')
export const relatedGuides = related('relatedGuides', 'RelatedGuidesBlock', 'growingguides')
export const relatedProducts = related('relatedProducts', 'RelatedProductsBlock', 'products')
