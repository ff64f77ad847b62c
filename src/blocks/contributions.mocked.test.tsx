import { expect, test, vi } from 'vitest'
import { loadComments } from '@/domains/comments/components/load-comments'
import { type ContributionContext, sectionHeading } from '@/domains/contributions/context'
import { contributionKinds as kinds } from '@/domains/contributions/kinds'
import { loadImpressions } from '@/domains/impressions/components/load-impressions'
import { loadReviews } from '@/domains/reviews/components/load-reviews'
import { withPageContext } from '@/foundation/cache/page-context'
import { loadBlocks } from './load-blocks'
import type { SubjectBlockView } from './relations'
import { placedContributionKinds } from './selected-subject'
import type { BlockView } from './views'

// Entries need a database; these tests only check which are read, and for which document.
vi.mock('@/domains/comments/components/load-comments', () => ({
  loadComments: vi.fn(async () => 'comments'),
}))
vi.mock('@/domains/impressions/components/load-impressions', () => ({
  loadImpressions: vi.fn(async () => 'impressions'),
}))
vi.mock('@/domains/reviews/components/load-reviews', () => ({ loadReviews: vi.fn(async () => 'reviews') }))

const loads = { impressions: loadImpressions, reviews: loadReviews, comments: loadComments }

const page: ContributionContext = {
  reader: {} as ContributionContext['reader'],
  subject: { relationTo: 'mushrooms', value: 'own' },
  title: 'Boletus edulis',
  path: '/mushrooms/boletus-edulis',
  request: { query: { stars: '5' }, submission: null, sentEntryId: null },
}
const oyster = { id: 'oyster', slug: 'pleurotus-ostreatus', title: 'Pleurotus ostreatus' }
const deadly = { ...oyster, specie: { edibility: ['deadly' as const], psychoactive: false } }

/** The document whose entries a block shows, and the cache tags of the page; null if the block shows nothing. */
async function load(blockType: (typeof kinds)[number], item?: SubjectBlockView['item'], on = page) {
  const tags = new Set<string>()
  const [loaded] = await withPageContext({ tags }, () => loadBlocks([{ blockType, id: 'one', item }], on))
  const shown = loaded?.data ?? null
  if (shown === null) return null
  const { context, data } = shown as { context: ContributionContext; data: unknown }
  expect(data).toBe(blockType)
  expect(loads[blockType]).toHaveBeenLastCalledWith(context)
  return { context, tags: [...tags] }
}

test.each(kinds)('%s are those of the document that contains the block', async (kind) => {
  for (const item of [undefined, null, { relationTo: 'mushrooms' as const, value: 'own' }]) {
    expect(await load(kind, item)).toEqual({ context: page, tags: [] })
  }
})

test.each(kinds)(
  '%s of a selected document have its name in the heading, their own element ids and its cache tag',
  async (kind) => {
    const loaded = await load(kind, { relationTo: 'mushrooms', value: oyster })
    expect(loaded?.context).toMatchObject({
      subject: { relationTo: 'mushrooms', value: 'oyster' },
      title: oyster.title,
      path: '/mushrooms/pleurotus-ostreatus',
      request: undefined,
      idSuffix: '-of-oyster',
    })
    expect(loaded && sectionHeading('Reviews', loaded.context)).toBe('Reviews: Pleurotus ostreatus')
    expect(loaded?.tags).toEqual(['document:mushrooms:oyster'])
  },
)

test('comments of a selected supplier have its name in the heading', async () => {
  const shop = { id: 'shop', slug: 'low-meadow', businessName: 'Low Meadow GmbH' }
  const onPage = { ...page, subject: { relationTo: 'products' as const, value: 'jar' } }
  const heading = async (value: typeof shop & { displayName?: string | null }) => {
    const loaded = await load('comments', { relationTo: 'wholesale', value }, onPage)
    return loaded && sectionHeading('Comments', loaded.context)
  }
  expect(await heading({ ...shop, displayName: null })).toBe('Comments: Low Meadow GmbH')
  expect(await heading({ ...shop, displayName: 'Low Meadow' })).toBe('Comments: Low Meadow')
})

test.each(kinds)('%s of an unpublished document are not shown', async (kind) => {
  expect(await load(kind, { relationTo: 'mushrooms', value: 'gone' })).toBeNull()
})

test('impressions are not shown for harmful species or for guides', async () => {
  expect(await load('impressions', { relationTo: 'mushrooms', value: deadly })).toBeNull()
  expect(await load('impressions', null, { ...page, isOnlyHarmful: true })).toBeNull()
  expect(await load('impressions', { relationTo: 'growingguides', value: oyster })).toBeNull()
  expect(await load('reviews', { relationTo: 'mushrooms', value: deadly })).not.toBeNull()
})

test.each(kinds)('%s of products and suppliers are not shown on the page of a species', async (kind) => {
  const onProduct = { ...page, subject: { relationTo: 'products' as const, value: 'jar' } }
  for (const relationTo of ['products', 'vendors', 'wholesale', 'dropshipping'] as const) {
    expect(await load(kind, { relationTo, value: oyster })).toBeNull()
    if (kind !== 'impressions')
      expect(await load(kind, { relationTo, value: oyster }, onProduct)).not.toBeNull()
  }
})

test('the page leaves out the kinds that blocks show for its document', () => {
  const blocks: BlockView[] = [
    { blockType: 'comments' },
    { blockType: 'reviews', item: { relationTo: 'mushrooms', value: oyster } },
    { blockType: 'impressions', item: { relationTo: 'mushrooms', value: { ...oyster, id: 'own' } } },
  ]
  expect(placedContributionKinds(blocks, page)).toEqual(['impressions', 'comments'])
})
