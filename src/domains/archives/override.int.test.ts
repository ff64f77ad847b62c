/** The calls that name a collection: what the list allows, and nothing else, whatever is sent. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { about, guide, marker, removeContent, review, species } from '@/testing/content'
import { people, removePeople } from '@/testing/people'
import { type Caller, call } from '@/testing/rest'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const ask = (body: unknown, as: Caller = null) => call('POST', '/paginatedCollectionOverride', { as, body })

test('a page of published things, with what pages are turned by', async () => {
  const name = marker()
  await species('published', name)
  await species('draft', `${name}x`)
  const { status, body, text } = await ask({
    collection: 'mushrooms',
    depth: 2,
    limit: 20,
    page: 1,
    locale: 'es',
    sort: 'createdAt',
    where: { and: [{ _status: { not_equals: 'draft' } }, { slug: { like: name } }] },
  })
  expect(status, text).toBe(200)
  expect(body).toMatchObject({
    hasNextPage: false,
    hasPrevPage: false,
    nextPage: null,
    page: 1,
    prevPage: null,
    totalDocs: 1,
    totalPages: 1,
    docs: [{ slug: name }],
  })
})

test('drafts are not among them, asked for in whichever way', async () => {
  const { title } = await guide('draft')
  for (const as of [null, who.member])
    for (const where of [{}, { _status: { equals: 'draft' } }, { title: { equals: title } }]) {
      const { status, text } = await ask({ collection: 'growingguides', limit: 100, where }, as)
      expect(status, text).toBe(200)
      expect(text).not.toContain(title)
    }
})

test('what is said of a thing is found by its id', async () => {
  const doc = await about()
  const { id } = await review('published', { doc })
  const { body } = await ask({ collection: 'reviews', where: { 'doc.value': { equals: doc.value } } })
  expect(body.docs.map((one: { id: string }) => one.id)).toEqual([id])
})

test.each([
  { collection: 'users' },
  { collection: 'media' },
  { collection: 'decisions' },
  { collection: 'payload-preferences' },
  { collection: '__proto__' },
  { collection: ['mushrooms'] },
  {},
  { collection: 'mushrooms', where: 'x' },
  { collection: 'mushrooms', where: { 'specie.scientificName': { equals: 'x' } } },
  { collection: 'mushrooms', where: { slug: { near: '1,1' } } },
  { collection: 'mushrooms', where: { slug: 'x' } },
  { collection: 'mushrooms', where: { slug: null } },
  { collection: 'mushrooms', where: { and: 'x' } },
  { collection: 'mushrooms', where: { and: [null] } },
  { collection: 'mushrooms', where: { AND: [{ slug: { equals: 'x' } }] } },
  { collection: 'mushrooms', where: { slug: { equals: 'x'.repeat(9000) } } },
  { collection: 'mushrooms', sort: 'specie.scientificName' },
  { collection: 'mushrooms', sort: 7 },
  { collection: 'mushrooms', limit: 'many' },
  { collection: 'mushrooms', limit: -1 },
  { collection: 'mushrooms', locale: 'xx' },
  { collection: 'references', where: { 'categories.title': { equals: 'x' } } },
])('%j is refused', async (body) => {
  const { status, text } = await ask(body)
  expect(status, text).toBe(400)
})

test('more than a hundred are not to be had at once', async () => {
  expect((await ask({ collection: 'categories', limit: 1e9 })).body.limit).toBe(100)
})

describe('whatever is sent', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(
      'reviews',
      'likes',
      'mushrooms',
      'publish',
      'decline',
      'wrong',
      5,
      '01a1fc0b-0000-7000-8000-000000000000',
    ),
    fc.record({
      relationTo: fc.constantFrom('mushrooms', 'reviews', 'users'),
      value: fc.oneof(fc.uuid(), fc.jsonValue()),
    }),
  )
  const key = fc.constantFrom(
    'collection',
    'where',
    'sort',
    'limit',
    'page',
    'depth',
    'locale',
    'item',
    'doc',
    'entry',
    'entries',
    'reason',
    'note',
    'verdict',
    'rating',
    'headline',
    'review',
    'impression',
    'comment',
    'images',
    'experiential',
    'helpsWith',
    'consumptionForm',
    'otherConsumptionForm',
    'user',
    '_status',
    'openedAt',
    'website',
    'anonymous',
    'key',
    'target',
    'alt',
    '__proto__',
  )
  const paths = [
    'likes',
    'helpfuls',
    'reviews',
    'impressions',
    'comments',
    'reports',
    'moderation',
    'media',
    'collectionOverride',
    'paginatedCollectionOverride',
  ]

  test('no call fails', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.dictionary(key, value, { maxKeys: 8 }),
        fc.constantFrom('visitor', 'member', 'editor'),
        async (path, body, role) => {
          const { status, text } = await call('POST', `/${path}`, { as: who[role as 'member'], body })
          expect(status, `${path} as ${role}: ${JSON.stringify(body)}\n${text}`).toBeLessThan(500)
        },
      ),
      { numRuns: 400 },
    )
  })
})
