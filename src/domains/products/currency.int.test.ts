/** The currency and the days of products and shops that do not state them follow the shop's country. */
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { productData, remember, removeContent, supplierData, vendor } from '@/testing/content'
import { call } from '@/testing/rest'
import { type Person, payload, people, person, removePeople } from '@/testing/users'
import { productCountry, productTimeZone } from './vendor-of-product'

let admin: Person
let editor: Person
/** Owns a shop in Portugal. */
let owner: Person
let shop = ''

beforeAll(async () => {
  ;({ admin, editor } = await people())
  owner = await person('vendor')
  shop = (await vendor({ owner: owner.id, address: { city: 'Sintra', country: 'PT' } })).id
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

type Priced = { unitPrice?: number; stock?: number; currency?: string | null }

async function send(as: Person, vendorId: string | undefined, baseInventory: Priced, more: object = {}) {
  const body = { ...(await productData(shop)), vendor: vendorId, baseInventory, ...more }
  const answer = await call('POST', '/products', { as, body })
  if (answer.body.doc) remember('products', answer.body.doc.id)
  expect(answer.status, answer.text).toBe(201)
  return answer.body.doc
}

const price = { unitPrice: 6.5, stock: 20 }

test.each([
  ['PT', 'EUR'],
  ['MX', 'MXN'],
  ['US', 'USD'],
  ['JP', 'USD'],
])('a product of a shop in %s without a currency is priced in %s', async (country, currency) => {
  const { id } = await vendor({ address: { city: 'Somewhere', country } })
  expect((await send(editor, id, price)).baseInventory.currency).toBe(currency)
  expect((await send(editor, id, { ...price, currency: null })).baseInventory.currency).toBe(currency)
})

test('a vendor who names no shop sells from their own, in its currency and on its days', async () => {
  const dateRange = { from: '2026-07-01', to: '2026-07-01' }
  const sales = { active: true, scheduledSale: true, salePrice: 5, dateRange }
  const doc = await send(owner, undefined, price, { sales })
  expect(doc.vendor.id ?? doc.vendor).toBe(shop)
  expect(doc.baseInventory.currency).toBe('EUR')
  expect(doc.sales.dateRange).toEqual({ from: '2026-06-30T23:00:00.000Z', to: '2026-07-01T22:59:59.999Z' })
})

test('the shop of a vendor is read once for a request, however many prices and dates ask for it', async () => {
  const user = await payload.findByID({ collection: 'users', id: owner.id, depth: 0 })
  const requestOf = () => createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const req = await requestOf()
  const read = vi.spyOn(payload.db.drizzle, 'execute')
  expect(await Promise.all([productCountry(req), productCountry(req)])).toEqual(['PT', 'PT'])
  expect(await productTimeZone(req)).toBe('Europe/Lisbon')
  expect(read).toHaveBeenCalledTimes(1)
  expect(await productCountry(await requestOf())).toBe('PT')
  expect(read).toHaveBeenCalledTimes(2)
  read.mockRestore()
})

test('a stated currency stays, also when a later change leaves it out', async () => {
  const doc = await send(owner, shop, { ...price, currency: 'GBP' })
  expect(doc.baseInventory.currency).toBe('GBP')
  const changed = await call('PATCH', `/products/${doc.id}`, {
    as: owner,
    body: { baseInventory: { unitPrice: 7 } },
  })
  expect(changed.body.doc.baseInventory).toMatchObject({ unitPrice: 7, currency: 'GBP' })
})

test.each([
  ['vendors', (doc: Record<string, Priced>) => doc.delivery],
  ['wholesale', (doc: Record<string, Priced>) => doc.minimumOrder],
  ['dropshipping', (doc: Record<string, Priced>) => doc.fees],
] as const)('amounts of %s are in the currency of their country', async (collection, amounts) => {
  const address = { city: 'Sintra', country: 'PT' }
  const { status, body, text } = await call('POST', `/${collection}`, {
    as: admin,
    body: { ...supplierData(collection), address },
  })
  expect(status, text).toBe(201)
  remember(collection, body.doc.id)
  expect(amounts(body.doc)?.currency).toBe('EUR')
})
