import { beforeEach, expect, test, vi } from 'vitest'
import { Comments } from '@/domains/comments/components/comments-section'
import { type ContributionContext, sectionHeading } from '@/domains/contributions/context'
import type { ContributionKind } from '@/domains/contributions/kinds'
import { Impressions } from '@/domains/impressions/components/impressions-section'
import { Reviews } from '@/domains/reviews/components/reviews-section'
import { dependsOn } from '@/foundation/cache/page-context'
import { registry } from './registry'
import type { SubjectBlockView } from './relations'
import { placedContributionKinds } from './selected-subject'
import type { BlockView } from './views'

vi.mock('@/foundation/cache/page-context', () => ({ dependsOn: vi.fn() }))
// The sections need a database; these tests only check which section is rendered for which document.
vi.mock('@/domains/comments/components/comments-section', () => ({ Comments: () => null }))
vi.mock('@/domains/impressions/components/impressions-section', () => ({ Impressions: () => null }))
vi.mock('@/domains/reviews/components/reviews-section', () => ({ Reviews: () => null }))

const sections = { impressions: Impressions, reviews: Reviews, comments: Comments }
const kinds = Object.keys(sections) as ContributionKind[]

const page: ContributionContext = {
  reader: {} as ContributionContext['reader'],
  subject: { relationTo: 'mushrooms', value: 'own' },
  title: 'Boletus edulis',
  path: '/mushrooms/boletus-edulis',
  request: { query: { stars: '5' }, submission: null, sentEntryId: null },
}
const oyster = { id: 'oyster', slug: 'pleurotus-ostreatus', title: 'Pleurotus ostreatus' }
const deadly = { ...oyster, specie: { edibility: ['deadly' as const], psychoactive: false } }

type RenderBlock = (props: object) => Promise<{ type: unknown; props: ContributionContext } | null>

const blocks = new Map<string, unknown>(Object.entries(registry))

function render(kind: ContributionKind, item?: SubjectBlockView['item'], on = page) {
  const renderBlock = blocks.get(kind) as RenderBlock
  return renderBlock({ blockType: kind, id: 'one', item, page: on })
}

beforeEach(() => void vi.mocked(dependsOn).mockClear())

test.each(kinds)('%s are those of the document that contains the block', async (kind) => {
  for (const item of [undefined, null, { relationTo: 'mushrooms' as const, value: 'own' }]) {
    const element = await render(kind, item)
    expect(element?.type).toBe(sections[kind])
    expect(element?.props).toEqual(page)
  }
  expect(dependsOn).not.toHaveBeenCalled()
})

test.each(kinds)(
  '%s of a selected document have its name in the heading, their own element ids and its cache tag',
  async (kind) => {
    const element = await render(kind, { relationTo: 'mushrooms', value: oyster })
    expect(element?.type).toBe(sections[kind])
    expect(element?.props).toMatchObject({
      subject: { relationTo: 'mushrooms', value: 'oyster' },
      title: oyster.title,
      path: '/mushrooms/pleurotus-ostreatus',
      request: undefined,
      idSuffix: '-of-oyster',
    })
    expect(sectionHeading('Reviews', element?.props as ContributionContext)).toBe(
      'Reviews: Pleurotus ostreatus',
    )
    expect(dependsOn).toHaveBeenCalledWith(['document:mushrooms:oyster'])
  },
)

test('comments of a selected supplier have its name in the heading', async () => {
  const shop = { id: 'shop', slug: 'low-meadow', businessName: 'Low Meadow GmbH' }
  const onPage = { ...page, subject: { relationTo: 'products' as const, value: 'jar' } }
  const heading = async (value: typeof shop & { displayName?: string | null }) => {
    const element = await render('comments', { relationTo: 'wholesale', value }, onPage)
    return element && sectionHeading('Comments', element.props)
  }
  expect(await heading({ ...shop, displayName: null })).toBe('Comments: Low Meadow GmbH')
  expect(await heading({ ...shop, displayName: 'Low Meadow' })).toBe('Comments: Low Meadow')
})

test.each(kinds)('%s of an unpublished document are not shown', async (kind) => {
  expect(await render(kind, { relationTo: 'mushrooms', value: 'gone' })).toBeNull()
})

test('impressions are not shown for harmful species or for guides', async () => {
  expect(await render('impressions', { relationTo: 'mushrooms', value: deadly })).toBeNull()
  expect(await render('impressions', null, { ...page, isOnlyHarmful: true })).toBeNull()
  expect(await render('impressions', { relationTo: 'growingguides', value: oyster })).toBeNull()
  expect(await render('reviews', { relationTo: 'mushrooms', value: deadly })).not.toBeNull()
})

test.each(kinds)('%s of products and suppliers are not shown on the page of a species', async (kind) => {
  const onProduct = { ...page, subject: { relationTo: 'products' as const, value: 'jar' } }
  for (const relationTo of ['products', 'vendors', 'wholesale', 'dropshipping'] as const) {
    expect(await render(kind, { relationTo, value: oyster })).toBeNull()
    if (kind !== 'impressions')
      expect(await render(kind, { relationTo, value: oyster }, onProduct)).not.toBeNull()
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
