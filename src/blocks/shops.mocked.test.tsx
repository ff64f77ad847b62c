import { expect, test, vi } from 'vitest'
import type { ContributionContext } from '@/domains/contributions/context'
import { registry } from './registry'
import type { BlockView } from './views'

vi.mock('next-intl/server', () => ({ getTranslations: async () => () => '' }))
vi.mock('@/foundation/cache/page-context', () => ({ dependsOn: vi.fn() }))
// Queries need a database; these tests only check which blocks run them.
vi.mock('@/domains/catalog/query', () => ({
  getCards: async (_reader: unknown, _collection: string, ids: string[]) => ids.map((id) => ({ id })),
  getListPage: async () => ({ cards: [{ id: 'listed' }], total: 1 }),
  getRelatedCards: async () => [],
}))
vi.mock('@/domains/suppliers/affiliate', () => ({ affiliateWith: async () => ({ id: 'affiliate' }) }))
vi.mock('@/domains/categories/queries', () => ({
  categoriesAt: async () => [{ path: 'products' }, { id: 'one', path: 'products/apparel', children: [] }],
}))
vi.mock('@/domains/comments/components/comments-section', () => ({ Comments: () => null }))
vi.mock('@/domains/impressions/components/impressions-section', () => ({ Impressions: () => null }))
vi.mock('@/domains/reviews/components/reviews-section', () => ({ Reviews: () => null }))

const shops = ['products', 'vendors', 'wholesale', 'dropshipping'] as const
const species = 'mushrooms'

const pageOf = (relationTo: 'mushrooms' | 'products'): ContributionContext => ({
  reader: {} as ContributionContext['reader'],
  subject: { relationTo, value: 'own' },
  title: '',
  path: '',
})

type RenderBlock = (
  props: object,
) => Promise<{ props: { cards: { props: { collection: string } }[] } } | null>

const blocks = new Map<string, unknown>(Object.entries(registry))

function render(block: BlockView, on: 'mushrooms' | 'products' = species) {
  const renderBlock = blocks.get(block.blockType) as RenderBlock
  return renderBlock({ ...block, page: pageOf(on) })
}

const query = { sort: 'newest', limit: 3 } as const
const carousel = { blockType: 'carousel', ...query, collection: species } as const
const ref = (relationTo: (typeof shops)[number] | 'mushrooms' | 'growingguides') => ({
  relationTo,
  value: `one of ${relationTo}`,
})

test('on the page of a species a carousel leaves out selected products and suppliers', async () => {
  const items = [ref('growingguides'), ...shops.map(ref), ref(species)]
  const row = await render({ ...carousel, items })
  expect(row?.props.cards.map(({ props }) => props.collection)).toEqual(['growingguides', species])
  const onProduct = await render({ ...carousel, items }, 'products')
  expect(onProduct?.props.cards.map(({ props }) => props.collection)).toEqual([
    'growingguides',
    ...shops,
    species,
  ])
})

test('a carousel whose selected documents are all left out is not shown', async () => {
  expect(await render({ ...carousel, items: shops.map(ref) })).toBeNull()
  expect(await render({ ...carousel, items: [] })).not.toBeNull()
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
  expect(await render(block)).toBeNull()
  expect(await render(block, 'products')).not.toBeNull()
})
