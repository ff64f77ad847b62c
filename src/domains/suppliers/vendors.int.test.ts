/**
 * What vendors may do: edit their own page, products and orders, see of others what is public, and set
 * nothing that staff decide.
 */
import { createLocalReq, type Where } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCards } from '@/domains/catalog/query'
import type { Reader } from '@/foundation/payload/reader'
import {
  affiliate,
  categoryAt,
  marker,
  order,
  orderData,
  product,
  productData,
  remember,
  removeContent,
  review,
  saleRule,
  species,
  supplier,
  vendor,
} from '@/testing/content'
import { queuedMailSubjects } from '@/testing/jobs'
import { call, graphql, type Json, queryOf } from '@/testing/rest'
import { type Person, payload, people, person, removePeople } from '@/testing/users'
import { supplierAt } from './queries'

let who: Awaited<ReturnType<typeof people>>
let owner: Person
/** Approved and public. */
let shop: string
/** Of another owner, and public as well. */
let other: string

beforeAll(async () => {
  who = await people()
  owner = await person('vendor')
  const rival = await person('vendor')
  shop = (await vendor({ owner: owner.id })).id
  other = (await vendor({ owner: rival.id })).id
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const stored = (collection: 'vendors' | 'products' | 'orders', id: string): Promise<Json> =>
  payload.findByID({ collection, id, depth: 0 })

const whereId = (id: string) => queryOf({ where: { id: { equals: id } } })

async function enter(body: object, query = '') {
  const answer = await call('POST', `/products${query}`, { as: owner, body })
  if (answer.body.doc) remember('products', answer.body.doc.id)
  return answer
}

/** Fields that only staff or the site set. */
const staffFields: [string, () => Record<string, unknown>][] = [
  ['status', () => ({ status: 'suspended' })],
  ['owner', () => ({ owner: who.member.id })],
  ['approvedAt', () => ({ approvedAt: '2020-01-01T00:00:00.000Z' })],
  ['likeCount', () => ({ likeCount: 99 })],
  ['aggregateRating', () => ({ aggregateRating: { averageRating: 5, reviewCount: 99 } })],
]

describe("a vendor's page", () => {
  test.each(['rest', 'graphql'] as const)(
    'the owner can edit it over %s, and the change is public at once',
    async (channel) => {
      const displayName = marker()
      if (channel === 'rest') {
        const { status, text } = await call('PATCH', `/vendors/${shop}`, { as: owner, body: { displayName } })
        expect(status, text).toBe(200)
      } else {
        const { body, text } = await graphql(
          `mutation { updateVendor(id: "${shop}", data: { displayName: "${displayName}" }) { id } }`,
          { as: owner },
        )
        expect(body.data.updateVendor, text).toEqual({ id: shop })
      }
      expect((await call('GET', `/vendors/${shop}`)).body.displayName).toBe(displayName)
    },
  )

  test.each(staffFields)('the owner cannot change its %s', async (_, change) => {
    const { id } = await vendor({ owner: owner.id })
    const [field] = Object.keys(change())
    const before = (await stored('vendors', id))[String(field)]
    for (const query of ['', '?draft=true', '?depth=0&locale=es']) {
      const answer = await call('PATCH', `/vendors/${id}${query}`, { as: owner, body: change() })
      expect(answer.status, answer.text).toBeLessThan(500)
      expect((await stored('vendors', id))[String(field)], query).toEqual(before)
      const latest = await payload.findByID({ collection: 'vendors', id: id, depth: 0, draft: true })
      expect((latest as Json)[String(field)], query).toEqual(before)
    }
    await call('PATCH', `/vendors?${whereId(id)}`, { as: owner, body: change() })
    expect((await stored('vendors', id))[String(field)]).toEqual(before)
  })

  test('it stays a draft until staff approve it, and stays as they edited it', async () => {
    const applicant = await person('vendor')
    const { id } = await vendor({ owner: applicant.id, status: 'pending' }, 'draft')
    const publish = () => call('PATCH', `/vendors/${id}`, { as: applicant, body: { _status: 'published' } })
    expect((await publish()).status).toBe(403)
    expect(
      (await call('PATCH', `/vendors/${id}`, { as: applicant, body: { phone: '503 555 0123' } })).status,
    ).toBe(200)
    expect((await stored('vendors', id))._status).toBe('draft')
    await call('PATCH', `/vendors/${id}`, {
      as: who.editor,
      body: { status: 'active', _status: 'published' },
    })
    expect((await stored('vendors', id)).approvedAt).toEqual(expect.any(String))
    expect((await call('GET', `/vendors/${id}`)).status).toBe(200)
    expect((await publish()).status).toBe(200)
    await call('PATCH', `/vendors/${id}`, { as: who.editor, body: { status: 'suspended' } })
    expect((await publish()).status).toBe(200)
    expect((await call('GET', `/vendors/${id}`)).status).toBe(404)
  })

  test('the owner cannot restore versions, which would bring back an earlier status', async () => {
    const { id } = await vendor({ owner: owner.id })
    await call('PATCH', `/vendors/${id}`, { as: who.editor, body: { status: 'suspended' } })
    const { docs } = await payload.findVersions({ collection: 'vendors', where: { parent: { equals: id } } })
    const once = docs.find(({ version }) => version.status === 'active')?.id
    expect(once).toBeDefined()
    for (const query of ['', '?draft=true'])
      expect((await call('POST', `/vendors/versions/${once}${query}`, { as: owner })).status).toBe(403)
    await graphql(`mutation { restoreVersionVendor(id: "${once}") { id } }`, { as: owner })
    expect((await stored('vendors', id)).status).toBe('suspended')
    expect((await call('GET', `/vendors/versions/${once}`, { as: owner })).status).toBe(403)
  })

  test('vendors cannot create or delete vendor pages', async () => {
    const body = { businessName: marker(), vendorType: 'grower', address: { country: 'US' } }
    expect((await call('POST', '/vendors', { as: owner, body })).status).toBe(403)
    expect((await call('DELETE', `/vendors/${shop}`, { as: owner })).status).toBe(403)
    expect((await call('POST', `/vendors/${shop}/duplicate`, { as: owner, body: {} })).status).toBe(403)
  })

  test('other vendors cannot edit it or see its draft', async () => {
    const { id: hidden } = await vendor({ status: 'pending' }, 'draft')
    for (const id of [other, hidden]) {
      const before = await stored('vendors', id)
      const body = { displayName: marker() }
      expect((await call('PATCH', `/vendors/${id}`, { as: owner, body })).status).toBeOneOf([403, 404])
      await call('PATCH', `/vendors?${whereId(id)}`, { as: owner, body })
      await graphql(`mutation { updateVendor(id: "${id}", data: { displayName: "x" }) { id } }`, {
        as: owner,
      })
      expect((await stored('vendors', id)).displayName).toBe(before.displayName)
    }
    expect((await call('GET', `/vendors/${hidden}`, { as: owner })).status).toBe(404)
    expect((await call('GET', `/vendors/count?${whereId(hidden)}`, { as: owner })).body.totalDocs).toBe(0)
  })
})

describe("a vendor's products", () => {
  test('staff publish the first product of an approved vendor, which publishes the others itself', async () => {
    const publishing = async () => ({ ...(await productData(shop)), _status: 'published' })
    const { id: first } = (await enter(await publishing())).body.doc
    expect(await stored('products', first)).toMatchObject({
      _status: 'draft',
      submittedAt: expect.any(String),
    })
    expect((await call('GET', `/products/${first}`)).status).toBe(404)
    const { displayName, businessName } = await stored('vendors', shop)
    expect(await queuedMailSubjects()).toContain(`First product to review: ${displayName || businessName}`)
    await call('PATCH', `/products/${first}`, { as: who.editor, body: { _status: 'published' } })
    expect(await stored('products', first)).toMatchObject({ _status: 'published', submittedAt: null })
    const { status, body, text } = await enter(await publishing())
    expect(status, text).toBe(201)
    expect((await call('GET', `/products/${body.doc.id}`)).status).toBe(200)
    const title = marker()
    await call('PATCH', `/products/${body.doc.id}`, { as: owner, body: { title } })
    expect((await call('GET', `/products/${body.doc.id}`)).body.title).toBe(title)
    await call('PATCH', `/products/${body.doc.id}`, { as: owner, body: { _status: 'draft' } })
    expect((await call('GET', `/products/${body.doc.id}`)).status).toBe(404)
  })

  test('products of a vendor that is not approved stay drafts on every endpoint', async () => {
    const applicant = await person('vendor')
    const { id: applied } = await vendor({ owner: applicant.id, status: 'pending' }, 'draft')
    const { body, text } = await call('POST', '/products?draft=false', {
      as: applicant,
      body: { ...(await productData(applied)), _status: 'published' },
    })
    expect(body.doc?._status, text).toBe('draft')
    const id = remember('products', body.doc.id)
    const ways = [
      () => call('PATCH', `/products/${id}`, { as: applicant, body: { _status: 'published' } }),
      () => call('PATCH', `/products/${id}?draft=false`, { as: applicant, body: { _status: 'published' } }),
      () => call('PATCH', `/products?${whereId(id)}`, { as: applicant, body: { _status: 'published' } }),
      () =>
        call('PATCH', `/products/${id}?publishAllLocales=true`, { as: applicant, body: { title: marker() } }),
      () => call('PATCH', `/products/${id}?publishSpecificLocale=en`, { as: applicant, body: {} }),
      () =>
        graphql(
          `mutation { updateProduct(id: "${id}", draft: false, data: { _status: published }) { id } }`,
          {
            as: applicant,
          },
        ),
      () =>
        call('POST', `/products/${id}/duplicate?draft=false`, {
          as: applicant,
          body: { _status: 'published', slug: marker() },
        }),
    ]
    for (const way of ways) {
      const answer = await way()
      if (answer.body?.doc && answer.body.doc.id !== id) {
        remember('products', answer.body.doc.id)
        expect((await stored('products', answer.body.doc.id))._status).toBe('draft')
      }
      expect((await stored('products', id))._status, way.toString()).toBe('draft')
    }
    expect((await call('GET', `/products/${id}`, { as: applicant })).status).toBe(200)
    expect((await call('GET', `/products/${id}`, { as: owner })).status).toBe(404)
  })

  test('vendors cannot create products for, or move them to, other vendors', async () => {
    const { status, text } = await enter({ ...(await productData(other)), _status: 'published' })
    expect(status, text).toBe(400)
    expect((await enter(await productData(other), '?draft=true')).status).toBe(400)
    const { id } = await product(shop)
    for (const query of ['', '?draft=true']) {
      const moved = await call('PATCH', `/products/${id}${query}`, { as: owner, body: { vendor: other } })
      expect(moved.status, moved.text).toBe(400)
    }
    await graphql(`mutation { updateProduct(id: "${id}", data: { vendor: "${other}" }) { id } }`, {
      as: owner,
    })
    expect((await stored('products', id)).vendor).toBe(shop)
  })

  test('other vendors cannot read, edit, copy or delete drafts', async () => {
    const { id: shown } = await product(other)
    const { id: hidden } = await product(other, {}, 'draft')
    for (const id of [shown, hidden]) {
      const { title } = await stored('products', id)
      const body = { title: marker() }
      expect((await call('PATCH', `/products/${id}`, { as: owner, body })).status).toBeOneOf([403, 404])
      expect((await call('PATCH', `/products?${whereId(id)}`, { as: owner, body })).body.docs ?? []).toEqual(
        [],
      )
      expect((await call('DELETE', `/products/${id}`, { as: owner })).status).toBeOneOf([403, 404])
      await call('DELETE', `/products?${whereId(id)}`, { as: owner })
      const copy = await call('POST', `/products/${id}/duplicate`, { as: owner, body: { slug: marker() } })
      expect(copy.status, copy.text).toBeOneOf([400, 403, 404])
      await graphql(`mutation { deleteProduct(id: "${id}") { id } }`, { as: owner })
      expect((await stored('products', id)).title).toBe(title)
    }
    expect((await call('GET', `/products/${hidden}`, { as: owner })).status).toBe(404)
    expect((await call('GET', `/products/${hidden}?draft=true`, { as: owner })).status).toBe(404)
    const drafts = queryOf({ where: { _status: { equals: 'draft' } }, draft: true, limit: 100 })
    for (const { vendor: of } of (await call('GET', `/products?${drafts}&depth=0`, { as: owner })).body.docs)
      expect(of).toBe(shop)
  })

  test("bulk operations affect only the vendor's own products", async () => {
    const { id: ownId } = await product(shop)
    const { id: theirs } = await product(other)
    const title = marker()
    const both = queryOf({ where: { id: { in: `${ownId},${theirs}` } } })
    await call('PATCH', `/products?${both}`, { as: owner, body: { title } })
    expect((await stored('products', ownId)).title).toBe(title)
    expect((await stored('products', theirs)).title).not.toBe(title)
  })

  test('vendors cannot change counters and computed fields', async () => {
    const { id } = await product(shop)
    const sent = {
      vendorActive: false,
      likeCount: 99,
      aggregateRating: { averageRating: 5, reviewCount: 99 },
      publishedAt: '2001-01-01T00:00:00.000Z',
    }
    const { vendorActive, likeCount, aggregateRating, publishedAt } = await stored('products', id)
    const expected = { vendorActive, likeCount, aggregateRating, publishedAt }
    for (const day of [sent.publishedAt, '2099-01-01T00:00:00.000Z', null]) {
      const body = { ...sent, publishedAt: day }
      await call('PATCH', `/products/${id}`, { as: owner, body })
      await graphql(
        `mutation { updateProduct(id: "${id}", data: { publishedAt: ${JSON.stringify(day)} }) { id } }`,
        { as: owner },
      )
      expect(await stored('products', id)).toMatchObject(expected)
    }
    const { body } = await enter({ ...(await productData(shop)), ...sent })
    expect(body.doc).toMatchObject({ vendorActive: true, likeCount: 0 })
    expect(body.doc.publishedAt ?? null).toBeNull()
    expect(body.doc.aggregateRating.reviewCount ?? 0).toBe(0)
  })

  test('the site sets the publication date, which only staff can change', async () => {
    const before = Date.now()
    const chosen = '2025-05-05T00:00:00.000Z'
    const { body } = await enter({
      ...(await productData(shop)),
      publishedAt: '2099-01-01T00:00:00.000Z',
      _status: 'published',
    })
    const { id } = body.doc
    const published = Date.parse((await stored('products', id)).publishedAt)
    expect(published).toBeGreaterThanOrEqual(before)
    expect(published).toBeLessThanOrEqual(Date.now())
    await call('PATCH', `/products/${id}`, { as: who.editor, body: { publishedAt: chosen } })
    expect((await stored('products', id)).publishedAt).toBe(chosen)
  })

  test('vendors can delete products that were never published', async () => {
    const { id: draft } = await product(shop, {}, 'draft')
    const { id: shown } = await product(shop)
    expect((await call('DELETE', `/products/${draft}`, { as: owner })).status).toBe(200)
    expect((await call('DELETE', `/products/${shown}`, { as: owner })).status).toBeOneOf([403, 404])
  })

  test('vendors cannot delete products that were published, and their reviews stay', async () => {
    const { id } = await product(shop)
    const existing = await review('published', { doc: { relationTo: 'products', value: id } })
    await call('PATCH', `/products/${id}`, { as: owner, body: { _status: 'draft', publishedAt: null } })
    expect((await stored('products', id))._status).toBe('draft')
    expect((await call('DELETE', `/products/${id}`, { as: owner })).status).toBeOneOf([403, 404])
    await call('DELETE', `/products?${whereId(id)}`, { as: owner })
    await graphql(`mutation { deleteProduct(id: "${id}") { id } }`, { as: owner })
    expect((await stored('products', id)).id).toBe(id)
    expect((await payload.findByID({ collection: 'reviews', id: existing.id })).review).toBe(existing.review)
    expect((await call('DELETE', `/products/${id}`, { as: who.editor })).status).toBe(200)
  })

  test('sale rules apply to them, and the reason is shown', async () => {
    const one = await species('published')
    const { reason } = await saleRule({
      species: [one.id],
      categories: [await categoryAt('products/mushroom')],
    })
    const food = { species: [one.id], categories: [await categoryAt('products/mushroom/fresh')] }
    const { status, text } = await enter({ ...(await productData(shop)), ...food })
    expect(status).toBe(400)
    expect(text).toContain(reason)
  })
})

test('pictures of a vendor are public as long as the vendor is', async () => {
  const { id: ours } = await vendor({ owner: owner.id })
  await product(ours)
  const upload = async () => {
    const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#884422' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: marker() }))
    form.set('file', new File([new Uint8Array(file)], `${marker()}.png`, { type: 'image/png' }))
    return remember('media', (await call('POST', '/media', { as: owner, body: form })).body.doc.id)
  }
  const logo = await upload()
  const [first, second] = [await upload(), await upload()]
  const seen = (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await call('GET', `/media/${id}`)).status === 200))
  expect(await seen([logo, first, second])).toEqual([false, false, false])
  await call('PATCH', `/vendors/${ours}`, { as: owner, body: { logo } })
  const gallery = [{ image: first }]
  const body = { ...(await productData(ours)), gallery, meta: { image: second }, _status: 'published' }
  await enter(body)
  expect(await seen([logo, first, second])).toEqual([true, true, true])
  await call('PATCH', `/vendors/${ours}`, { as: who.editor, body: { status: 'suspended' } })
  expect(await seen([logo, first, second])).toEqual([false, false, false])
  await call('PATCH', `/vendors/${ours}`, { as: who.editor, body: { status: 'active' } })
  expect(await seen([logo, first, second])).toEqual([true, true, true])
})

