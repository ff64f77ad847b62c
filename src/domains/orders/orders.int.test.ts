/** Order requests: prices, stock, steps and notifications. */
import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState'
import fc from 'fast-check'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifiedEmail } from '@/domains/users/verified-email'
import { databaseOf } from '@/foundation/payload/transaction'
import type { Product } from '@/payload-types'
import { marker, order as orderIn, product, remember, removeContent, vendor } from '@/testing/content'
import { discardJobs, runJobs, runWaitingJobs } from '@/testing/jobs'
import { watchMails } from '@/testing/mails'
import { runs } from '@/testing/property-runs'
import { type Caller, call, type Json } from '@/testing/rest'
import { crowd, type Person, payload, person, removePeople, userOf } from '@/testing/users'
import { closeUnanswered } from './close-unanswered'
import { guestOrderLink, opensOrder } from './guest-link'
import { getGuestOrder, getMyOrder } from './queries'
import { type State, states, steps } from './states'

let buyer: Person
/** A second buyer, because each may send only twenty requests an hour. */
let patron: Person
let owner: Person
let otherOwner: Person
let stranger: Person
let editor: Person
let shop = ''

beforeAll(async () => {
  ;[buyer, patron, owner, otherOwner, stranger, editor] = [
    await person('member'),
    await person('member'),
    await person('vendor'),
    await person('vendor'),
    await person('member'),
    await person('editor'),
  ]
  shop = (await vendor({ owner: owner.id, email: 'shop@fungarium.invalid' })).id
  await vendor({ owner: otherOwner.id })
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const mails = watchMails()
const mailsTo = (email: string) =>
  mails.mock.calls.filter(([{ to }]) => to === email).map(([{ subject }]) => String(subject))

const contact = {
  name: 'Ottilie Pfifferling',
  email: 'ottilie@fungarium.invalid',
  street: 'Moss Lane 7',
  city: 'Astoria',
  postalCode: '97103',
  region: 'OR',
  country: 'US',
}

const priced = (unitPrice: number, stock = 3) => ({
  baseInventory: { unitPrice, currency: 'USD' as const, stock },
})

/** Two sizes: the small one shares the product's stock, the medium one has its own. */
const sizes = (stock: number, own: number) =>
  ({
    ...priced(20, stock),
    enableVariants: true,
    variants: {
      keys: [
        {
          identifier: 'size',
          label: 'Size',
          options: ['s', 'm', 'l'].map((identifier) => ({ identifier, label: identifier.toUpperCase() })),
        },
      ],
      variants: [
        { options: [{ key: 'size', option: 's' }] },
        { options: [{ key: 'size', option: 'm' }], stock: own },
        { options: [{ key: 'size', option: 'l' }] },
      ],
    },
  }) satisfies Partial<Product>

let keys = 0
const freshKey = () => `order-form-${++keys}`

/** Puts a product into a cart and returns what the form would send for it. */
async function formFor(as: Caller, { id }: Pick<Product, 'id'>, quantity = 1, variant: string | null = null) {
  const put = await call('PUT', '/cart', { as, body: { lines: [{ product: id, variant, quantity }] } })
  expect(put).toMatchObject({ status: 200 })
  const { body } = await call('GET', '/cart', { as })
  const group = body.groups.find(({ lines }: Json) => lines.some(({ product }: Json) => product === id))
  return {
    ...contact,
    vendor: group.vendor.id,
    currency: group.currency,
    seen: group.seen,
    key: freshKey(),
    locale: 'en',
  }
}

async function send(as: Caller, form: object) {
  const answer = await call('POST', '/orders/request', { as, body: form })
  if (answer.status === 201) remember('orders', answer.body.id)
  return answer
}

const move = (as: Caller, order: string, state: string, more: object = {}) =>
  call('POST', '/orders/move', { as, body: { order, state, ...more } })

const readOrder = (id: string) => payload.findByID({ collection: 'orders', id, depth: 0 })

/** The stock on the site, the stock in the panel's version, and whether lists show it as in stock. */
async function stockOf(id: string) {
  const { rows } = await databaseOf(payload).execute(sql`
    select base_inventory_stock::int as own,
      (select version_base_inventory_stock::int from _products_v where parent_id = ${id} and latest) as edited,
      (select bool_and((card->>'inStock')::boolean) from listings where document = ${id}) as listed
    from products where id = ${id}`)
  return rows[0]
}

const codes = ({ body }: Json) => body.errors[0].data.errors.map(({ code }: Json) => code)

describe('an order request', () => {
  test("an order request uses the server's prices in whole cents and reduces stock and cart", async () => {
    const kit = await product(shop, { ...priced(0.1, 9), sku: 'K-1' })
    const form = await formFor(buyer, kit, 3)
    const { status, body, text } = await send(buyer, {
      ...form,
      total: 1,
      unitPrice: 1,
      state: 'closed',
      buyer: stranger.id,
      lines: [],
      note: '  by the door  ',
    })
    expect(status, text).toBe(201)
    expect(body.number).toMatch(/^F-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const order = await readOrder(body.id)
    expect(order).toMatchObject({
      total: 30,
      currency: 'USD',
      state: 'requested',
      buyer: buyer.id,
      vendor: shop,
    })
    expect(order).toMatchObject({ note: 'by the door', contact: { ...contact, phone: null } })
    expect(order.lines).toMatchObject([
      { product: kit.id, title: kit.title, sku: 'K-1', unitPrice: 10, quantity: 3 },
    ])
    expect(await stockOf(kit.id)).toEqual({ own: 6, edited: 6, listed: true })
    expect((await call('GET', '/cart', { as: buyer })).body.groups).toEqual([])
    await runJobs()
    expect(mailsTo(contact.email)).toHaveLength(1)
    expect(mailsTo('shop@fungarium.invalid')).toEqual([expect.stringContaining(body.number)])
    expect(mails.mock.calls[0]?.[0].text).toContain('Total, excluding delivery: $0.30')
  })

  test("an order request reduces a variant's own stock, or the product's where the variant has none", async () => {
    const { id, variants } = await product(shop, sizes(4, 2))
    const [plainText, own] = (variants?.variants ?? []).map((one) => String(one.id))
    expect((await send(buyer, await formFor(buyer, { id }, 3, String(plainText)))).status).toBe(201)
    expect((await send(buyer, await formFor(buyer, { id }, 2, String(own)))).status).toBe(201)
    const doc = await payload.findByID({ collection: 'products', id, depth: 0 })
    expect(doc.baseInventory.stock).toBe(1)
    expect(doc.variants?.variants?.map(({ stock }) => stock ?? null)).toEqual([null, 0, null])
  })

  test('an order request for two variants with shared stock cannot exceed that stock', async () => {
    const kit = await product(shop, sizes(3, 0))
    const [small, , large] = (kit.variants?.variants ?? []).map((one) => String(one.id))
    await formFor(patron, kit, 2, String(small))
    const form = await formFor(patron, kit, 2, String(large))
    const answer = await send(patron, form)
    expect(answer.status, answer.text).toBe(201)
    const order = await readOrder(answer.body.id)
    expect(order.lines?.map(({ quantity }) => quantity)).toEqual([2, 1])
    expect(order.total).toBe(6000)
    expect(await stockOf(kit.id)).toMatchObject({ own: 0, edited: 0 })
  })

  test('an order request for free products is accepted', async () => {
    const gift = await product(shop, priced(0, 2))
    const { status, body } = await send(patron, await formFor(patron, gift))
    expect(status).toBe(201)
    expect(await readOrder(body.id)).toMatchObject({ total: 0, lines: [{ unitPrice: 0, quantity: 1 }] })
    expect(await stockOf(gift.id)).toMatchObject({ own: 1 })
  })

  test('of ten simultaneous requests for the last item one succeeds', async () => {
    const kit = await product(shop, priced(20, 1))
    const buyers = await crowd(10)
    const forms = await Promise.all(buyers.map((as) => formFor(as, kit)))
    const answers = await Promise.all(buyers.map((as, place) => send(as, forms[place] as object)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(codes(answer)).toEqual(['changed'])
    expect(await stockOf(kit.id)).toEqual({ own: 0, edited: 0, listed: false })
  })

  test("ten requests with the same key create one order; another buyer's key does not collide", async () => {
    const kit = await product(shop, priced(20, 5))
    const form = await formFor(buyer, kit)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(buyer, form)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await stockOf(kit.id)).toMatchObject({ own: 4 })
    await runJobs()
    expect(mailsTo(contact.email)).toHaveLength(1)
    const other = { ...(await formFor(stranger, kit)), key: form.key }
    expect((await send(stranger, other)).status).toBe(201)
  })

  test('an order request is refused without changes after a price or the stock has changed', async () => {
    const kit = await product(shop, priced(20, 5))
    const form = await formFor(buyer, kit, 2)
    await payload.update({ collection: 'products', id: kit.id, data: priced(25, 5) })
    const dearer = await send(buyer, form)
    expect([dearer.status, codes(dearer)]).toEqual([409, ['changed']])
    const again = await formFor(buyer, kit, 2)
    await payload.update({ collection: 'products', id: kit.id, data: priced(25, 1) })
    expect((await send(buyer, again)).status).toBe(409)
    expect(await stockOf(kit.id)).toMatchObject({ own: 1 })
    const { totalDocs } = await payload.count({
      collection: 'orders',
      where: { key: { in: [form.key, again.key].map((key) => `${buyer.id}:${key}`) } },
    })
    expect(totalDocs).toBe(0)
    const last = await send(buyer, await formFor(buyer, kit, 1))
    expect((await readOrder(last.body.id)).total).toBe(2500)
  })

  test('an order request is refused in excluded regions, and asks for the region where it decides', async () => {
    const kit = await product(shop, { ...priced(20), excludedRegions: ['US-CA', 'DE'] })
    const form = await formFor(buyer, kit)
    const to = async (place: object) => {
      const answer = await send(buyer, { ...form, ...place })
      return answer.status === 201 ? 'sent' : codes(answer)[0]
    }
    expect(await to({ region: 'CA' })).toBe('postalCodeRegion')
    expect(await to({ region: 'CA', postalCode: '94103' })).toBe('notDelivered')
    expect(await to({ region: 'California', postalCode: '94103' })).toBe('notDelivered')
    expect(await to({ postalCode: '' })).toBe('postalCodeMissing')
    expect(await to({ region: '' })).toBe('regionMissing')
    expect(await to({ region: 'ZZ' })).toBe('regionMissing')
    expect(await to({ region: '', country: 'DE' })).toBe('notDelivered')
    expect(await stockOf(kit.id)).toMatchObject({ own: 3 })
    expect(await to({ region: 'or' })).toBe('sent')
  })

  test('an order request is refused where the vendor does not deliver, and names the items', async () => {
    const { id: regional } = await vendor({
      email: 'regional@fungarium.invalid',
      delivery: { regions: ['US', 'CA'], perishableRegions: ['US-OR'], currency: 'USD' },
    })
    const fresh = await product(regional, { ...priced(20), perishable: true })
    const traveller = await person('member')
    const form = await formFor(traveller, fresh)
    const to = (place: object) => send(traveller, { ...form, ...place })
    const abroad = await to({ region: '', country: 'DE' })
    expect(abroad.body.errors[0].data.errors).toEqual([
      { field: 'country', code: 'notDelivered', values: { items: fresh.title } },
    ])
    const inTexas = await to({ region: 'TX', postalCode: '73301' })
    expect(inTexas.body.errors[0].data.errors).toEqual([
      { field: 'region', code: 'notDelivered', values: { items: fresh.title } },
    ])
    expect((await to({ region: 'OR' })).status).toBe(201)
  })

  test('an order request is refused if the vendor is suspended or cannot be notified', async () => {
    const away = await vendor({ email: 'away@fungarium.invalid' })
    const kit = await product(away.id, priced(20))
    const form = await formFor(buyer, kit)
    await payload.update({ collection: 'vendors', id: away.id, data: { status: 'suspended' } })
    expect((await send(buyer, form)).status).toBe(409)
    expect((await payload.findByID({ collection: 'products', id: kit.id })).baseInventory.stock).toBe(3)
    await call('PUT', '/cart', { as: buyer, body: { lines: [{ product: kit.id, quantity: 0 }] } })
    const deaf = await product((await vendor()).id, priced(20))
    expect((await send(buyer, await formFor(buyer, deaf))).status).toBe(409)
    await call('PUT', '/cart', { as: buyer, body: { lines: [{ product: deaf.id, quantity: 0 }] } })
  })

  test('an order request requires a cart on the server and a complete form', async () => {
    const form = await formFor(buyer, await product(shop, priced(20)))
    expect((await send(null, form)).status).toBe(401)
    const answer = await send(buyer, { ...form, name: '', email: 'x', country: 'XX', city: 'A\nb' })
    expect(answer.status).toBe(400)
    expect(
      answer.body.errors[0].data.errors.map(({ field, code }: Json) => `${field} ${code}`).sort(),
    ).toEqual(['city signs', 'country countryMissing', 'email emailWrong', 'name nameMissing'])
  })

  test('a member can send at most twenty order requests an hour', async () => {
    const hurried = await person('member')
    const form = await formFor(hurried, await product(shop, priced(20)))
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => send(hurried, { ...form, seen: 'other', key: freshKey() })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(409), 429, 429])
  })
})

describe('a guest', () => {
  /** Orders one product without an account and returns the order and the key of its link. */
  async function orderAsGuest(email: string) {
    const kit = await product(shop, priced(20))
    const line = { product: kit.id, variant: null, quantity: 1, title: 'Kit', price: 2000, currency: 'USD' }
    const stored = await call('POST', '/cart', { body: { lines: [line], store: true } })
    const Cookie = stored.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const [group] = stored.body.groups
    const form = { ...contact, email, vendor: shop, currency: 'USD', seen: group.seen, key: freshKey() }
    const headers = { Cookie, Accept: 'text/html' }
    const body = new URLSearchParams({ ...form, locale: 'es' })
    const answer = await call('POST', '/orders/request', { body, headers })
    const page = new URL(answer.headers.get('location') ?? '', 'https://here.invalid')
    const key = page.searchParams.get('key') ?? ''
    const number = page.pathname.split('/').at(-1) ?? ''
    const { docs } = await payload.find({ collection: 'orders', where: { number: { equals: number } } })
    remember('orders', docs[0]?.id ?? '')
    return {
      kit,
      page,
      key,
      number,
      id: docs[0]?.id ?? '',
      again: () => call('POST', '/orders/request', { body, headers }),
    }
  }

  test('orders by e-mail, and the mailed link opens, cancels and forgets that order only', async () => {
    const email = 'guest@fungarium.invalid'
    const { kit, page, key, number, id, again } = await orderAsGuest(email)
    expect(page.pathname).toBe(`/es/cart/order/${number}`)
    expect((await stockOf(kit.id))?.own).toBe(2)
    expect((await again()).headers.get('location')).toBe(`${page.pathname}${page.search}`)
    await runJobs()
    expect(mailsTo(email)).toHaveLength(1)
    expect(String(mails.mock.calls.find(([{ to }]) => to === email)?.[0].text)).toContain(key)
    const guest = { payload, user: null, locale: 'en', draft: false } as const
    expect(await getGuestOrder(guest, number, key)).toMatchObject({ id, state: 'requested' })
    const other = await orderAsGuest('another@fungarium.invalid')
    expect(await getGuestOrder(guest, number, other.key)).toBeNull()
    const step = (guestKey: string, to = 'closed') =>
      call('POST', '/orders/move', { body: { order: id, state: to, guestKey } })
    expect((await step(other.key)).status).toBe(404)
    expect((await step(key, 'confirmed')).status).toBe(409)
    const forget = (guestKey: string) => call('POST', '/orders/forget', { body: { order: id, guestKey } })
    const undo = (guestKey: string) => call('POST', '/orders/undo', { body: { order: id, guestKey } })
    expect((await forget(key)).status).toBe(409)
    expect((await step(key)).status).toBe(200)
    expect((await undo(other.key)).status).toBe(404)
    expect((await undo(key)).status).toBe(200)
    expect((await stockOf(kit.id))?.own).toBe(2)
    expect((await step(key)).status).toBe(200)
    expect((await stockOf(kit.id))?.own).toBe(3)
    expect((await forget(other.key)).status).toBe(404)
    expect((await forget(key)).status).toBe(200)
    expect(await getGuestOrder(guest, number, key)).toBeNull()
    expect(JSON.stringify(await readOrder(id))).not.toContain(contact.name)
  })

  test('the link of a guest works for ninety days', async () => {
    const order = { id: 'o', number: 'F-1', createdAt: '2026-01-01T00:00:00.000Z', guestSecret: 'secret' }
    const key =
      new URL(guestOrderLink(payload, order) ?? '', 'https://here.invalid').searchParams.get('key') ?? ''
    expect(opensOrder(payload, order, key, new Date('2026-03-31'))).toBe(true)
    expect(opensOrder(payload, order, key, new Date('2026-04-02'))).toBe(false)
    expect(opensOrder(payload, { ...order, guestSecret: null }, key, new Date('2026-01-02'))).toBe(false)
  })

  test('an account that confirms the e-mail address takes the orders over, another does not', async () => {
    const email = `${marker()}@fungarium.invalid`
    const { id } = await orderAsGuest(email)
    const { id: user } = await person('member')
    await payload.update({ collection: 'users', id: user, data: { email } })
    expect((await readOrder(id)).buyer).toBeNull()
    await payload.update({ collection: 'users', id: user, data: { email }, context: verifiedEmail })
    expect((await readOrder(id)).buyer).toBe(user)
  })
})

describe('orders', () => {
  const sides = ['buyer', 'vendor'] as const

  test.each(states)('an order in state %s takes exactly the steps of its parties', async (state: State) => {
    const callers = { buyer, vendor: owner }
    for (const to of states) {
      if (to === state) continue
      for (const side of sides) {
        const { id } = await orderIn(shop, { state, buyer: buyer.id })
        const isWay = steps[state].some((step) => step.to === to && step.by.includes(side))
        const { status } = await move(callers[side], id, to, { note: 'as agreed' })
        expect(status, `${state} to ${to} by ${side}`).toBe(isWay ? 200 : 409)
        expect((await readOrder(id)).state).toBe(isWay ? to : state)
      }
    }
  })

  test('only the buyer, the vendor and staff can move an order', async () => {
    const { id } = await orderIn(shop, { buyer: buyer.id })
    expect((await move(null, id, 'confirmed')).status).toBe(401)
    for (const as of [stranger, otherOwner]) {
      expect((await move(as, id, 'confirmed')).status).toBe(404)
      expect((await call('GET', `/orders/${id}`, { as })).status).toBe(404)
    }
    for (const as of [buyer, owner, editor, stranger]) {
      expect((await call('PATCH', `/orders/${id}`, { as, body: { total: 1, state: 'closed' } })).status).toBe(
        403,
      )
      expect((await call('DELETE', `/orders/${id}`, { as })).status).toBe(403)
      expect((await call('POST', '/orders', { as, body: { total: 1 } })).status).toBe(403)
    }
    expect((await readOrder(id)).state).toBe('requested')
    expect((await move(editor, id, 'confirmed')).status).toBe(200)
    expect((await move(owner, '00000000-0000-7000-8000-000000000000', 'confirmed')).status).toBe(404)
  })

  test('mails ask the vendor to answer only while the request is open', async () => {
    const kit = await product(shop, priced(20))
    const { body } = await send(patron, await formFor(patron, kit))
    const mailText = async (subject: RegExp) => {
      const found = () =>
        mails.mock.calls.find(
          ([{ to, subject: mailSubject }]) =>
            to === 'shop@fungarium.invalid' && subject.test(String(mailSubject)),
        )
      await runWaitingJobs()
      return String(found()?.[0].text)
    }
    expect(await mailText(/^Order request/)).toContain('Reply to the request')
    expect((await move(editor, body.id, 'confirmed')).status).toBe(200)
    const confirmed = await mailText(/is confirmed$/)
    expect(confirmed).toContain('View order')
    expect(confirmed).not.toContain('Reply')
  })

  test('buyer and vendor can read their orders, and nobody can read the key', async () => {
    const [mine, others] = [
      await orderIn(shop, { buyer: buyer.id }),
      await orderIn((await vendor()).id, { buyer: stranger.id }),
    ]
    for (const as of [buyer, owner]) {
      const { body, text } = await call('GET', '/orders?limit=100', { as })
      const ids = body.docs.map(({ id }: Json) => id)
      expect([ids.includes(mine.id), ids.includes(others.id)]).toEqual([true, false])
      expect(text).not.toContain(mine.key)
    }
    expect((await call('GET', '/orders')).status).toBe(403)
    const found = await call('GET', `/orders?where[key][equals]=${mine.key}`, { as: buyer })
    expect(found.status).toBe(400)
  })

  test('an order that is declined ten times at once returns its stock once', async () => {
    const kit = await product(shop, priced(20, 5))
    const { body } = await send(patron, await formFor(patron, kit, 3))
    expect(await stockOf(kit.id)).toMatchObject({ own: 2 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(owner, body.id, 'declined')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stockOf(kit.id)).toEqual({ own: 5, edited: 5, listed: true })
    expect((await readOrder(body.id)).history).toHaveLength(2)
    await runWaitingJobs()
    expect(mailsTo(contact.email).filter((subject) => subject.includes('cannot accept'))).toHaveLength(1)
  })

  describe('an answer', () => {
    const undo = (as: Person, order: string) => call('POST', '/orders/undo', { as, body: { order } })

    test('can be undone for a minute, and no email is sent', async () => {
      const kit = await product(shop, priced(20, 5))
      const { body } = await send(patron, await formFor(patron, kit, 3))
      await runJobs()
      mails.mockClear()
      for (const answer of ['declined', 'confirmed'] as const) {
        await move(owner, body.id, answer)
        await runJobs()
        expect((await undo(stranger, body.id)).status).toBe(404)
        expect((await undo(patron, body.id)).status).toBe(404)
        expect((await undo(owner, body.id)).body.state).toBe('requested')
        expect(await stockOf(kit.id)).toMatchObject({ own: 2 })
      }
      expect((await readOrder(body.id)).history).toHaveLength(1)
      await runWaitingJobs()
      expect(mailsTo(contact.email)).toEqual([])
      expect((await undo(owner, body.id)).status).toBe(409)
    })

    test('cannot be taken back once its mail was sent or its stock is sold', async () => {
      const kit = await product(shop, priced(20, 5))
      const { body } = await send(patron, await formFor(patron, kit, 3))
      await move(owner, body.id, 'declined')
      await payload.update({ collection: 'products', id: kit.id, data: priced(20, 2) })
      expect(codes(await undo(owner, body.id))).toEqual(['soldSince'])
      await runWaitingJobs()
      expect(codes(await undo(owner, body.id))).toEqual(['tooLate'])
      expect((await readOrder(body.id)).state).toBe('declined')
    })

    test('is mailed at once when the order moves on', async () => {
      const { id } = await orderIn(shop, { buyer: buyer.id, contact })
      await move(owner, id, 'confirmed')
      mails.mockClear()
      await move(owner, id, 'shipped')
      await runJobs()
      expect(mailsTo(contact.email)).toHaveLength(2)
    })
  })

  describe('a cancellation by the buyer', () => {
    const undo = (as: Caller, order: string, guestKey?: string) =>
      call('POST', '/orders/undo', { as, body: { order, guestKey } })

    test('can be undone for a minute, by the buyer only, and no email is sent', async () => {
      const kit = await product(shop, priced(20, 5))
      const { body } = await send(patron, await formFor(patron, kit, 3))
      await move(owner, body.id, 'confirmed', { note: 'On Friday.' })
      await runWaitingJobs()
      mails.mockClear()
      expect((await move(patron, body.id, 'closed')).status).toBe(200)
      expect(await stockOf(kit.id)).toMatchObject({ own: 5 })
      await runJobs()
      expect((await undo(owner, body.id)).status).toBe(404)
      expect((await undo(patron, body.id)).body.state).toBe('confirmed')
      expect(await stockOf(kit.id)).toMatchObject({ own: 2 })
      expect((await readOrder(body.id)).history).toMatchObject([
        { state: 'requested' },
        { state: 'confirmed', by: 'vendor', note: 'On Friday.' },
      ])
      await runWaitingJobs()
      expect(mails).not.toHaveBeenCalled()
    })

    test('cannot be taken back once the stock is sold', async () => {
      const kit = await product(shop, priced(20, 5))
      const { body } = await send(patron, await formFor(patron, kit, 3))
      await move(patron, body.id, 'closed')
      await payload.update({ collection: 'products', id: kit.id, data: priced(20, 2) })
      expect(codes(await undo(patron, body.id))).toEqual(['soldSince'])
    })

    test('tells the vendor who cancelled and confirms it to the buyer', async () => {
      const { id, number } = await orderIn(shop, { buyer: buyer.id, contact })
      await move(buyer, id, 'closed')
      await runWaitingJobs()
      expect(mailsTo('shop@fungarium.invalid')).toEqual([`${contact.name} cancelled order ${number}`])
      expect(mailsTo(contact.email)).toEqual([expect.stringMatching(/^You cancelled your order/)])
    })

    test('differs from one by the vendor and from a completed order', async () => {
      const user = await userOf(buyer)
      const statusAfter = async (as: Person, state: State, to: State) => {
        const history = [{ state, at: new Date().toISOString() }]
        const { id, number } = await orderIn(shop, { state, buyer: buyer.id, contact, history })
        expect((await move(as, id, to)).status).toBe(200)
        const order = await getMyOrder({ payload, user, locale: 'en', draft: false }, number)
        return [order?.status, order?.canUndo]
      }
      expect(await statusAfter(buyer, 'requested', 'closed')).toEqual(['cancelledByBuyer', true])
      expect(await statusAfter(owner, 'confirmed', 'closed')).toEqual(['cancelledByVendor', false])
      expect(await statusAfter(editor, 'confirmed', 'closed')).toEqual(['cancelled', false])
      expect(await statusAfter(buyer, 'shipped', 'closed')).toEqual(['completed', false])
    })
  })

  test('a cancellation from a page that showed the order before it was shipped changes nothing', async () => {
    const { id } = await orderIn(shop, { state: 'confirmed', buyer: buyer.id, contact })
    expect((await move(owner, id, 'shipped', { was: 'confirmed' })).status).toBe(200)
    await runJobs()
    mails.mockClear()
    const outdated = await move(buyer, id, 'closed', { was: 'confirmed' })
    expect([outdated.status, codes(outdated)]).toEqual([409, ['moved']])
    expect((await readOrder(id)).state).toBe('shipped')
    await runWaitingJobs()
    expect(mails).not.toHaveBeenCalled()
    expect((await move(buyer, id, 'closed', { was: 'shipped' })).status).toBe(200)
    expect((await move(buyer, id, 'closed', { was: 'shipped' })).status).toBe(200)
  })

  test('withdrawing and declining at once leads to one state and the right stock', async () => {
    const kit = await product(shop, priced(20, 5))
    const { body } = await send(patron, await formFor(patron, kit, 2))
    await Promise.all([move(patron, body.id, 'closed'), move(owner, body.id, 'declined')])
    expect((await readOrder(body.id)).state).toBeOneOf(['closed', 'declined'])
    expect(await stockOf(kit.id)).toMatchObject({ own: 5 })
  })

  test('deleting an order returns its stock unless it was shipped or has returned it before', async () => {
    const kit = await product(shop, priced(20, 9))
    const admin = await person('admin')
    const deleteIn = async (...path: State[]) => {
      const { body } = await send(patron, await formFor(patron, kit, 2))
      for (const state of path) expect((await move(owner, body.id, state)).status).toBe(200)
      const { status, text } = await call('DELETE', `/orders/${body.id}`, { as: admin })
      expect(status, text).toBe(200)
      return (await stockOf(kit.id))?.own
    }
    expect(await deleteIn()).toBe(9)
    expect(await deleteIn('confirmed')).toBe(9)
    expect(await deleteIn('declined')).toBe(9)
    expect(await deleteIn('confirmed', 'shipped')).toBe(7)
    expect(await stockOf(kit.id)).toEqual({ own: 7, edited: 7, listed: true })
  })

  test('an order that is cancelled and deleted at once returns its stock once', async () => {
    const kit = await product(shop, priced(20, 5))
    const admin = await person('admin')
    const { body } = await send(patron, await formFor(patron, kit, 2))
    await Promise.all([
      move(patron, body.id, 'closed'),
      call('DELETE', `/orders/${body.id}`, { as: admin }),
      call('DELETE', `/orders/${body.id}`, { as: admin }),
    ])
    expect(await stockOf(kit.id)).toMatchObject({ own: 5, edited: 5 })
  })

  test('an unanswered order is closed once after its deadline, returns its stock and notifies both parties', async () => {
    const kit = await product(shop, priced(20, 5))
    const { body: old } = await send(patron, await formFor(patron, kit, 2))
    const { body: answered } = await send(patron, await formFor(patron, kit, 1))
    await move(owner, answered.id, 'confirmed')
    // Older than any other order.
    await databaseOf(payload).execute(sql`
      update orders set created_at = '2020-03-01T12:00:00Z' where id in (${old.id}, ${answered.id})`)
    const due = Date.parse('2020-03-15T12:00:00Z')
    await closeUnanswered(payload, new Date(due - 1))
    expect((await readOrder(old.id)).state).toBe('requested')
    await discardJobs()
    mails.mockClear()
    await Promise.all([1, 2, 3].map(() => closeUnanswered(payload, new Date(due))))
    const closed = await readOrder(old.id)
    expect(closed.state).toBe('closed')
    expect(closed.history).toHaveLength(2)
    expect((await readOrder(answered.id)).state).toBe('confirmed')
    expect(await stockOf(kit.id)).toEqual({ own: 4, edited: 4, listed: true })
    await runJobs()
    expect(mails).toHaveBeenCalledTimes(2)
    expect(mailsTo(contact.email)[0]).toContain('did not reply')
    expect(mailsTo('shop@fungarium.invalid')[0]).toContain('closed without a reply')
    expect((await move(owner, old.id, 'confirmed')).status).toBe(409)
  })

  test('an order of a deleted product can be declined', async () => {
    const kit = await product(shop, priced(20, 5))
    const { body } = await send(patron, await formFor(patron, kit, 2))
    await payload.delete({ collection: 'products', id: kit.id })
    expect((await move(owner, body.id, 'declined')).status).toBe(200)
    expect((await readOrder(body.id)).lines).toMatchObject([{ title: kit.title, quantity: 2 }])
  })

  test("mails to the vendor use the vendor's language and SKUs, mails to the buyer link the products", async () => {
    const seller = await person('vendor')
    await payload.update({ collection: 'users', id: seller.id, data: { locale: 'es' } })
    const { id: away } = await vendor({ owner: seller.id, email: 'es@fungarium.invalid' })
    const kit = await product(away, { ...priced(20), sku: 'K-9' })
    const shirt = await product(away, sizes(5, 4))
    const [small] = (shirt.variants?.variants ?? []).map(({ id }) => String(id))
    await payload.update({
      collection: 'products',
      id: kit.id,
      locale: 'es',
      data: { title: 'Caja de setas' },
    })
    await formFor(patron, kit)
    const { body } = await send(patron, await formFor(patron, shirt, 1, small))
    const mail = () => mails.mock.calls.find(([{ to }]) => to === 'es@fungarium.invalid')?.[0]
    await runJobs()
    expect(mail()?.text).toContain('1 × Caja de setas, K-9, ')
    expect((await readOrder(body.id)).lines).toMatchObject([
      { title: kit.title, sku: 'K-9' },
      { options: 'S' },
    ])
    const user = await userOf(patron)
    const lines = async () => {
      const reader = { payload, user, locale: 'en' as const, draft: false }
      return (await getMyOrder(reader, body.number))?.lines
    }
    expect(await lines()).toMatchObject([
      { title: kit.title, sku: 'K-9', page: `/mushrooms/product/${kit.slug}` },
      { options: 'S', page: `/mushrooms/product/${shirt.slug}?variant=${small}&size=s` },
    ])
    await payload.update({ collection: 'products', id: kit.id, data: { _status: 'draft' } })
    expect(await lines()).toMatchObject([{ title: kit.title, page: null }, { options: 'S' }])
  })

  test('each step notifies the other party in its language, with the note', async () => {
    const { id, number } = await orderIn(shop, {
      buyer: buyer.id,
      locale: 'pt',
      contact: { ...contact, email: 'pt@fungarium.invalid' },
    })
    await move(owner, id, 'confirmed', { note: 'Envio na sexta.' })
    await runWaitingJobs()
    expect(mailsTo('pt@fungarium.invalid')).toHaveLength(1)
    const [letter] = mails.mock.calls.map(([mail]) => mail).filter(({ to }) => to === 'pt@fungarium.invalid')
    expect(letter?.subject).toContain(number)
    expect(letter?.text).toContain('Envio na sexta.')
    expect(letter?.html).toContain('<html lang="pt">')
    expect(mailsTo('shop@fungarium.invalid')).toEqual([])
  })
})

describe('sold stock', () => {
  const patch = (id: string, body: object, draft = false) =>
    call('PATCH', `/products/${id}?depth=0${draft ? '&draft=true' : ''}`, { as: editor, body })
  /** The form data of the panel as it was when the form was opened. */
  const opened = async (id: string) =>
    (await call('GET', `/products/${id}?depth=0&draft=true`, { as: editor })).body
  const order = async (kit: Pick<Product, 'id'>, quantity: number, variant: string | null = null) => {
    const [as = null] = await crowd(1)
    const answer = await send(as, await formFor(as, kit, quantity, variant))
    expect(answer.status, answer.text).toBe(201)
    return answer.body.id as string
  }
  const ownStock = async (id: string, variant: unknown) => {
    const doc = await payload.findByID({ collection: 'products', id, depth: 0 })
    return doc.variants?.variants?.find((one) => one.id === variant)?.stock
  }

  test('saving a product that was read before an order does not restore the sold stock', async () => {
    const kit = await product(shop, priced(20, 2))
    const form = await formFor(patron, kit, 2)
    const hooks = payload.collections.products.config.hooks.beforeValidate
    let hasRead = () => {}
    let mayGoOn = () => {}
    const read = new Promise<void>((done) => {
      hasRead = done
    })
    const goOn = new Promise<void>((done) => {
      mayGoOn = done
    })
    hooks.unshift(async ({ data }) => {
      hasRead()
      await goOn
      return data
    })
    const save = patch(kit.id, { title: 'Another name' })
    await read
    hooks.shift()
    expect((await send(patron, form)).status).toBe(201)
    mayGoOn()
    expect((await save).status).toBe(200)
    expect((await payload.findByID({ collection: 'products', id: kit.id })).title).toBe('Another name')
    expect(await stockOf(kit.id)).toEqual({ own: 0, edited: 0, listed: false })
  })

  test('concurrent saves and orders never change the sum of stock and sales', async () => {
    const kit = await product(shop, priced(20, 9))
    const buyers = await crowd(4)
    const forms = await Promise.all(buyers.map((as) => formFor(as, kit, 2)))
    const [orders, saves] = await Promise.all([
      Promise.all(buyers.map((as, place) => send(as, forms[place] as object))),
      Promise.all([1, 2, 3, 4].map((name) => patch(kit.id, { title: `Name ${name}` }))),
    ])
    expect(saves.filter(({ status }) => status >= 500)).toEqual([])
    const sent = orders.filter(({ status }) => status === 201).length
    expect(sent).toBeGreaterThan(0)
    expect(await stockOf(kit.id)).toMatchObject({ own: 9 - 2 * sent, edited: 9 - 2 * sent })
  })

  test('a panel form opened before an order changes the stock only by the edited difference', async () => {
    const kit = await product(shop, sizes(5, 4))
    const own = kit.variants?.variants?.[1]?.id
    const form = await opened(kit.id)
    const first = await order(kit, 2, String(kit.variants?.variants?.[0]?.id))
    await order(kit, 3, String(own))
    expect((await patch(kit.id, { ...form, title: 'Another name' })).status).toBe(200)
    expect(await stockOf(kit.id)).toMatchObject({ own: 3, edited: 3 })
    expect(await ownStock(kit.id, own)).toBe(1)
    const more = { ...form, baseInventory: { ...form.baseInventory, stock: 15 } }
    expect((await patch(kit.id, more)).status).toBe(200)
    expect(await stockOf(kit.id)).toMatchObject({ own: 13 })
    const fewer = { ...form, baseInventory: { ...form.baseInventory, stock: 1 } }
    expect((await patch(kit.id, fewer)).status).toBe(200)
    expect(await stockOf(kit.id)).toMatchObject({ own: 0 })
    const now = await opened(kit.id)
    expect((await move(owner, first, 'declined')).status).toBe(200)
    expect((await patch(kit.id, now)).status).toBe(200)
    expect(await stockOf(kit.id)).toMatchObject({ own: 2, edited: 2 })
  })

  test("the panel's form sends the hidden count of sales along", async () => {
    const kit = await product(shop, sizes(5, 4))
    await order(kit, 2, String(kit.variants?.variants?.[0]?.id))
    await order(kit, 3, String(kit.variants?.variants?.[1]?.id))
    const user = await userOf(owner)
    const { fields } = payload.collections.products.config
    const form = await fieldSchemasToFormState({
      id: kit.id,
      collectionSlug: 'products',
      data: await opened(kit.id),
      fields,
      fieldSchemaMap: undefined,
      operation: 'update',
      permissions: true,
      preferences: { fields: {} },
      renderAllFields: true,
      req: await createLocalReq({ user }, payload),
      schemaPath: 'products',
      skipValidation: true,
    })
    const sent = (path: string) => !form[path]?.disableFormData && form[path]?.value
    expect([sent('baseInventory.stock'), sent('baseInventory.sold')]).toEqual([3, 2])
    expect([sent('variants.variants.1.stock'), sent('variants.variants.1.sold')]).toEqual([1, 3])
  })

  test('publishing an older draft or restoring a version does not restore the sold stock', async () => {
    const kit = await product(shop, sizes(5, 4))
    const own = kit.variants?.variants?.[1]?.id
    const first = await opened(kit.id)
    expect((await patch(kit.id, { title: 'Between' })).status).toBe(200)
    const draft = { baseInventory: { ...first.baseInventory, stock: 12 } }
    expect((await patch(kit.id, draft, true)).status).toBe(200)
    expect(await stockOf(kit.id)).toMatchObject({ own: 5, edited: 12 })
    await order(kit, 2, String(kit.variants?.variants?.[0]?.id))
    await order(kit, 3, String(own))
    expect(await stockOf(kit.id)).toMatchObject({ own: 3, edited: 10 })
    expect((await patch(kit.id, { _status: 'published' })).status).toBe(200)
    expect(await stockOf(kit.id)).toMatchObject({ own: 10, edited: 10 })
    expect(await ownStock(kit.id, own)).toBe(1)
    const { docs } = await payload.findVersions({
      collection: 'products',
      where: { parent: { equals: kit.id } },
      sort: 'updatedAt',
    })
    await payload.restoreVersion({ collection: 'products', id: String(docs[0]?.id) })
    expect(await stockOf(kit.id)).toMatchObject({ own: 3, edited: 3 })
    expect(await ownStock(kit.id, own)).toBe(1)
  })

  test('restoring a removed variant does not restore its sold stock', async () => {
    const kit = await product(shop, sizes(5, 4))
    const own = kit.variants?.variants?.[1]?.id
    expect((await patch(kit.id, { title: 'Between' })).status).toBe(200)
    await order(kit, 3, String(own))
    const { variants } = await opened(kit.id)
    const rest = { ...variants, variants: variants.variants.filter(({ id }: Json) => id !== own) }
    expect((await patch(kit.id, { variants: rest })).status).toBe(200)
    expect(await ownStock(kit.id, own)).toBeUndefined()
    const { docs } = await payload.findVersions({
      collection: 'products',
      where: { parent: { equals: kit.id } },
      sort: 'updatedAt',
    })
    await payload.restoreVersion({ collection: 'products', id: String(docs[0]?.id) })
    expect(await ownStock(kit.id, own)).toBe(1)
  })

  test('a cancelled order returns stock to where it came from, or nowhere if that is gone', async () => {
    const kit = await product(shop, sizes(5, 4))
    const [small, own] = (kit.variants?.variants ?? []).map(({ id }) => String(id))
    const ofOwn = await order(kit, 3, own)
    const ofShared = await order(kit, 2, small)
    const { variants } = await opened(kit.id)
    const rest = { ...variants, variants: variants.variants.slice(2) }
    expect((await patch(kit.id, { variants: rest })).status).toBe(200)
    expect(await stockOf(kit.id)).toMatchObject({ own: 3 })
    expect((await move(owner, ofOwn, 'declined')).status).toBe(200)
    expect(await stockOf(kit.id)).toMatchObject({ own: 3, edited: 3 })
    expect((await move(owner, ofShared, 'declined')).status).toBe(200)
    expect(await stockOf(kit.id)).toMatchObject({ own: 5, edited: 5 })
  })

  test('only sellers see how many were sold, and a copy starts at zero', async () => {
    const kit = await product(shop, sizes(5, 4))
    await order(kit, 3, String(kit.variants?.variants?.[1]?.id))
    await order(kit, 2, String(kit.variants?.variants?.[0]?.id))
    const shown = await call('GET', `/products/${kit.id}?depth=0`, { as: owner })
    expect(shown.body.baseInventory.sold).toBe(2)
    expect(shown.body.variants.variants.map(({ sold }: Json) => sold)).toEqual([0, 3, 0])
    for (const as of [null, stranger]) {
      const { text } = await call('GET', `/products/${kit.id}?depth=0`, { as })
      expect(text).not.toContain('"sold"')
    }
    const copy = await payload.duplicate({ collection: 'products', id: kit.id, data: { slug: marker() } })
    remember('products', copy.id)
    expect(copy).toMatchObject({ baseInventory: { stock: 3, sold: 0 } })
    expect(copy.variants?.variants?.map(({ stock, sold }) => [stock ?? null, sold])).toEqual([
      [null, 0],
      [1, 0],
      [null, 0],
    ])
  })
})

describe('vendors with orders', () => {
  test('a vendor with orders cannot be deleted, even without products', async () => {
    const closing = await vendor({ email: 'closing@fungarium.invalid' })
    await orderIn(closing.id)
    const admin = await person('admin')
    for (const [language, { refusals }] of Object.entries({ en, es, pt })) {
      const { status, text } = await call('DELETE', `/vendors/${closing.id}`, {
        as: admin,
        headers: { 'Accept-Language': language },
      })
      expect([status, text.includes(String(refusals.inUse.split(/\{\w+\}/)[1]))], text).toEqual([409, true])
    }
    expect((await payload.findByID({ collection: 'vendors', id: closing.id })).id).toBe(closing.id)
  })
})

describe('personal data', () => {
  test('the export holds cart and orders; deleting the account removes the cart and leaves the order to the vendor', async () => {
    const leaving = await person('member')
    const kit = await product(shop, priced(20, 5))
    const { body: order } = await send(leaving, await formFor(leaving, kit))
    await call('PUT', '/cart', { as: leaving, body: { lines: [{ product: kit.id, quantity: 2 }] } })
    const { body } = await call('GET', '/users/data', { as: leaving })
    expect(body.carts).toMatchObject([{ lines: [{ product: kit.id, quantity: 2 }] }])
    expect(body.orders).toMatchObject([{ id: order.id, total: 2000, contact: { email: contact.email } }])
    expect(body.orders[0]).not.toHaveProperty('key')
    const { status } = await call('POST', '/users/leave', {
      as: leaving,
      body: { current: leaving.password },
    })
    expect(status).toBe(200)
    const { totalDocs } = await payload.count({
      collection: 'carts',
      where: { user: { equals: leaving.id } },
    })
    expect(totalDocs).toBe(0)
    const { body: sold } = await call('GET', `/orders/${order.id}?depth=0`, { as: owner })
    expect(sold).toMatchObject({ buyer: null, contact: { email: contact.email }, state: 'requested' })
    expect((await move(owner, order.id, 'confirmed')).status).toBe(200)
  })

  test('after the account is deleted, mails of an open order lead its buyer to it as a guest', async () => {
    const leaving = await person('member')
    const email = `${marker()}@fungarium.invalid`
    const orderOf = (state: State) =>
      orderIn(shop, { state, buyer: leaving.id, contact: { ...contact, email } })
    const [open, closed, declined] = [
      await orderOf('confirmed'),
      await orderOf('closed'),
      await orderOf('declined'),
    ]
    await payload.delete({ collection: 'users', id: leaving.id })
    expect((await move(owner, open.id, 'shipped')).status).toBe(200)
    await runWaitingJobs()
    const letter = mails.mock.calls.find(([{ to }]) => to === email)?.[0]
    const guestKey = /order\/\S+\?key=([\w-]+)/.exec(String(letter?.text))?.[1]
    const received = { order: open.id, state: 'closed', guestKey }
    expect((await call('POST', '/orders/move', { body: received })).status).toBe(200)
    for (const { id } of [closed, declined]) expect((await readOrder(id)).guestSecret).toBeNull()
  })
})

describe('arbitrary requests', () => {
  test('no request body causes a server error', async () => {
    const callers = await crowd(12)
    const { id } = await orderIn(shop)
    const strange = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('\u0000', '\ud800', "'; drop table orders; --", -1, 1e308, 'x'.repeat(5000)),
    )
    const form = fc.record(
      {
        ...Object.fromEntries(
          Object.entries(contact).map(([key, fit]) => [key, fc.oneof(fc.constant(fit), strange)]),
        ),
        vendor: fc.oneof(fc.uuid(), fc.constant(shop), strange),
        currency: fc.oneof(fc.constant('USD'), strange),
        seen: fc.oneof(fc.string(), strange),
        key: fc.oneof(fc.string({ minLength: 8, maxLength: 80 }), strange),
        note: strange,
        order: fc.oneof(fc.constant(id), fc.uuid(), strange),
        state: fc.oneof(fc.constantFrom(...states), strange),
        was: fc.oneof(fc.constantFrom(...states), strange),
        from: strange,
        locale: strange,
      },
      { requiredKeys: [] },
    )
    let turn = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/request', '/move'),
        fc.boolean(),
        fc.boolean(),
        fc.oneof(form, strange),
        async (path, signedIn, asPage, sent) => {
          turn += 1
          const { status } = await call('POST', `/orders${path}`, {
            as: signedIn ? (callers[turn % callers.length] ?? null) : null,
            body: JSON.stringify(sent),
            headers: asPage ? { Accept: 'text/html' } : {},
          })
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: runs(300) },
    )
  })
})
