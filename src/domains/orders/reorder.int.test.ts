/** Ordering again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order, product, removeContent, vendor } from '@/testing/content'
import { type Caller, call } from '@/testing/rest'
import { type Person, payload, person, removePeople } from '@/testing/users'
import { guestOrderLink } from './guest-link'

let buyer: Person
let stranger: Person
let shop = ''

beforeAll(async () => {
  ;[buyer, stranger] = [await person('member'), await person('member')]
  shop = (await vendor({ email: 'shop@fungarium.invalid' })).id
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const priced = (unitPrice: number) => ({
  baseInventory: { unitPrice, currency: 'USD' as const, stock: 5 },
})

/** An order at an old price for two products, one of which is no longer sold. */
async function oldOrder(data: object) {
  const [sold, gone] = [await product(shop, priced(20)), await product(shop, priced(8))]
  const line = ({ id, title }: typeof sold) => ({ product: id, title, unitPrice: 1500, quantity: 2 })
  const { id } = await order(shop, { state: 'confirmed', lines: [line(sold), line(gone)], ...data })
  await payload.update({ collection: 'products', id: gone.id, data: { _status: 'draft' } })
  return { id, sold, gone }
}

const again = (as: Caller, body: object, headers?: Record<string, string>) =>
  call('POST', '/orders/reorder', { as, body, headers })

test('what is still sold of an order is put into the cart once, at the price of today', async () => {
  const { id, sold } = await oldOrder({ buyer: buyer.id })
  for (const _press of ['first', 'second'])
    expect(await again(buyer, { order: id })).toMatchObject({ status: 200, body: { missing: 1 } })
  const { body } = await call('GET', '/cart', { as: buyer })
  expect(body).toMatchObject({
    count: 2,
    gone: [],
    groups: [{ lines: [{ product: sold.id, quantity: 2, each: 2000 }] }],
  })
  await payload.update({ collection: 'products', id: sold.id, data: { _status: 'draft' } })
  expect((await again(buyer, { order: id })).status).toBe(409)
})

test('nobody else can order an order again, and a guest needs its key', async () => {
  const mine = await oldOrder({ buyer: buyer.id })
  expect((await again(stranger, { order: mine.id })).status).toBe(404)
  expect((await again(null, { order: mine.id })).status).toBe(401)
  const { id } = await oldOrder({ buyer: null, guestSecret: 'secret' })
  const guestOrder = await payload.findByID({ collection: 'orders', id, depth: 0 })
  const page = new URL(guestOrderLink(payload, guestOrder) ?? '', 'https://here.invalid')
  const guestKey = page.searchParams.get('key') ?? ''
  expect((await again(null, { order: id, guestKey: 'wrong' })).status).toBe(404)
  const answer = await again(null, { order: id, guestKey, locale: 'es' }, { Accept: 'text/html' })
  expect(answer.headers.get('location')).toBe('/es/cart?done=reordered-partly')
  expect(answer.headers.getSetCookie().join()).toContain('guest-cart=')
})
