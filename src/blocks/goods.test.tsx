import { beforeEach, expect, test, vi } from 'vitest'
import { cardsOf, listingPage } from '@/domains/catalog/read/list-page'
import { categoriesAt } from '@/domains/categories/queries'
import type { ContributionContext } from '@/domains/contributions/context'
import { affiliateWith } from '@/domains/suppliers/affiliate'
import { registry } from './registry'
import type { BlockView } from './views'

vi.mock('next-intl/server', () => ({ getTranslations: async () => () => '' }))
vi.mock('@/foundation/cache/depends-on', () => ({ dependsOn: vi.fn() }))
// Parts of a page that ask the database; here it is asked only what they would be asked for.
vi.mock('@/domains/catalog/read/list-page', () => ({ cardsOf: vi.fn(), listingPage: vi.fn() }))
vi.mock('@/domains/catalog/read/related-cards', () => ({ related: vi.fn(async () => []) }))
vi.mock('@/domains/suppliers/affiliate', () => ({ affiliateWith: vi.fn() }))
vi.mock('@/domains/categories/queries', () => ({ categoriesAt: vi.fn() }))
vi.mock('@/domains/comments/components/comments-section', () => ({ Comments: () => null }))
vi.mock('@/domains/impressions/components/impressions-section', () => ({ Impressions: () => null }))
vi.mock('@/domains/reviews/components/reviews-section', () => ({ Reviews: () => null }))

const shops = ['products', 'vendors', 'wholesale', 'dropshipping'] as const
const species = 'mushrooms'

const pageOf = (relationTo: 'mushrooms' | 'products') =>
  ({ reader: {}, item: { relationTo, value: 'own' }, title: '', path: '', place: '' }) as ContributionContext

const drawn = (block: BlockView, on: 'mushrooms' | 'products' = species) =>
  (
    registry[block.blockType] as unknown as (
      props: object,
    ) => Promise<{ props: { cards: { props: { collection: string } }[] } } | null>
  )({ ...block, page: pageOf(on) })

const asked = { sort: 'newest', limit: 3 } as const
const carousel = { blockType: 'carousel', ...asked, collection: species } as const
const pointer = (relationTo: (typeof shops)[number] | 'mushrooms' | 'growingguides') => ({
  relationTo,
  value: `one of ${relationTo}`,
})

beforeEach(() => {
  vi.mocked(cardsOf).mockImplementation((async (_: unknown, __: unknown, ids: string[]) =>
    ids.map((id) => ({ id }))) as never)
  vi.mocked(listingPage).mockResolvedValue({ cards: [{ id: 'listed' }], total: 1 } as never)
  vi.mocked(affiliateWith).mockResolvedValue({ id: 'affiliate' } as never)
  vi.mocked(categoriesAt).mockResolvedValue([
    { path: 'products' },
    { id: 'one', path: 'products/apparel', children: [] },
  ] as never)
})

test('a carousel of chosen things leaves out what is sold and who sells, on the page of a species', async () => {
  const items = [pointer('growingguides'), ...shops.map(pointer), pointer(species)]
  const row = await drawn({ ...carousel, items })
  expect(row?.props.cards.map(({ props }) => props.collection)).toEqual(['growingguides', species])
  const onProduct = await drawn({ ...carousel, items }, 'products')
  expect(onProduct?.props.cards.map(({ props }) => props.collection)).toEqual([
    'growingguides',
    ...shops,
    species,
  ])
})

test('a carousel that is left with nothing is not shown, nor is a list put in its place', async () => {
  expect(await drawn({ ...carousel, items: shops.map(pointer) })).toBeNull()
  expect(await drawn({ ...carousel, items: [] })).not.toBeNull()
})

const chosen = (['vendors', 'wholesale', 'dropshipping', 'affiliates'] as const).map(
  (relationTo): BlockView => ({ blockType: 'vendor', supplier: { relationTo, value: 'one' } }),
)
const listsOf = shops.flatMap((collection): BlockView[] => [
  { ...carousel, collection },
  { ...carousel, collection, items: [pointer(species)] },
  { blockType: 'archive', ...asked, collection },
])

test.each<BlockView>([
  ...chosen,
  ...listsOf,
  { blockType: 'productCarousel', ...asked },
  { blockType: 'productCarousel', ...asked, items: ['one'] },
  { blockType: 'relatedProducts', items: ['one'] },
  { blockType: 'categoryBar', root: 'products' },
])(
  'on the page of a species there is no $blockType that leads to a shop, but on a product’s: %o',
  async (block) => {
    expect(await drawn(block)).toBeNull()
    expect(await drawn(block, 'products')).not.toBeNull()
  },
)
