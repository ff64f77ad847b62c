import fc from 'fast-check'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CommentsData } from '@/domains/comments/components/load-comments'
import type { ContributionContext } from '@/domains/contributions/context'
import type { ImpressionsData } from '@/domains/impressions/components/load-impressions'
import type { ReviewsData } from '@/domains/reviews/components/load-reviews'
import { messagesOf } from '@/foundation/i18n/messages'
import { anyBlock, anyLayout, dish, document, picture, reference } from '@/testing/layouts'
import { TextsProvider } from '@/ui/texts'
import { loadBlocks } from './load-blocks'
import { registry } from './registry'
import { Blocks } from './render'
import type { BlockView } from './views'

// Queries need a database; these tests only check what blocks make of missing and outdated values.
vi.mock('@/domains/catalog/query', () => {
  const getListedCards = async (_: unknown, query: { collection: string; sort: string; limit: number }) => {
    const sorts = ['oldest', 'newest', 'title', 'deadliest', 'relevance']
    if (!query.collection || !sorts.includes(query.sort) || !(query.limit > 0))
      throw new Error(`No such list: ${JSON.stringify(query)}`)
    return []
  }
  return {
    getCards: async (_: unknown, collection: string, ids: string[]) =>
      collection === 'recipes' && ids.includes('dish') ? [{ id: 'dish', slug: 'dish' }] : [],
    getListedCards,
    getListPage: async (...list: Parameters<typeof getListedCards>) => ({
      cards: await getListedCards(...list),
      total: 0,
    }),
    getRelatedCards: async () => [],
    getSpeciesGuides: async () => new Map(),
    countByFacet: async () => new Map(),
  }
})
vi.mock('@/domains/recipes/queries', async () => {
  const { recipeView } = await import('@/domains/recipes/view')
  return { getRecipe: async () => recipeView(dish, { author: null, references: new Map() }) }
})
vi.mock('@/domains/suppliers/affiliate', () => ({
  affiliateWith: async (_: unknown, id: string) => ({
    id,
    name: 'Spore Press',
    website: 'https://example.org',
    description: null,
    logo: null,
  }),
}))
vi.mock('@/domains/forms/queries', () => ({
  getForm: async (_: unknown, id: string) => ({
    id,
    slug: 'question',
    title: 'Ask us',
    parts: [{ name: 'question', type: 'text', required: true, label: 'Question', placeholder: null }],
    submitLabel: null,
    confirmation: null,
    redirect: null,
  }),
}))
vi.mock('@/domains/categories/queries', () => ({
  categoriesAt: async () => [],
  categoryPaths: async () => [],
  listCategoriesUnder: async () => [],
}))
vi.mock('@/domains/contributions/server/published', () => ({
  ratingOverview: async () => ({ average: null, count: 0, stars: [0, 0, 0, 0, 0] }),
}))
const { noEntries, noRatings } = vi.hoisted(() => ({
  noEntries: { offset: 0, page: { entries: [], total: 0 } },
  noRatings: {
    overview: { average: null, count: 0, stars: [0, 0, 0, 0, 0] as [number, number, number, number, number] },
    reactions: { likes: {}, helpfuls: {}, own: [] },
  },
}))
vi.mock('@/domains/comments/components/load-comments', () => ({
  loadComments: async (): Promise<CommentsData> => ({
    offset: 0,
    page: { threads: [], total: 0, comments: 0 },
    showsAll: false,
    myComments: [],
    answered: null,
  }),
}))
vi.mock('@/domains/impressions/components/load-impressions', () => ({
  loadImpressions: async (): Promise<ImpressionsData> => ({
    ...noEntries,
    ...noRatings,
    summary: [],
    options: { consumptionForm: [], experiences: [], effects: [], helpsWith: [] },
    myImpression: null,
  }),
}))
vi.mock('@/domains/reviews/components/load-reviews', () => ({
  loadReviews: async (): Promise<ReviewsData> => ({
    page: noEntries.page,
    ...noRatings,
    query: { stars: undefined, sort: 'newest', from: 0 },
    myReview: null,
  }),
}))