describe("a vendor's orders", () => {
  test('only the vendor, the buyer and staff can read an order', async () => {
    const { id } = await order(shop, { buyer: who.member.id })
    const seen = async (as: Person | null) => (await call('GET', `/orders/${id}`, { as })).status
    expect(await seen(owner)).toBe(200)
    expect(await seen(who.member)).toBe(200)
    expect(await seen(who.editor)).toBe(200)
    expect(await seen(who.stranger)).toBe(404)
    expect(await seen(null)).toBeOneOf([403, 404])
    const { id: theirs } = await order(other, { buyer: who.stranger.id })
    expect((await call('GET', `/orders/${theirs}`, { as: owner })).status).toBe(404)
    const { text } = await call('GET', '/orders?limit=100&depth=2', { as: owner })
    expect(text).toContain(id)
    expect(text).not.toContain(theirs)
    // The buyer's account is private; `contact` holds what the vendor needs.
    expect(text).not.toContain(who.member.email)
  })

  test('the vendor can take the allowed steps, and does not find orders of others', async () => {
    const { id } = await order(shop, { buyer: who.member.id })
    const { id: theirs } = await order(other, { buyer: who.stranger.id })
    const move = (id: string, state: string, as: Person) =>
      call('POST', '/orders/move', { as, body: { order: id, state } })
    expect((await move(theirs, 'confirmed', owner)).status).toBe(404)
    expect((await move(id, 'confirmed', who.stranger)).status).toBe(404)
    expect((await move(id, 'shipped', owner)).status).toBe(409)
    expect((await move(id, 'confirmed', owner)).status).toBe(200)
    expect((await stored('orders', id)).state).toBe('confirmed')
    expect((await stored('orders', theirs)).state).toBe('requested')
  })

  test('only the order endpoints can write orders', async () => {
    const { id } = await order(shop, { buyer: who.member.id })
    for (const as of [owner, who.member, who.editor, who.admin]) {
      expect((await call('POST', '/orders', { as, body: orderData(shop) })).status).toBe(403)
      expect((await call('PATCH', `/orders/${id}`, { as, body: { total: 1 } })).status).toBe(403)
    }
    expect((await stored('orders', id)).total).toBe(2000)
  })
})

