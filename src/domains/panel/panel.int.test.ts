/** What the panel shows and saves beside Payload's own views. */

import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  form,
  formSubmission,
  guide,
  marker,
  order,
  product,
  removeContent,
  twoSizes,
  vendor,
} from '@/testing/content'
import { call } from '@/testing/rest'
import { type Person, payload, people, person, removePeople } from '@/testing/users'
import { editorialDraftEntries } from './drafts'
import { shopFigures } from './figures'
import { searchPanel } from './search'
import { draftProducts, myShopState, ordersToAnswer } from './shop'
import { stockLevels } from './stock-levels'
import { waitingForStaff } from './waiting'

let who: Awaited<ReturnType<typeof people>>
let owner: Person
let shop: string

beforeAll(async () => {
  who = await people()
  owner = await person('vendor')
  shop = (await vendor({ owner: owner.id, standardPolicy: true, description: 'Oysters.' })).id
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

/** A request for a page of the panel. */
async function requestOf({ id }: Person): Promise<PayloadRequest> {
  const user = (await payload.findByID({ collection: 'users', id })) as TypedUser
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return Object.assign(req, { pathname: '/admin' })
}

const sizes = twoSizes({ stock: 40 }, { stock: 0 })

test('vendors set the stock of their own products together, and a stock that has changed stays', async () => {
  const plain = await product(shop)
  const { id, variants } = await product(shop, sizes)
  const small = variants?.variants?.[0]?.id
  const field = (name: string, variant: string | null | undefined = '') => `${name}:${id}:${variant}`
  const body = {
    [`stock:${plain.id}:`]: '12',
    [`was:${plain.id}:`]: '3',
    [field('stock', small)]: '7',
    [field('was', small)]: '39',
  }
  expect((await call('POST', '/stock', { as: owner, body })).body).toEqual({ saved: 1, stale: 1 })
  const stocks = async () => {
    const { levels } = await stockLevels(await requestOf(owner), { locale: 'en', count: 10 })
    return levels.map(({ options, stock }) => [options, stock])
  }
  expect(await stocks()).toEqual([
    ['Large', 0],
    [null, 12],
    ['Small', 40],
  ])
  await call('POST', '/stock', { as: owner, body: { ...body, [field('was', small)]: '40' } })
  expect(await stocks()).toContainEqual(['Small', 7])
  const draft = await payload.findByID({ collection: 'products', id: plain.id, draft: true })
  expect(draft.baseInventory.stock).toBe(12)
})

test('stock that variants share is labelled, and drafts that were never complete are left out', async () => {
  const { levels: before } = await stockLevels(await requestOf(owner), { locale: 'en', count: 100 })
  const options = [{ key: 'size', option: 's' }]
  const mixed = { ...sizes.variants, variants: [...(sizes.variants?.variants?.slice(1) ?? []), { options }] }
  const { id } = await product(shop, { enableVariants: true, variants: mixed })
  const draft = await product(shop, sizes, 'draft')
  const { levels } = await stockLevels(await requestOf(owner), { locale: 'en', count: 100 })
  expect(levels).toHaveLength(before.length + 2)
  expect(levels.filter(({ product }) => product === id)).toMatchObject([
    { options: 'Large', shared: false },
    { options: null, shared: true },
  ])
  for (const made of [id, draft.id]) await payload.delete({ collection: 'products', id: made })
})

test('orders that were declined or cancelled do not count as sales of a stock', async () => {
  const seller = await person('vendor')
  const { id: stall } = await vendor({ owner: seller.id })
  const { id } = await product(stall)
  const at = new Date().toISOString()
  const orderVia = (...path: ('requested' | 'confirmed' | 'shipped' | 'closed' | 'declined')[]) =>
    order(stall, {
      state: path.at(-1),
      history: path.map((state) => ({ state, at })),
      lines: [{ product: id, title: 'Kit', unitPrice: 2000, quantity: 1 }],
    })
  const sold = async () => {
    const { levels } = await stockLevels(await requestOf(seller), { locale: 'en', count: 100 })
    return levels.find((level) => level.product === id)?.sold
  }
  await orderVia('requested', 'declined')
  await orderVia('requested', 'closed')
  await orderVia('requested', 'confirmed', 'closed')
  expect(await sold()).toBe(0)
  await orderVia('requested')
  await orderVia('requested', 'confirmed')
  await orderVia('requested', 'confirmed', 'shipped')
  await orderVia('requested', 'confirmed', 'shipped', 'closed')
  expect(await sold()).toBe(4)
})

test('stocks of others, stocks that are no numbers, and requests of guests are refused', async () => {
  const rival = await person('vendor')
  const { id } = await product(shop)
  const set = (as: Person | null, stock: string) =>
    call('POST', '/stock', { as, body: { [`stock:${id}:`]: stock, [`was:${id}:`]: '3' } })
  expect((await set(rival, '9')).status).toBe(404)
  expect((await set(who.member, '9')).status).toBe(404)
  expect((await set(null, '9')).status).toBe(401)
  for (const stock of ['', '-1', '1.5', '1e9', 'many'])
    expect((await set(owner, stock)).status, stock).toBe(400)
})

test('a vendor sees the shop’s own orders, drafts and figures', async () => {
  const rival = await person('vendor')
  const theirs = (await vendor({ owner: rival.id })).id
  await order(shop)
  await order(shop, { state: 'confirmed', history: [{ state: 'confirmed', at: new Date().toISOString() }] })
  const draft = await product(shop, {}, 'draft')
  await order(theirs)
  const req = await requestOf(owner)
  const { orders, total } = await ordersToAnswer(req)
  expect(total).toBe(1)
  expect(orders.map(({ state }) => state)).toEqual(['confirmed', 'requested'])
  expect((await draftProducts(req)).drafts).toMatchObject([{ id: draft.id }])
  const figures = await shopFigures(req)
  expect(figures).toMatchObject({ requests: 2, accepted: 1, declined: 0, worth: [{ amount: 2000 }] })
  expect(figures.days).toHaveLength(30)
  expect(figures.days.at(-1)).toMatchObject({ requests: 2, open: 1 })
  const opening = (await myShopState(await requestOf(rival)))?.opening
  expect(opening?.filter(({ done }) => done).map(({ step }) => step)).toEqual(['approved', 'published'])
  expect((await myShopState(req))?.opening).toBeNull()
})

test('staff see what waits with its age, and the search finds what its user may see', async () => {
  const name = `Oyster ${marker()}`
  const { id } = await product(shop, { title: name }, 'draft')
  const kinds = await waitingForStaff(await requestOf(who.editor), 'en')
  expect(kinds.find(({ kind }) => kind === 'orders')).toMatchObject({
    count: expect.any(Number),
    oldest: expect.any(Date),
  })
  const draft = await guide('draft')
  const { entries } = await editorialDraftEntries(await requestOf(who.editor))
  expect(entries).toContainEqual(expect.objectContaining({ collection: 'growingguides', id: draft.id }))
  const find = async (user: Person) => searchPanel(await requestOf(user), ['products', 'orders'], name)
  expect(await find(owner)).toMatchObject([
    { collection: 'products', hits: [{ id, title: name, draft: true }] },
  ])
  expect(await find(await person('vendor'))).toEqual([])
})

test('submissions of forms wait for staff until they are answered', async () => {
  const req = await requestOf(who.editor)
  const waiting = async () => (await waitingForStaff(req, 'en')).find(({ kind }) => kind === 'submissions')
  const before = (await waiting())?.count ?? 0
  const { id } = await formSubmission((await form()).id)
  expect(await waiting()).toMatchObject({ count: before + 1, oldest: expect.any(Date) })
  await payload.update({ collection: 'form-submissions', id, data: { answered: true } })
  expect(await waiting()).toMatchObject({ count: before })
})