const messages = messagesOf('en')

const page: ContributionContext = {
  reader: {} as ContributionContext['reader'],
  subject: { relationTo: 'products', value: 'own' },
  title: 'Grow kit',
  path: '/mushrooms/product/grow-kit',
}

/**
 * The HTML of blocks.
 * @throws what one of them throws
 */
async function render(layout: readonly unknown[], on = page): Promise<string> {
  const blocks = await loadBlocks(layout as BlockView[], on)
  const errors: unknown[] = []
  const stream = await renderToReadableStream(
    <TextsProvider locale="en" timeZone="UTC" messages={messages}>
      <Blocks blocks={blocks} page={on} />
    </TextsProvider>,
    { onError: (error) => void errors.push(error) },
  )
  const html = await new Response(stream).text()
  if (errors.length > 0) throw errors[0]
  return html
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('no layout throws, whatever is missing, deleted, outdated or unknown', async () => {
  await fc.assert(
    fc.asyncProperty(anyLayout, fc.boolean(), async (placed, isSpecies) => {
      const subject = { relationTo: isSpecies ? 'mushrooms' : 'products', value: 'own' } as const
      await render(placed, { ...page, subject })
    }),
    { numRuns: 2000 },
  )
})

const landmark = /<(?:section|nav|form|aside)[^>]* aria-(?:label="([^"]*)"|labelledby="([^"]*)")/g

const textWithin = (html: string, id = '') => html.match(new RegExp(`id="${id}"[^>]*>(.*?)</h\\d>`))?.[1]

test.each(Object.keys(registry))(
  'a page with %s twice repeats no element id and no landmark',
  async (type) => {
    await fc.assert(
      fc.asyncProperty(anyBlock(type), async (block) => {
        const html = await render([
          { ...block, id: 'first' },
          { ...block, id: 'second' },
        ])
        const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
        expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
        const landmarks = [...html.matchAll(landmark)].map(([, label, id]) => label ?? textWithin(html, id))
        expect(landmarks.toSorted()).toEqual([...new Set(landmarks)].toSorted())
      }),
      { numRuns: 30 },
    )
  },
)

test('C33: an unknown block is skipped with a warning', async () => {
  expect(await render([{ blockType: 'retired' }])).toBe('')
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"retired"'))
})

test.each(['gallery', 'mediaBlock', 'photoArray'])(
  'a %s whose pictures are deleted says so',
  async (blockType) => {
    const rows = [{ image: 'deleted' }]
    expect(await render([{ blockType, media: 'deleted', pictures: rows, photos: rows }])).toContain(
      'No media provided',
    )
  },
)

test.each([[undefined], [null], [[]], [['deleted']], [[null]]])(
  'J10: a block without species says so (%j)',
  async (species) => {
    expect(await render([{ blockType: 'speciesBlock', species }])).toContain('No species available.')
  },
)

test('an embed loads nothing before a click, and an unknown one is not rendered', async () => {
  const html = await render([{ blockType: 'embedding', url: 'https://youtu.be/dQw4w9WgXcQ' }])
  expect(html).toContain('Play the video from YouTube')
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(html).not.toMatch(/<iframe|<img|src=/)
  expect(
    await render([{ blockType: 'embedding', url: 'https://example.org' }, { blockType: 'embedding' }]),
  ).toBe('')
})

test('a recipe is shown whole, with its figures per 100 g, and says which step has no text', async () => {
  const html = await render([{ blockType: 'recipe', recipe: 'dish' }])
  expect(html).toContain('href="/recipes/dish"')
  expect(html).toContain('2 cloves garlic, sliced')
  expect(html).toContain('Fry it.')
  expect(html).toContain('No content available')
  expect(html).toContain('Per 100 g')
  expect(html).toContain('Cook it through.')
  expect(await render([{ blockType: 'recipe', recipe: 'deleted' }, { blockType: 'recipe' }])).toBe('')
})

test('references have controls from ten on, and a draft has a notice and a link for staff', async () => {
  const list = (count: number) =>
    render([
      {
        blockType: 'references',
        references: Array.from({ length: count }, (_, id) => ({ ...reference, id: `r${id}` })),
      },
    ])
  expect(await list(9)).not.toContain('<details')
  const html = await list(11)
  expect(html).toContain('Show 1 more')
  expect(html.match(/<li/g)).toHaveLength(11)
  expect(html).toContain('Draft, not yet published.')
  expect(html).toContain('href="/admin/collections/references/r0"')
})

const buttons = [
  { label: 'Oyster', document: { relationTo: 'mushrooms', value: document } },
  { label: 'Kit', document: { relationTo: 'products', value: { ...document, slug: 'kit' } } },
  { label: 'Gone', document: { relationTo: 'mushrooms', value: 'deleted' } },
  { label: 'Script', url: 'javascript:alert(1)' },
]

test('buttons lead to published documents and safe addresses, and on a species page to no shop', async () => {
  const block = { blockType: 'buttonArray', style: 'boundary', buttons }
  const links = async (on = page) =>
    [...(await render([block], on)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(await links()).toEqual(['/mushrooms/pleurotus-ostreatus', '/mushrooms/product/kit'])
  const onSpecies = { ...page, subject: { relationTo: 'mushrooms', value: 'own' } } as const
  expect(await links(onSpecies)).toEqual(['/mushrooms/pleurotus-ostreatus'])
})

test('texts that follow one another share a row', async () => {
  const text = {
    root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'spores', format: 0 }] }] },
  }
  const column = (columnWidth?: string) => ({ blockType: 'content', columnWidth, richText: text })
  const html = await render([
    column('half'),
    column('half'),
    { blockType: 'banner', content: text },
    column(),
  ])
  expect(html.match(/text-columns/g)).toHaveLength(2)
  expect([...html.matchAll(/data-width="(\w+)"/g)].map(([, width]) => width)).toEqual([
    'half',
    'half',
    'full',
  ])
})

