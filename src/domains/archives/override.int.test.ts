/** The endpoints that name a collection allow only what is listed, for any input. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  about,
  categoryAt,
  guide,
  marker,
  product,
  removeContent,
  review,
  species,
  supplier,
  vendor,
} from '@/testing/content'
import { runs } from '@/testing/property-runs'
import { type Answer, type Caller, call, type Json } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const ask = (body: unknown, as: Caller = null) => call('POST', '/paginatedCollectionOverride', { as, body })

test('reads a page of published documents with its pagination', async () => {
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

test('returns no drafts, whatever the query asks for', async () => {
  const { title } = await guide('draft')
  for (const as of [null, who.member])
    for (const where of [{}, { _status: { equals: 'draft' } }, { title: { equals: title } }]) {
      const { status, text } = await ask({ collection: 'growingguides', limit: 100, where }, as)
      expect(status, text).toBe(200)
      expect(text).not.toContain(title)
    }
})

describe('reads an archive with the query of the website', () => {
  const title = marker()
  const titles = (body: Json) => body.docs.map((doc: Json) => doc.title)

  beforeAll(async () => {
    const { id } = await vendor({ owner: who.seller.id })
    await product(id, { title: `${title} shown` })
    await product(id, { title: `${title} draft` }, 'draft')
    await guide('draft', { title: `${title} guide`, slug: marker(), author: who.member.id })
  })

  test.each(['visitor', 'member', 'seller', 'editor', 'admin'] as const)(
    'shows the %s only published documents',
    async (role) => {
      const shown = { title: { contains: title } }
      for (const where of [shown, { and: [shown, { _status: { not_equals: 'draft' } }] }]) {
        const { status, body, text } = await ask({ collection: 'products', where }, who[role])
        expect(status, text).toBe(200)
        expect(titles(body)).toEqual([`${title} shown`])
        const guides = await ask({ collection: 'growingguides', where }, who[role])
        expect(guides.body.docs, guides.text).toEqual([])
        const over = await call('POST', '/collectionOverride', {
          as: who[role],
          body: { collection: 'products', where },
        })
        expect(titles(over.body.result)).toEqual([`${title} shown`])
      }
    },
  )

  test.each([
    ['vendors', 'vendorType'],
    ['wholesale', 'wholesaleType'],
    ['dropshipping', 'supplierType'],
  ] as const)(
    'finds %s by category and title, except those of the type "other"',
    async (collection, typeField) => {
      const shirts = await categoryAt('products/apparel/shirts')
      const { id } = collection === 'vendors' ? await vendor() : await supplier(collection)
      const { businessName } = await payload.update({ collection, id, data: { sells: [shirts] } })
      const where = {
        and: [
          { categories: { in: [shirts] } },
          { title: { equals: businessName } },
          { _status: { not_equals: 'draft' } },
        ],
      }
      const { status, body, text } = await ask({ collection, where, sort: '-title,createdAt', depth: 0 })
      expect(status, text).toBe(200)
      expect(body.docs.map((one: Json) => one.id)).toEqual([id])
      const hats = await categoryAt('products/apparel/hats')
      const others = { and: [{ categories: { in: [hats] } }, { title: { equals: businessName } }] }
      expect((await ask({ collection, where: others })).body.docs).toEqual([])
      await payload.update({ collection, id, data: { [typeField]: 'other' } })
      expect((await ask({ collection, where })).body.docs).toEqual([])
      const response = await ask({
        collection,
        where: { and: [where, { [typeField]: { equals: 'other' } }] },
      })
      expect(response.body.docs, response.text).toEqual([])
    },
  )
})

describe('the locale', () => {
  const languages = ['en', 'es', 'pt'] as const
  const name = marker()
  /** The description of a document as an endpoint returns it; null if the request was rejected. */
  const endpoints: Record<string, (query: string, locale?: unknown) => Promise<unknown>> = {
    '/collectionOverride': async (query, locale) =>
      described(await call('POST', `/collectionOverride${query}`, { body: queryIn(locale) })),
    '/paginatedCollectionOverride': async (query, locale) =>
      described(await call('POST', `/paginatedCollectionOverride${query}`, { body: queryIn(locale) })),
    '/collections': async (query, locale) =>
      described(await call('POST', `/collections${query}`, { body: queryIn(locale) })),
    '/products': async (query, locale) => {
      const where = { slug: { equals: name } }
      return described(await call('POST', `/products${query}`, { body: { where, locale } }))
    },
  }
  const queryIn = (locale: unknown) => ({ collection: 'products', where: { slug: { equals: name } }, locale })
  const described = ({ status, body }: Answer) =>
    status === 400 ? null : (body.result ?? body).docs.map((doc: Json) => doc.title)

  beforeAll(async () => {
    const { id } = await product((await vendor()).id, { title: 'en', slug: name })
    for (const locale of ['es', 'pt'] as const)
      await payload.update({ collection: 'products', id, locale, data: { title: locale } })
  })

  test.each(Object.entries(endpoints))('%s must be a locale of the site', async (_, read) => {
    for (const locale of languages) {
      expect(await read(`?locale=${locale}`)).toEqual([locale])
      expect(await read('', locale)).toEqual([locale])
    }
    for (const query of ['?locale=all', '?locale=*', '?locale[]=es', '?locale=all&locale=all'])
      expect(await read(query), query).toEqual(['en'])
    expect(await read('?locale=xx')).toBeNull()
    for (const locale of ['all', '*', 'xx', '', ['es'], { es: 1 }, 7, '__proto__'])
      expect(await read('', locale), JSON.stringify(locale)).toBeOneOf([null, ['en']])
  })
})