describe('the admin panel', () => {
  const shownTo = async (id: string) => {
    const user = { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' as const }
    return payload.config.collections
      .filter(
        ({ admin: { hidden } }) =>
          !(typeof hidden === 'function' ? hidden({ user: { ...user, sessions: [] } }) : hidden),
      )
      .map(({ slug }) => slug)
  }

  test('vendors see the collections of a shop in addition to those of every member', async () => {
    const members = await shownTo(who.member.id)
    expect((await shownTo(owner.id)).filter((slug) => !members.includes(slug)).sort()).toEqual([
      'media',
      'orders',
      'products',
      'vendors',
    ])
    expect(members).not.toContain('salerules')
    const { body } = await call('GET', '/access', { as: owner })
    expect(body.canAccessAdmin).toBe(true)
  })

  test('lists show vendors only their own documents', async () => {
    await Promise.all([product(shop), product(other), order(shop), order(other)])
    const user = {
      ...(await payload.findByID({ collection: 'users', id: owner.id })),
      collection: 'users' as const,
    }
    const find = async (collection: 'vendors' | 'products' | 'orders', draft: boolean) => {
      const req = await createLocalReq({ user }, payload)
      req.pathname = `/admin/collections/${collection}`
      const all: Where = {}
      return payload.find({
        collection,
        where: all,
        depth: 0,
        draft,
        limit: 0,
        overrideAccess: false,
        req,
        user,
      })
    }
    for (const draft of [false, true]) {
      const pages = await find('vendors', draft)
      expect(pages.docs.length).toBeGreaterThan(0)
      for (const page of pages.docs) expect((page as Json).owner).toBe(owner.id)
      const ownIds = pages.docs.map(({ id }) => id)
      const products = await find('products', draft)
      expect(products.docs.length).toBeGreaterThan(0)
      for (const one of products.docs) expect(ownIds).toContain((one as Json).vendor)
      const orders = await find('orders', false)
      expect(orders.docs.length).toBeGreaterThan(0)
      for (const one of orders.docs) expect(ownIds).toContain((one as Json).vendor)
    }
  })
})

describe('public data of the marketplace', () => {
  test.each(['wholesale', 'dropshipping'] as const)(
    '%s lists the products it deals in and reveals no unpublished ones',
    async (kind) => {
      const { id: shown, title } = await product(shop)
      const { id: hidden, title: hiddenTitle } = await product(shop, {}, 'draft')
      const { id } = await supplier(kind)
      const { body: changed, text: responseText } = await call('PATCH', `/${kind}/${id}`, {
        as: who.editor,
        body: { products: [shown, hidden] },
      })
      expect(changed.doc?.products, responseText).toHaveLength(2)
      const { body, text } = await call('GET', `/${kind}/${id}?depth=2`)
      expect(text).toContain(title)
      expect(text).not.toContain(hiddenTitle)
      const reader: Reader = { payload, user: null, locale: 'en', draft: false }
      const page = await supplierAt(reader, kind, body.slug)
      expect((await getCards(reader, 'products', page?.productIds ?? [])).map((card) => card.id)).toEqual([
        shown,
      ])
    },
  )

  test.each(['vendors', 'wholesale', 'dropshipping', 'products', 'affiliates'] as const)(
    '%s reveals neither accounts nor decisions of staff',
    async (slug) => {
      if (slug === 'affiliates') await affiliate()
      const { body, text } = await call('GET', `/${slug}?limit=20&depth=3`)
      expect(body.docs.length).toBeGreaterThan(0)
      expect(text).not.toMatch(/"(?:owner|approvedAt)":/)
      expect(text).not.toContain(owner.email)
    },
  )

  test.each([
    ['owner', { owner: { equals: 'x' } }],
    ['owner.email', { 'owner.email': { like: '@' } }],
    ['approvedAt', { approvedAt: { exists: true } }],
  ])('a query by %s reveals nothing', async (field, where) => {
    for (const as of [null, who.member]) {
      expect((await call('GET', `/vendors?${queryOf({ where })}`, { as })).status, field).toBe(400)
      expect((await call('GET', `/vendors/count?${queryOf({ where })}`, { as })).status, field).toBe(400)
      expect((await call('GET', `/vendors?sort=${field}`, { as })).status, field).toBe(400)
    }
  })

  test('sale rules, carts and orders are not readable by guests', async () => {
    for (const slug of ['salerules', 'carts', 'orders'])
      expect((await call('GET', `/${slug}`)).status).toBe(403)
  })
})

describe('a vendor of the type other', () => {
  const listed = (id: string, body: Json) => body.docs.some((doc: Json) => doc.id === id)

  test('is in no list or count of the API, and reached by its id, its page and its products', async () => {
    const { id, slug } = await vendor({ vendorType: 'other' })
    const { id: sold } = await product(id)
    for (const as of [null, who.member]) {
      const { body } = await call('GET', `/vendors?${whereId(id)}`, { as })
      expect(body.totalDocs).toBe(0)
      expect((await call('GET', `/vendors/count?${whereId(id)}`, { as })).body.totalDocs).toBe(0)
      const all = await call('GET', '/vendors?limit=100&sort=-createdAt', { as })
      expect(listed(id, all.body)).toBe(false)
      const found = await graphql(
        `{ Vendors(where: { id: { equals: "${id}" } }) { docs { id } totalDocs } Vendor(id: "${id}") { id } Product(id: "${sold}") { vendor { id } } }`,
        { as },
      )
      expect(found.body.data, found.text).toEqual({
        Vendors: { docs: [], totalDocs: 0 },
        Vendor: { id },
        Product: { vendor: { id } },
      })
      expect((await call('GET', `/vendors/${id}`, { as })).status).toBe(200)
      expect((await call('GET', `/products/${sold}?depth=1`, { as })).body.vendor.id).toBe(id)
    }
    const reader: Reader = { payload, user: null, locale: 'en', draft: false }
    expect((await supplierAt(reader, 'vendors', slug))?.card.id).toBe(id)
  })

  test('is listed for staff and for its owner', async () => {
    const { id } = await vendor({ vendorType: 'other', owner: owner.id })
    for (const as of [who.editor, owner])
      expect((await call('GET', `/vendors?${whereId(id)}`, { as })).body.totalDocs).toBe(1)
  })

  test.each([
    ['wholesale', 'wholesaleType'],
    ['dropshipping', 'supplierType'],
  ] as const)('of %s is not listed either', async (kind, type) => {
    const { id } = await supplier(kind)
    const total = async () => (await call('GET', `/${kind}?${whereId(id)}`)).body.totalDocs
    expect(await total()).toBe(1)
    await payload.update({ collection: kind, id, data: { [type]: 'other' } })
    expect(await total()).toBe(0)
  })
})
