/** Blocks of related documents and the collection that each shows. */
export const relatedCollections = {
  relatedMushrooms: 'mushrooms',
  relatedGuides: 'growingguides',
  relatedPosts: 'posts',
  relatedProducts: 'products',
} as const

export type RelatedBlockType = keyof typeof relatedCollections

export const relatedBlockTypes = Object.keys(relatedCollections) as RelatedBlockType[]
