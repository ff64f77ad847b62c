import type { Block } from 'payload'
import { chosen, heading } from '@/blocks/list-fields'

/** What goes with the document it stands in, unless an editor chooses. */
function related(
  slug: string,
  interfaceName: string,
  collection: 'mushrooms' | 'growingguides' | 'products',
): Block {
  return { slug, interfaceName, fields: [heading, chosen(collection)] }
}

export const relatedMushrooms = related('relatedMushrooms', 'RelatedMushroomsBlock', 'mushrooms')
export const relatedGuides = related('relatedGuides', 'RelatedGuidesBlock', 'growingguides')
export const relatedProducts = related('relatedProducts', 'RelatedProductsBlock', 'products')