test('the text of a document is found by its id', async () => {
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
])('rejects %j', async (body) => {
  const { status, text } = await ask(body)
  expect(status, text).toBe(400)
})

test('returns at most 100 documents', async () => {
  expect((await ask({ collection: 'categories', limit: 1e9 })).body.limit).toBe(100)
})

describe('arbitrary input', () => {
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

  test('no request fails', async () => {
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
      { numRuns: runs(400) },
    )
  })
})

test('a category finds what is filed under its descendants, in every call that takes a where', async () => {
  const shop = await vendor()
  const { id } = await product(shop.id)
  const [parent, other] = [await categoryAt('products/apparel'), await categoryAt('products/growing')]
  const where = (category: string) => ({
    and: [{ categories: { in: [category] } }, { vendor: { equals: shop.id } }],
  })
  const calls: [path: string, body: object][] = [
    ['/paginatedCollectionOverride', { collection: 'products' }],
    ['/collections', { collection: 'products' }],
    ['/products', {}],
  ]
  for (const [path, body] of calls) {
    const found = await call('POST', path, { body: { ...body, where: where(parent) } })
    expect(
      found.body.docs?.map((doc: Json) => doc.id),
      found.text,
    ).toEqual([id])
    const dotted = { 'categories.in': [parent], vendor: { equals: shop.id } }
    if (path !== '/paginatedCollectionOverride')
      expect((await call('POST', path, { body: { ...body, where: dotted } })).body.totalDocs).toBe(1)
    expect((await call('POST', path, { body: { ...body, where: where(other) } })).body.docs).toEqual([])
  }
})

const relations = payload.config.collections
  .filter(({ slug }) => !slug.startsWith('payload-'))
  .flatMap(({ slug, flattenedFields }) =>
    flattenedFields.flatMap((field) =>
      field.type === 'relationship' || field.type === 'upload' ? [[slug, field.name] as const] : [],
    ),
  )

test('a where that compares a relation with what is no id is refused in every collection', async () => {
  for (const [slug, name] of relations)
    for (const value of ['undefined', '', '1', 'x'])
      for (const operator of ['equals', 'in', 'not_equals']) {
        const path = `/${slug}?where[${name}][${operator}]=${value}`
        const { status, text } = await call('GET', path, { as: who.admin })
        expect([400, 403], `${path} ${text}`).toContain(status)
      }
  const roots = await call('GET', '/categories?where[parent][exists]=false')
  expect([roots.status, roots.body.totalDocs]).toEqual([200, 4])
})
