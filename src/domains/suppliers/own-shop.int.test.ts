/** Vendors cannot raise the rank of their own shop, on any channel. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { marker, product, remember, removeContent, review, vendor } from '@/testing/content'
import { call, graphql } from '@/testing/rest'
import { type Person, payload, person, removePeople } from '@/testing/users'

type Subject = { relationTo: 'vendors' | 'products'; value: string }

let owner: Person
let rival: Person
let subjects: Subject[] = []

beforeAll(async () => {
  rival = await person('vendor')
  await vendor({ owner: rival.id })
})

// Every test has an owner of its own, because members may write only five entries a minute.
beforeEach(async () => {
  owner = await person('vendor')
  const { id } = await vendor({ owner: owner.id })
  const goods = await product(id)
  subjects = [
    { relationTo: 'vendors', value: id },
    { relationTo: 'products', value: goods.id },
  ]
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const browser = { Accept: 'text/html', Origin: 'http://localhost:3000' }
const reviewOf = (doc: Subject) => ({ doc, rating: 5, headline: marker(), review: `review ${marker()}` })
const literal = ({ relationTo, value }: Subject) => `{ relationTo: ${relationTo}, value: "${value}" }`

describe('the owner of a shop', () => {
  test('can neither like nor review the shop and its products, and reads why', async () => {
    for (const subject of subjects) {
      for (const [path, body] of [
        ['/likes?locale=es', { item: subject }],
        ['/reviews?locale=es', reviewOf(subject)],
      ] as const) {
        const { status, body: answer } = await call('POST', path, { as: owner, body })
        expect([path, status, answer.message]).toEqual([
          path,
          403,
          expect.stringContaining('Esta tienda es tuya'),
        ])
        expect(answer.errors[0].data.errors).toEqual([{ code: 'ownShop' }])
      }
    }
  })

  test('cannot do so by forms and GraphQL either', async () => {
    for (const subject of subjects) {
      const item = `${subject.relationTo}:${subject.value}`
      const press = await call('POST', '/likes/press', { as: owner, body: { item } })
      expect([press.status, press.body.errors[0].data.errors[0].code]).toEqual([403, 'ownShop'])
      const fields = { item, rating: '5', headline: marker(), review: `review ${marker()}` }
      const form = await call('POST', '/reviews/write', { as: owner, body: new URLSearchParams(fields) })
      expect([form.status, form.body.errors[0].data.errors[0].code]).toEqual([403, 'ownShop'])
      const submitted = new URLSearchParams({ ...fields, from: '/market' })
      const back = await call('POST', '/reviews/write', { as: owner, body: submitted, headers: browser })
      expect(back.headers.get('location')).toMatch(/^\/market\?attempt=/)
      const like = await graphql(`mutation { createLike(data: { item: ${literal(subject)} }) { id } }`, {
        as: owner,
      })
      expect(like.body.errors[0].extensions.statusCode).toBe(403)
    }
    for (const collection of ['likes', 'reviews'] as const) {
      const { totalDocs } = await payload.count({ collection, where: { user: { equals: owner.id } } })
      expect(totalDocs).toBe(0)
    }
  })

  test('cannot mark reviews of the shop as helpful, and the page disables the buttons', async () => {
    for (const doc of subjects) {
      const { id } = await review('published', { doc: doc as never })
      const { status } = await call('POST', '/helpfuls', {
        as: owner,
        body: { item: { relationTo: 'reviews', value: id } },
      })
      expect(status).toBe(403)
      const keys = [`${doc.relationTo}:${doc.value}`, `reviews:${id}`]
      const { body } = await call('GET', `/marks?items=${keys.join(',')}`, { as: owner })
      expect(body.own.sort()).toEqual(keys.sort())
      expect((await call('GET', `/marks?items=${keys.join(',')}`, { as: rival })).body.own).toEqual([])
    }
  })

  test('cannot change an old review of the shop but can delete it and take an old like back', async () => {
    const [shop] = subjects as [Subject]
    const old = await review('draft', { doc: shop as never, user: owner.id })
    const change = { as: owner, body: { rating: 5 } }
    expect((await call('PATCH', `/reviews/${old.id}`, change)).status).toBe(403)
    expect((await call('DELETE', `/reviews/${old.id}`, { as: owner })).status).toBe(200)
    const liked = await payload.create({ collection: 'likes', data: { item: shop, user: owner.id } as never })
    expect((await call('DELETE', `/likes/${liked.id}`, { as: owner })).status).toBe(200)
  })

  test('can answer customers in the comments', async () => {
    const [doc] = subjects
    const { status, body } = await call('POST', '/comments', {
      as: owner,
      body: { doc, comment: `thanks ${marker()}` },
    })
    expect(status).toBe(201)
    remember('comments', body.id)
  })

  test('cannot order from the shop', async () => {
    const [shop, goods] = subjects as [Subject, Subject]
    const lines = [{ product: goods.value, variant: null, quantity: 1 }]
    const { body: cart } = await call('PUT', '/cart', { as: owner, body: { lines } })
    const order = {
      vendor: shop.value,
      currency: 'USD',
      seen: cart.groups[0].seen,
      key: marker(),
      name: 'Ottilie Pfifferling',
      email: owner.email,
      street: 'Moss Lane 7',
      city: 'Astoria',
      postalCode: '97103',
      region: 'OR',
      country: 'US',
      locale: 'en',
    }
    const { status, body } = await call('POST', '/orders/request', { as: owner, body: order })
    expect([status, body.errors[0].data.errors]).toEqual([403, [{ code: 'ownShop' }]])
    expect(
      (await payload.count({ collection: 'orders', where: { buyer: { equals: owner.id } } })).totalDocs,
    ).toBe(0)
  })
})

test('another vendor can like and review the shop', async () => {
  for (const subject of subjects) {
    const like = await call('POST', '/likes', { as: rival, body: { item: subject } })
    const written = await call('POST', '/reviews', { as: rival, body: reviewOf(subject) })
    expect([like.status, written.status]).toEqual([201, 201])
    remember('likes', like.body.id)
    remember('reviews', written.body.id)
  }
})
