import type { BlockSlug, BlocksField } from 'payload'

/** Blocks that stand on a page of any collection. */
const generalBlocks: BlockSlug[] = [
  'content',
  'banner',
  'feature',
  'cta',
  'buttonArray',
  'mediaBlock',
  'gallery',
  'photoArray',
  'embedding',
  'speciesBlock',
  'references',
  'recipe',
  'carousel',
  'relatedMushrooms',
  'relatedGuides',
  'relatedPosts',
  'rating',
  'form',
  'comments',
]

/** Blocks of products and suppliers, which do not stand on pages of species. */
const marketBlocks: BlockSlug[] = [
  'archive',
  'categoryBar',
  'productCarousel',
  'productDescription',
  'relatedProducts',
  'vendor',
]

interface LayoutOptions {
  /** Further blocks that suit the collection. */
  also?: readonly BlockSlug[]
  /** Whether products and suppliers may be shown. */
  withMarket?: boolean
}

/** The blocks that editors place on a page. */
export function layoutField(name: string, { also = [], withMarket = true }: LayoutOptions = {}): BlocksField {
  return {
    name,
    type: 'blocks',
    blockReferences: [...generalBlocks, ...(withMarket ? marketBlocks : []), ...also],
    blocks: [],
    maxRows: 60,
  }
}
