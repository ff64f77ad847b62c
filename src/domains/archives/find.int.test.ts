/**
 * The endpoints of carousels: the shapes of the product documents, published entries only, for any input.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  categoryAt,
  marker,
  product,
  productData,
  remember,
  removeContent,
  species,
  vendor,
} from '@/testing/content'
import { runs } from '@/testing/property-runs'
import { type Caller, call, type Json } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>
const title = marker()
let seller = ''
let grown = ''
let shirts = ''

beforeAll(async () => {
  who = await people()
  seller = (await vendor({ businessName: title, owner: who.seller.id })).id
  grown = (await species('published')).id
  shirts = await categoryAt('products/apparel/shirts')
  await product(seller, { title: `${title} one`, species: [grown] })
  await product(seller, { title: `${title} two` })
  await product(seller, { title: `${title} three`, species: [grown] }, 'draft')
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const find = (body: unknown, as: Caller = null) => call('POST', '/products', { body, as })
const ask = (body: unknown, as: Caller = null) => call('POST', '/collections', { body, as })
const titles = (body: Json) => body.docs.map((doc: Json) => doc.title).sort()
const both = [`${title} one`, `${title} two`]

describe('POST /api/products', () => {
  test.each<[string, () => object, string[]]>([
    ['what the title holds', () => ({ title: { contains: title } }), both],
    ['the same in one word', () => ({ 'title.contains': title }), both],
    ['a species as well', () => ({ 'title.contains': title, 'species.in': [grown] }), [`${title} one`]],
    ['a category as well', () => ({ title: { contains: title }, categories: { in: [shirts] } }), both],
    [
      'nothing that is empty',
      () => ({ 'title.contains': title, 'species.in': [], categories: { in: null } }),
      both,
    ],
    ['drafts', () => ({ title: { contains: title }, _status: { equals: 'draft' } }), []],
  ])('finds products by %s', async (_, where, expected) => {
    const { status, body, text } = await find({ where: where(), limit: 50, sort: '-createdAt' })
    expect(status, text).toBe(200)
    expect(titles(body)).toEqual(expected)
  })

  test.each(['visitor', 'member', 'seller', 'editor', 'admin'] as const)(
    'finds published products and no drafts for the %s',
    async (role) => {
      const existing = (await payload.find({ collection: 'products', where: { vendor: { equals: seller } } }))
        .totalDocs
      expect(existing).toBe(3)
      for (const where of [
        { 'title.contains': title },
        { title: { contains: title }, _status: { not_equals: 'draft' } },
      ]) {
        const query = { where, limit: 100, sort: 'createdAt' }
        expect(titles((await find(query, who[role])).body)).toEqual(both)
        expect(titles((await ask({ ...query, collection: 'products' }, who[role])).body)).toEqual(both)
      }
      const drafts = { where: { 'title.contains': title, _status: { equals: 'draft' } } }
      expect((await find(drafts, who[role])).body.docs).toEqual([])
      expect((await ask({ ...drafts, collection: 'products' }, who[role])).body.docs).toEqual([])
    },
  )

  test('returns at most 100 products', async () => {
    expect((await find({ limit: 1e9 })).body.limit).toBe(100)
  })

  test('creates a product if the body is not a query and the user may create one', async () => {
    const body = { ...(await productData(seller)), where: 'here' }
    expect((await call('POST', '/products', { body })).status).toBe(403)
    const { status, body: answer, text } = await call('POST', '/products', { as: who.editor, body })
    expect(status, text).toBe(201)
    remember('products', answer.doc.id)
    const form = new FormData()
    form.set('_payload', JSON.stringify(await productData(seller)))
    const sent = await call('POST', '/products', { as: who.editor, body: form })
    expect(sent.status, sent.text).toBe(201)
    remember('products', sent.body.doc.id)
  })
})

describe('POST /api/collections', () => {
  test('adds the collection to each document', async () => {
    const where = { 'categories.in': [shirts], 'title.contains': title }
    const { status, body, text } = await ask({ collection: 'products', where, limit: 10, sort: 'createdAt' })
    expect(status, text).toBe(200)
    expect(titles(body)).toEqual(both)
    for (const doc of body.docs)
      expect(doc).toMatchObject({ id: expect.any(String), _collectionType: 'products' })
  })

  test('finds suppliers by words of the title, which is their name', async () => {
    const { body } = await ask({ collection: 'vendors', where: { title: { contains: title } } })
    expect(body.docs.map(({ id }: Json) => id)).toEqual([seller])
  })

  test('finds suppliers by what they sell', async () => {
    const where = { title: { contains: title }, 'categories.in': [shirts] }
    expect((await ask({ collection: 'vendors', where })).body.docs).toEqual([])
    const one = await vendor({ businessName: `${title} shirts`, sells: [shirts] })
    const { body } = await ask({ collection: 'vendors', where, sort: '-title' })
    expect(body.docs.map(({ id }: Json) => id)).toEqual([one.id])
  })

  test.each([
    { collection: 'users' },
    { collection: 'orders' },
    { collection: 'carts' },
    { collection: 'salerules' },
    {},
    { collection: 'products', where: { 'vendor.owner': { exists: true } } },
    { collection: 'products', where: { 'title.contains': { a: 1 } } },
    { collection: 'products', where: [] },
    { collection: 'products', sort: 'vendor.owner' },
    { collection: 'vendors', where: { owner: { exists: true } } },
  ])('rejects %j', async (body) => {
    const { status, text } = await ask(body)
    expect(status, text).toBe(400)
  })
})

test('no request fails and none returns a draft, whatever the body', async () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom('\u0000', "' or 1=1 --", '\ud800', '%', title, 1e308, -1, '__proto__'),
  )
  const where = fc.dictionary(
    fc.constantFrom(
      'categories.in',
      'species.in',
      'title.contains',
      'title',
      'vendor',
      'badges',
      'and',
      'or',
      '_status',
      'owner',
    ),
    value,
    { maxKeys: 3 },
  )
  const body = fc.record(
    {
      where: fc.oneof(where, value),
      limit: value,
      sort: value,
      page: value,
      depth: value,
      locale: value,
    },
    { requiredKeys: [] },
  )
  const collection = fc.constantFrom('products', 'vendors', 'wholesale', 'dropshipping', 'mushrooms')
  await fc.assert(
    fc.asyncProperty(body, collection, fc.boolean(), async (query, slug, named) => {
      const { status, text } = named ? await ask({ ...query, collection: slug }) : await find(query)
      expect([200, 400], `${slug} ${JSON.stringify(query)}\n${text}`).toContain(status)
      expect(text).not.toContain(`${title} three`)
    }),
    { numRuns: runs(200) },
  )
})
