/** Notices of products that are back in stock, for members and guests. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { product, removeContent, stockNotice, vendor } from '@/testing/content'
import { runJobs } from '@/testing/jobs'
import { watchMails } from '@/testing/mails'
import { type Caller, call } from '@/testing/rest'
import { type Person, payload, person, removePeople } from '@/testing/users'
import { sendStockNotices } from './send-notices'

let member: Person
let shop = ''
const guest = 'guest@fungarium.invalid'

beforeAll(async () => {
  member = await person('member')
  shop = (await vendor()).id
})
afterAll(async () => {
  await removeContent()
  await removePeople()
})

const mails = watchMails()

const stock = (count: number) => ({
  baseInventory: { unitPrice: 20, currency: 'USD' as const, stock: count },
})
const ask = (as: Caller, id: string, body: object = {}) =>
  call('POST', '/stocknotices/request', { as, body: { product: id, ...body } })
const waiting = async (id: string) =>
  (await payload.count({ collection: 'stocknotices', where: { product: { equals: id } } })).totalDocs

test('a guest confirms the address by mail, gets one mail when the product is back, and is then forgotten', async () => {
  const { id, slug } = await product(shop, stock(0))
  expect((await ask(null, id)).body.errors[0].data.errors).toEqual([{ field: 'email', code: 'emailMissing' }])
  expect((await ask(null, id, { email: guest, locale: 'pt' })).status).toBe(202)
  expect(await waiting(id)).toBe(0)
  await runJobs()
  const [[confirmation] = []] = mails.mock.calls
  const token = /token=([\w.-]+)/.exec(String(confirmation?.text))?.[1]
  expect(confirmation?.to).toBe(guest)
  for (const path of ['confirm', 'confirm', 'cancel', 'confirm'])
    expect((await call('POST', `/stocknotices/${path}`, { body: { token } })).status).toBeLessThan(300)
  expect(await waiting(id)).toBe(1)
  mails.mockClear()
  await sendStockNotices(payload)
  expect(await waiting(id)).toBe(1)
  await payload.update({ collection: 'products', id, data: stock(2) })
  await sendStockNotices(payload)
  await sendStockNotices(payload)
  await runJobs()
  expect(mails.mock.calls.map(([{ to }]) => to)).toEqual([guest])
  expect(String(mails.mock.calls[0]?.[0].text)).toContain(`/pt/mushrooms/product/${slug}`)
  expect(await waiting(id)).toBe(0)
})

test('a notice of a sold-out variant waits for that variant, names it, and is deleted with it', async () => {
  const options = [
    { identifier: 's', label: 'Small' },
    { identifier: 'l', label: 'Large' },
  ]
  const variant = (option: string, own: number) => ({ options: [{ key: 'size', option }], stock: own })
  const { id, variants, title } = await product(shop, {
    ...stock(0),
    enableVariants: true,
    variants: {
      keys: [{ identifier: 'size', label: 'Size', options }],
      variants: [variant('s', 3), variant('l', 0)],
    },
  })
  const [small, large] = (variants?.variants ?? []).map((one) => String(one.id))
  expect((await ask(member, id)).status).toBe(409)
  expect((await ask(member, id, { variant: small })).status).toBe(409)
  expect((await ask(member, id, { variant: 'gone' })).status).toBe(404)
  expect((await ask(member, id, { variant: large })).status).toBe(201)
  await sendStockNotices(payload)
  expect(await waiting(id)).toBe(1)
  const rows = (variants?.variants ?? []).map((one) => ({ ...one, stock: 2 }))
  await payload.update({ collection: 'products', id, data: { variants: { ...variants, variants: rows } } })
  await sendStockNotices(payload)
  await runJobs()
  expect(await waiting(id)).toBe(0)
  const [[letter] = []] = mails.mock.calls
  expect(letter?.subject).toContain(`${title} (Large)`)
  expect(String(letter?.text)).toContain(`variant=${large}`)
  const soldOut = rows.map((one) => ({ ...one, stock: 0 }))
  const save = (left: typeof soldOut) =>
    payload.update({ collection: 'products', id, data: { variants: { ...variants, variants: left } } })
  await save(soldOut)
  for (const one of [small, large]) expect((await ask(member, id, { variant: one })).status).toBe(201)
  await save(soldOut.slice(0, 1))
  await sendStockNotices(payload)
  expect(await waiting(id)).toBe(1)
})

test('a member needs no confirmation, cancels, and takes the notices along when the account goes', async () => {
  const { id } = await product(shop, stock(0))
  const leaving = await person('member')
  for (const as of [member, member, leaving]) expect((await ask(as, id, { email: guest })).status).toBe(201)
  expect(await waiting(id)).toBe(2)
  await call('POST', '/stocknotices/cancel', { as: member, body: { product: id } })
  expect(await waiting(id)).toBe(1)
  await payload.delete({ collection: 'users', id: leaving.id })
  expect(await waiting(id)).toBe(0)
  await stockNotice(id)
  await payload.delete({ collection: 'products', id })
  expect(await waiting(id)).toBe(0)
})

test('the notices of a member follow a new e-mail address and replace those of a guest with it', async () => {
  const [one, other] = [await product(shop, stock(0)), await product(shop, stock(0))]
  const moving = await person('member')
  const email = `moved-${moving.email}`
  for (const { id } of [one, other]) expect((await ask(moving, id)).status).toBe(201)
  await stockNotice(one.id, { email, key: `${one.id} ${email}` })
  await stockNotice(other.id, { email: guest, key: `${other.id} ${guest}` })
  await payload.update({ collection: 'users', id: moving.id, data: { email } })
  expect([await waiting(one.id), await waiting(other.id)]).toEqual([1, 2])
  expect((await ask(moving, one.id)).status).toBe(201)
  expect(await waiting(one.id)).toBe(1)
  await call('POST', '/stocknotices/cancel', { as: moving, body: { product: other.id } })
  expect(await waiting(other.id)).toBe(1)
  await payload.update({ collection: 'products', id: one.id, data: stock(2) })
  await sendStockNotices(payload)
  await runJobs()
  expect(mails.mock.calls.map(([{ to }]) => to)).toEqual([email])
})

test('a notice is refused while the product is in stock or not public, for bots, and without a valid token', async () => {
  const inStock = await product(shop, stock(1))
  const hidden = await product(shop, stock(0), 'draft')
  expect((await ask(member, inStock.id)).status).toBe(409)
  expect((await ask(member, hidden.id)).status).toBe(404)
  expect((await ask(member, inStock.id, { website: 'x' })).status).toBe(400)
  expect((await call('POST', '/stocknotices/confirm', { body: { token: 'x' } })).status).toBe(400)
  expect((await call('POST', '/stocknotices/cancel', { body: { product: inStock.id } })).status).toBe(401)
})
