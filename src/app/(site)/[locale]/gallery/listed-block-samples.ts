import type { BlockView } from '@/blocks/views'

const list = { sort: 'newest', limit: 4 } as const

/** No title of the sample content contains it. */
const unknownWord = 'zzzz'

/** Blocks that list documents, with the sample content and with none found. */
export const listedBlockSamples: BlockView[] = [
  { blockType: 'speciesMosaic', id: 'mosaic' },
  { blockType: 'inSeason', id: 'season', limit: 3 },
  { blockType: 'deadlySpecies', id: 'deadly' },
  { blockType: 'newest', id: 'newest-guides', collection: 'growingguides' },
  { blockType: 'newest', id: 'newest-posts', collection: 'posts' },
  { blockType: 'newest', id: 'newest-recipes', collection: 'recipes' },
  { blockType: 'marketSelection', id: 'market' },
  { blockType: 'carousel', id: 'carousel', collection: 'mushrooms', ...list },
  { blockType: 'carousel', id: 'no-carousel', collection: 'mushrooms', query: unknownWord, ...list },
  { blockType: 'productCarousel', id: 'products', ...list },
  { blockType: 'productCarousel', id: 'no-products', query: unknownWord, ...list },
  { blockType: 'archive', id: 'vendors', collection: 'vendors', ...list },
  { blockType: 'archive', id: 'no-vendors', collection: 'vendors', query: unknownWord, ...list },
]
