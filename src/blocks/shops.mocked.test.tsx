import { expect, test, vi } from 'vitest'
import type { ContributionContext } from '@/domains/contributions/context'
import type { CarouselData } from './carousel/load'
import { loadBlocks } from './load-blocks'
import type { BlockView } from './views'

// Queries need a database; these tests only check which blocks run them.
vi.mock('@/domains/catalog/query', () => ({
  getCards: async (_reader: unknown, _collection: string, ids: string[]) => ids.map((id) => ({ id })),
  getListPage: async () => ({ cards: [{ id: 'listed' }], total: 1 }),
  getRelatedCards: async () => [],
}))
vi.mock('@/domains/suppliers/affiliate', () => ({ affiliateWith: async () => ({ id: 'affiliate' }) }))
vi.mock('@/domains/categories/queries', () => ({
  categoriesAt: async () => [{ path: 'products' }, { id: 'one', path: 'products/apparel', children: [] }],
  categoryPaths: async () => [],
}))

const shops = ['products', 'vendors', 'wholesale', 'dropshipping'] as const
const species = 'mushrooms'

const pageOf = (relationTo: 'mushrooms' | 'products'): ContributionContext => ({
  reader: {} as ContributionContext['reader'],
  subject: { relationTo, value: 'own' },
  title: '',
  path: '',
})

/** What a block shows; null if it shows nothing. */
async function load(block: BlockView, on: 'mushrooms' | 'products' = species) {
  const [loaded] = await loadBlocks([block], pageOf(on))
  return loaded?.data
}

const query = { sort: 'newest', limit: 3 } as const
const carousel = { blockType: 'carousel', ...query, collection: species } as const
const ref = (relationTo: (typeof shops)[number] | 'mushrooms' | 'growingguides') => ({
  relationTo,
  value: `one of ${relationTo}`,
})

test('on the page of a species a carousel leaves out selected products and suppliers', async () => {
  const items = [ref('growingguides'), ...shops.map(ref), ref(species)]
  const collections = async (on: 'mushrooms' | 'products') => {
    const { entries } = (await load({ ...carousel, items }, on)) as CarouselData
    return entries.map(({ collection }) => collection)
  }
  expect(await collections(species)).toEqual(['growingguides', species])
  expect(await collections('products')).toEqual(['growingguides', ...shops, species])
})

test('a carousel whose selected documents are all left out is not shown', async () => {
  expect(await load({ ...carousel, items: shops.map(ref) })).toBeNull()
  expect(await load({ ...carousel, items: [] })).not.toBeNull()
})

const vendorBlocks = (['vendors', 'wholesale', 'dropshipping', 'affiliates'] as const).map(
  (relationTo): BlockView => ({ blockType: 'vendor', supplier: { relationTo, value: 'one' } }),
)
const listBlocks = shops.flatMap((collection): BlockView[] => [
  { ...carousel, collection },
  { ...carousel, collection, items: [ref(species)] },
  { blockType: 'archive', ...query, collection },
])

test.each<BlockView>([
  ...vendorBlocks,
  ...listBlocks,
  { blockType: 'productCarousel', ...query },
  { blockType: 'productCarousel', ...query, items: ['one'] },
  { blockType: 'relatedProducts', items: ['one'] },
  { blockType: 'categoryBar', root: 'products' },
])('a $blockType of a shop is shown on the page of a product but not of a species: %o', async (block) => {
  expect(await load(block)).toBeNull()
  expect(await load(block, 'products')).not.toBeNull()
})