test('a block that shows nothing separates the texts before and after it', async () => {
  const column = { blockType: 'content', richText: { root: { children: [] } } }
  for (const nothing of [{ blockType: 'retired' }, { blockType: 'recipe', recipe: 'deleted' }]) {
    const html = await render([column, nothing, column])
    expect(html.match(/text-columns/g)).toHaveLength(2)
  }
})

const text = (value: string, format = 0) => ({ type: 'text', text: value, format })
const footnote = (place: string) => ({
  type: 'inlineBlock',
  fields: { blockType: 'footnote', reference, place },
})

test('a rich text shows highlights, tables, blocks and footnotes', async () => {
  const children = [
    {
      type: 'paragraph',
      children: [text('spawn', 128), footnote('p. 1'), footnote('p. 2'), footnote('p. 1')],
    },
    {
      type: 'table',
      children: [
        { type: 'tablerow', children: [{ type: 'tablecell', headerState: 1, children: [text('Days')] }] },
      ],
    },
    { type: 'block', fields: { blockType: 'mediaBlock', media: picture, caption: 'A _Pleurotus_' } },
    { type: 'block', fields: { blockType: 'cta', links: [buttons[0]] } },
    { type: 'inlineBlock', fields: { blockType: 'footnote', reference: 'deleted' } },
    { type: 'inlineBlock', fields: { blockType: 'footnote', note: 'Pers. comm., <2024>' } },
  ]
  const html = await render([{ blockType: 'content', richText: { root: { children } } }])
  expect(html).toContain('<mark>spawn</mark>')
  expect(html).toContain('<th scope="col">Days</th>')
  expect(html).toContain('A <i>Pleurotus</i>')
  expect(html).toContain('href="/mushrooms/pleurotus-ostreatus"')
  const marks = [...html.matchAll(/aria-label="Note (\d)"/g)].map(([, number]) => number)
  expect(marks).toEqual(['1', '2', '1', '3'])
  expect(html).toContain('Pers. comm., &lt;2024&gt;')
  expect(html.match(/Back to note 1 in the text/g)).toHaveLength(2)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual(expect.arrayContaining(targets))
  expect(new Set(ids).size).toBe(ids.length)
})
