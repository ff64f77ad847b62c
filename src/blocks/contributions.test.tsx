import { beforeEach, expect, test, vi } from 'vitest'
import { Comments } from '@/domains/comments/components/comments-section'
import { type ContributionContext, type ContributionKind, headingOf } from '@/domains/contributions/context'
import { Impressions } from '@/domains/impressions/components/impressions-section'
import { Reviews } from '@/domains/reviews/components/reviews-section'
import { dependsOn } from '@/foundation/cache/depends-on'
import { registry } from './registry'
import { placedContributionKinds } from './selected-subject'
import type { BlockView, ContributionsBlockView } from './views'

vi.mock('@/foundation/cache/depends-on', () => ({ dependsOn: vi.fn() }))
// A part of a page as it is drawn needs a database; here it is asked only which part of whom is drawn.
vi.mock('@/domains/comments/components/comments-section', () => ({ Comments: () => null }))
vi.mock('@/domains/impressions/components/impressions-section', () => ({ Impressions: () => null }))
vi.mock('@/domains/reviews/components/reviews-section', () => ({ Reviews: () => null }))

const sections = { impressions: Impressions, reviews: Reviews, comments: Comments }
const kinds = Object.keys(sections) as ContributionKind[]

const page: ContributionContext = {
  reader: {} as ContributionContext['reader'],
  item: { relationTo: 'mushrooms', value: 'own' },
  title: 'Boletus edulis',
  path: '/mushrooms/boletus-edulis',
  onlyHarms: false,
  visit: { query: { stars: '5' }, attempt: null, sent: null },
  place: '',
}
const oyster = { id: 'oyster', slug: 'pleurotus-ostreatus', title: 'Pleurotus ostreatus' }
const deadly = { ...oyster, specie: { edibility: ['deadly' as const], psychoactive: false } }

const draw = (kind: ContributionKind, item?: ContributionsBlockView['item'], on = page) =>
  (
    registry[kind] as unknown as (
      props: object,
    ) => Promise<{ type: unknown; props: ContributionContext } | null>
  )({
    blockType: kind,
    id: 'one',
    item,
    page: on,
  })

beforeEach(() => void vi.mocked(dependsOn).mockClear())

test.each(kinds)('%s are those of the document the block stands in', async (kind) => {
  for (const item of [undefined, null, { relationTo: 'mushrooms' as const, value: 'own' }]) {
    const drawn = await draw(kind, item)
    expect(drawn?.type).toBe(sections[kind])
    expect(drawn?.props).toEqual(page)
  }
  expect(dependsOn).not.toHaveBeenCalled()
})

test.each(kinds)(
  '%s of a chosen document name it, share no id with the page’s own, and change with it',
  async (kind) => {
    const drawn = await draw(kind, { relationTo: 'mushrooms', value: oyster })
    expect(drawn?.type).toBe(sections[kind])
    expect(drawn?.props).toMatchObject({
      item: { relationTo: 'mushrooms', value: 'oyster' },
      title: oyster.title,
      path: '/mushrooms/pleurotus-ostreatus',
      visit: null,
      place: '-of-oyster',
    })
    expect(headingOf('Reviews', drawn?.props as ContributionContext)).toBe('Reviews: Pleurotus ostreatus')
    expect(dependsOn).toHaveBeenCalledWith(['document:mushrooms:oyster'])
  },
)

test.each(kinds)('%s of what is no longer published are not shown', async (kind) => {
  expect(await draw(kind, { relationTo: 'mushrooms', value: 'gone' })).toBeNull()
})

test('nobody is asked how it was to take what harms, nor how a guide was to eat', async () => {
  expect(await draw('impressions', { relationTo: 'mushrooms', value: deadly })).toBeNull()
  expect(await draw('impressions', null, { ...page, onlyHarms: true })).toBeNull()
  expect(await draw('impressions', { relationTo: 'growingguides', value: oyster })).toBeNull()
  expect(await draw('reviews', { relationTo: 'mushrooms', value: deadly })).not.toBeNull()
})

test.each(kinds)(
  '%s of what is sold, or of who sells, are not shown on the page of a species',
  async (kind) => {
    const onProduct = { ...page, item: { relationTo: 'products' as const, value: 'jar' } }
    for (const relationTo of ['products', 'vendors', 'wholesale', 'dropshipping'] as const) {
      expect(await draw(kind, { relationTo, value: oyster })).toBeNull()
      if (kind !== 'impressions')
        expect(await draw(kind, { relationTo, value: oyster }, onProduct)).not.toBeNull()
    }
  },
)

test('what blocks show of the page’s own document, the page need not show again', () => {
  const blocks: BlockView[] = [
    { blockType: 'comments' },
    { blockType: 'reviews', item: { relationTo: 'mushrooms', value: oyster } },
    { blockType: 'impressions', item: { relationTo: 'mushrooms', value: { ...oyster, id: 'own' } } },
  ]
  expect(placedContributionKinds(blocks, page)).toEqual(['impressions', 'comments'])
})
