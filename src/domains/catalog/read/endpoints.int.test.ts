/**
 * Both filter endpoints return the results of one service in the shapes of the product documents, and
 * never fail.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noFilters } from '@/domains/catalog/filters/list-query'
import type { Reader } from '@/foundation/payload/reader'
import { anyCharacter } from '@/testing/any-text'
import { categoryAt, marker, product, removeContent, species, vendor } from '@/testing/content'
import { runs } from '@/testing/property-runs'
import { call, type Json, queryOf } from '@/testing/rest'
import { payload } from '@/testing/users'
import { filterList } from './filter-list'

const title = marker()
let hidden = ''
let grown: { id: string; slug: string }
let seller: { id: string; slug: string }
let hats = ''

beforeAll(async () => {
  seller = await vendor()
  grown = await species('published')
  hats = await categoryAt('products/apparel/hats')
  const shared = { species: [grown.id], categories: [hats], badges: ['organic' as const] }
  await product(seller.id, { ...shared, title: `${title} one` })
  await product(seller.id, {
    ...shared,
    badges: ['vegan'],
    title: `${title} two`,
    baseInventory: { unitPrice: 30, currency: 'USD', stock: 0 },
    sales: { active: true, salePrice: 25.5 },
  })
  hidden = `${title} three`
  await product(seller.id, { ...shared, title: hidden }, 'draft')
})

afterAll(removeContent)

const filter = (body: unknown) => call('POST', '/filter', { body })
const products = (params: object) => call('GET', `/products/filter?${queryOf(params)}`)
const titles = (docs: Json[]) => docs.map((doc) => doc.title.slice(title.length + 1)).sort()

describe('POST /api/filter', () => {
  test('returns documents under the name of the collection', async () => {
    const { status, body, text } = await filter({
      activeFilters: { species: [grown.slug], category: ['apparel/hats'] },
      relationTo: 'products',
      locale: 'es',
    })
    expect(status, text).toBe(200)
    expect(body.error).toBeNull()
    expect(titles(body.data.products)).toEqual(['one', 'two'])
    expect(body.products).toEqual(body.data.products)
    expect(body.products[0]).toMatchObject({ vendor: { slug: seller.slug } })
    expect(text).not.toContain(hidden)
  })

  test('filters species by nested values', async () => {
    await species('published', marker(), {
      categories: [await categoryAt('species/chemistry/psychoactive/psilocybin')],
    })
    const request = { relationTo: 'mushrooms', locale: 'en', limit: 100 }
    const ways = [
      { chemistry: ['psychoactive/psilocybin'] },
      { chemistry: { psychoactive: ['psilocybin'] } },
      { chemistry: 'psilocybin', texture: [], flavor: null, weather: ['x'] },
    ]
    const responses = await Promise.all(ways.map((activeFilters) => filter({ ...request, activeFilters })))
    const found = responses.map(({ body }) => body.data.mushrooms.map(({ id }: Json) => id))
    expect(found[0].length).toBeGreaterThan(0)
    expect(found[1]).toEqual(found[0])
    expect(found[2]).toEqual(found[0])
    for (const { body } of responses) {
      expect(body.filterInfo).toMatchObject({
        total: found[0].length,
        page: 1,
        totalPages: 1,
        applied: { chemistry: ['psychoactive/psilocybin'] },
      })
      expect(body.filterInfo.counts.chemistry['psychoactive/psilocybin']).toBe(found[0].length)
    }
  })

  test('filters suppliers by a state with punctuation', async () => {
    const state = `Lazio (Roma), ${marker()}: “nord”`
    const { id } = await vendor({ address: { city: 'Roma', state, country: 'IT' } })
    for (const given of [[`IT/${state}`], { IT: state }]) {
      const request = { relationTo: 'vendors', locale: 'en', activeFilters: { state: given } }
      const { body, text } = await filter(request)
      expect(
        body.data?.vendors.map((one: Json) => one.id),
        text,
      ).toEqual([id])
      expect(body.filterInfo.applied).toEqual({ state: [`IT/${state}`] })
      expect(body.filterInfo.counts.state[`IT/${state}`]).toBe(1)
    }
  })

  test.each([
    [{ relationTo: 'users' }],
    [{ relationTo: '__proto__' }],
    [{ relationTo: ['mushrooms'] }],
    [{}],
    [{ relationTo: 'mushrooms', locale: 'xx' }],
    [{ relationTo: 'mushrooms', locale: 'all' }],
    [{ relationTo: 'mushrooms', activeFilters: 'x' }],
    [{ relationTo: 'mushrooms', activeFilters: { type: { a: { b: 'c' } } } }],
    [{ relationTo: 'mushrooms', activeFilters: { type: ['x'.repeat(9000)] } }],
    [{ relationTo: 'mushrooms', activeFilters: { type: Array.from({ length: 51 }, (_, at) => `v${at}`) } }],
    [{ relationTo: 'products', at: { latitude: 91, longitude: 0 } }],
  ])('rejects %j with a message', async (body) => {
    const { status, body: answer, text } = await filter(body)
    expect(status, text).toBe(400)
    expect(answer.error).toEqual(expect.any(String))
  })

  test.each(['[]', 'null', '7', '"x"', '{', 'relationTo'])(
    'rejects the body %s with a message',
    async (body) => {
      const { status, body: answer, text } = await filter(body)
      expect(status, text).toBe(400)
      expect(answer.error).toEqual(expect.any(String))
      expect(answer.errors).toEqual([{ message: answer.error }])
    },
  )

  test('rejects malformed form data with a message', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const { status, body: answer, text } = await call('POST', '/filter', { body: '--x\r\nbroken', headers })
    expect(status, text).toBe(400)
    expect(answer.error).toEqual(expect.any(String))
  })
})

describe('GET /api/products/filter', () => {
  test('returns products and the counts of the filters', async () => {
    const { status, body, text } = await products({ locale: 'pt', species: grown.slug, on_sale: true })
    expect(status, text).toBe(200)
    expect(titles(body.products)).toEqual(['two'])
    expect(body.filterInfo).toEqual({
      total: 1,
      page: 1,
      totalPages: 1,
      counts: expect.objectContaining({
        badge: { vegan: 1 },
        vendor: { [seller.slug]: 1 },
        species: expect.objectContaining({ [grown.slug]: 1 }),
      }),
      applied: { species: [grown.slug], on_sale: true },
    })
  })

  test('ignores empty values', async () => {
    const { body } = await products({ species: grown.id, badge: '', vendor: ' ', km: -1 })
    expect(titles(body.products)).toEqual(['one', 'two'])
    expect(body.filterInfo.applied).toEqual({ species: [grown.slug] })
  })

  test('values that do not exist match nothing and are named', async () => {
    const { status, body } = await products({ species: grown.id, category: 'nonsense' })
    expect([status, body.products]).toEqual([200, []])
    expect(body.filterInfo).toMatchObject({
      total: 0,
      applied: { species: [grown.slug], category: ['nonsense'] },
      unknown: { category: ['nonsense'] },
    })
    const ofSpecies = await filter({
      relationTo: 'mushrooms',
      locale: 'en',
      activeFilters: { colour: ['purplish-nonsense'], texture: { crunchy: ['very'] } },
    })
    expect(ofSpecies.body.data.mushrooms).toEqual([])
    expect(ofSpecies.body.filterInfo.unknown).toEqual({
      colour: ['purplish-nonsense'],
      texture: ['crunchy/very'],
    })
    const among = await products({ species: grown.id, badge: 'shiny,vegan' })
    expect(titles(among.body.products)).toEqual(['two'])
    expect(among.body.filterInfo.unknown).toEqual({ badge: ['shiny'] })
  })

  test('finds products of an unlisted vendor and offers that vendor only if it was requested', async () => {
    const displayName = marker()
    const { id, slug } = await vendor({ vendorType: 'other', displayName })
    const gone = await vendor({ vendorType: 'other', status: 'suspended' })
    await product(id, { categories: [hats], title: `${title} four` })
    for (const value of [slug, id]) {
      const { body } = await products({ vendor: value })
      expect(titles(body.products)).toEqual(['four'])
      expect(body.filterInfo).toMatchObject({ total: 1, applied: { vendor: [slug] } })
      expect(body.filterInfo.counts.vendor[slug]).toBe(1)
    }
    const among = await products({ vendor: `${slug},${seller.slug}` })
    expect(titles(among.body.products)).toEqual(['four', 'one', 'two'])
    expect(among.body.filterInfo.counts.vendor).toMatchObject({ [slug]: 1, [seller.slug]: 2 })
    for (const params of [{}, { category: 'apparel/hats' }, { vendor: seller.slug }, { vendor: gone.slug }])
      expect(Object.keys((await products(params)).body.filterInfo.counts.vendor)).not.toContain(slug)
    const reader: Reader = { payload, user: null, locale: 'pt', draft: false }
    const filters = { ...noFilters, sections: { vendor: [slug] } }
    const request = { collection: 'products', filters, sort: 'newest', page: 1, limit: 1 } as const
    expect((await filterList(reader, request)).titles.vendor).toMatchObject({ [slug]: displayName })
  })

  test('filters products by the country of their vendor, also after it has moved', async () => {
    const seller = await vendor({ address: { city: 'Lyon', country: 'FR' } })
    const { id } = await product(seller.id)
    const soldFrom = async (country: string) =>
      (await products({ country })).body.products.map((one: Json) => one.id)
    expect(await soldFrom('FR')).toEqual([id])
    const address = { city: 'Namur', country: 'BE' as const }
    await payload.update({ collection: 'vendors', id: seller.id, data: { address } })
    expect(await soldFrom('FR')).toEqual([])
    expect(await soldFrom('BE')).toEqual([id])
  })

  test('counts values under the filters of the other sections', async () => {
    const { body } = await products({ species: grown.slug, badge: 'organic' })
    expect(body.filterInfo.total).toBe(1)
    expect(body.filterInfo.counts.badge).toEqual({ organic: 1, vegan: 1 })
    expect(body.filterInfo.counts.vendor).toEqual({ [seller.slug]: 1 })
  })

  test('uses current prices, in decimals', async () => {
    const { body } = await products({ species: grown.slug, price_from: 25.5, price_to: 25.5 })
    expect(titles(body.products)).toEqual(['two'])
    expect(body.filterInfo.applied).toMatchObject({ price_from: 25.5, price_to: 25.5, currency: 'USD' })
    expect(titles((await products({ species: grown.slug, in_stock: true })).body.products)).toEqual(['one'])
  })

  test.each([
    ['0', 20],
    ['-1', 20],
    ['abc', 20],
    ['1e9', 100],
  ])('limit=%s returns no more than allowed', async (limit, most) => {
    const { status, body } = await products({ limit })
    expect(status).toBe(200)
    expect(body.products.length).toBeLessThanOrEqual(most)
  })

  test.each(['locale=xx', 'locale=en&locale=xx', 'q=a%00b', `where=${'x'.repeat(9000)}`])(
    'rejects ?%s with a message',
    async (query) => {
      const { status, body, text } = await call('GET', `/products/filter?${query}`)
      expect(status, text).toBe(400)
      expect(body.error).toEqual(expect.any(String))
      expect(body.errors).toEqual([{ message: body.error }])
    },
  )

  test('returns one language, whatever was requested', async () => {
    const { body } = await call('GET', `/products/filter?locale=all&species=${grown.slug}`)
    expect(titles(body.products)).toEqual(['one', 'two'])
  })

  test('returns an empty page beyond the last', async () => {
    const { status, body } = await products({ page: 1e9 })
    expect([status, body.products]).toEqual([200, []])
  })
})

test('both endpoints return the same', async () => {
  const { body: one } = await filter({
    relationTo: 'products',
    locale: 'en',
    activeFilters: { badge: ['organic', 'vegan'], inStock: true, priceTo: 40 },
    sort: 'price',
    limit: 30,
    page: 2,
  })
  const { body: other } = await products({
    locale: 'en',
    badge: 'vegan,organic',
    in_stock: true,
    price_to: 40,
    sort: 'price',
    limit: 30,
    page: 2,
  })
  expect(one.filterInfo).toEqual(other.filterInfo)
  expect(one.data.products).toEqual(other.products)
})

describe('arbitrary input', () => {
  const nasty = fc.constantFrom(
    "' or 1=1 --",
    '\u0000',
    '\ud800',
    '‮gnp.exe',
    '%',
    '\\',
    '../..',
    '{}',
    'constructor',
    '__proto__',
    randomUUID(),
    '1e309',
    'true',
    '97201',
  )
  const value = fc.oneof(nasty, fc.string({ unit: anyCharacter, maxLength: 40 }), fc.integer(), fc.double())
  const name = fc.oneof(
    fc.constantFrom(
      'category',
      'species',
      'benefit',
      'chemistry',
      'badge',
      'vendor',
      'state',
      'country',
      'type',
      'q',
      'price_from',
      'priceTo',
      'price_to',
      'currency',
      'in_stock',
      'near_me',
      'nearMe',
      'place',
      'km',
      'sort',
      'page',
      'limit',
      'locale',
      'where',
      'depth',
    ),
    nasty,
  )

  test('no request to POST /api/filter fails or is slow', async () => {
    const anything = fc.oneof(value, fc.array(value, { maxLength: 4 }), fc.jsonValue({ maxDepth: 3 }))
    const body = fc.record(
      {
        relationTo: fc.oneof(
          {
            weight: 5,
            arbitrary: fc.constantFrom('products', 'mushrooms', 'vendors', 'wholesale', 'dropshipping'),
          },
          anything,
        ),
        activeFilters: fc.oneof(
          { weight: 5, arbitrary: fc.dictionary(name, anything, { maxKeys: 5 }) },
          anything,
        ),
        locale: fc.oneof(fc.constantFrom('en', 'es', 'pt'), anything),
        at: fc.oneof(fc.record({ latitude: fc.double(), longitude: fc.double() }), anything),
        page: anything,
        limit: anything,
        sort: anything,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const { status, text, body: answer } = await filter(sent)
        expect([200, 400], `${JSON.stringify(sent)}\n${text}`).toContain(status)
        expect(text).not.toContain(hidden)
        if (status === 200) expect(answer.data[String(sent.relationTo)].length).toBeLessThanOrEqual(100)
      }),
      { numRuns: runs(250) },
    )
  })

  test('no request to GET /api/products/filter fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 6 }), async (pairs) => {
        const search = new URLSearchParams(pairs.map(([key, one]): [string, string] => [key, String(one)]))
        const { status, text } = await call('GET', `/products/filter?${search}`)
        expect([200, 400], `${search}\n${text}`).toContain(status)
        expect(text).not.toContain(hidden)
      }),
      { numRuns: runs(250) },
    )
  })
})
