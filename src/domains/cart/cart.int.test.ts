/** Carts of members and guests, and the way from one to the other. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product, removeContent, vendor } from '@/testing/content'
import { runs } from '@/testing/property-runs'
import { type Caller, call, type Json } from '@/testing/rest'
import { crowd, type Person, payload, person, removePeople } from '@/testing/users'
import { maxLines } from './line'

let member: Person
let seller = ''

beforeAll(async () => {
  member = await person('member')
  seller = (await vendor({ email: 'shop@fungarium.invalid' })).id
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const priced = (unitPrice: number, stock = 5, currency: 'USD' | 'BRL' = 'USD') => ({
  baseInventory: { unitPrice, currency, stock },
})
const wanted = (id: string, quantity: number, variant: string | null = null) => ({
  product: id,
  variant,
  quantity,
})
const kept = (id: string, quantity: number, more: object = {}) => ({
  ...wanted(id, quantity),
  title: 'Kit',
  price: 2000,
  currency: 'USD',
  ...more,
})
const set = (as: Caller, ...lines: object[]) => call('PUT', '/cart', { as, body: { lines } })
const bring = (as: Caller, ...lines: object[]) => call('POST', '/cart', { as, body: { lines } })
const add = (as: Caller, body: object) => call('POST', '/cart/add', { as, body })
const read = async (as: Caller) => (await call('GET', '/cart', { as })).body
const linesIn = (cart: Json) =>
  cart.groups.flatMap(({ lines }: Json) =>
    lines.map((line: Json) => [line.product, line.quantity, line.total]),
  )

const codeOf = ({ status, body }: Json) => (status === 409 ? body.errors[0].data.errors[0].code : status)

async function allowAll(): Promise<Caller> {
  return (await crowd(1))[0] as Caller
}

const sizes = {
  ...priced(20),
  enableVariants: true,
  variants: {
    keys: [
      {
        identifier: 'size',
        label: 'Size',
        options: [
          { identifier: 's', label: 'Small' },
          { identifier: 'l', label: 'Large' },
        ],
      },
    ],
    variants: [
      { options: [{ key: 'size', option: 's' }] },
      { options: [{ key: 'size', option: 'l' }], pricing: { price: 40 }, stock: 2 },
    ],
  },
}

describe('a cart', () => {
  test('shows available lines with current prices, by vendor and currency', async () => {
    const as = await allowAll()
    const cents = await product(seller, priced(0.1, 50))
    const reais = await product(seller, priced(12.34, 2, 'BRL'))
    const { body, headers } = await set(as, wanted(cents.id, 3), {
      ...wanted(reais.id, 9),
      price: 1,
      title: 'mine',
      total: 0,
    })
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(linesIn(body)).toEqual([
      [cents.id, 3, 30],
      [reais.id, 2, 2468],
    ])
    expect(body.groups.map(({ currency, subtotal }: Json) => [currency, subtotal])).toEqual([
      ['USD', 30],
      ['BRL', 2468],
    ])
    expect(body.count).toBe(5)
    expect(linesIn(await read(as))).toEqual(linesIn(body))
    expect(linesIn((await set(as, wanted(cents.id, 0))).body)).toEqual([[reais.id, 2, 2468]])
  })

  test('belongs to its member; that of a guest is in the browser and only calculated', async () => {
    const { id } = await product(seller, priced(20))
    await set(member, wanted(id, 1))
    expect((await read(null)).count).toBe(0)
    expect((await read(await allowAll())).count).toBe(0)
    const before = await payload.count({ collection: 'carts' })
    const { body } = await bring(null, kept(id, 9))
    expect([body.kept, linesIn(body)]).toEqual([false, [[id, 5, 10_000]]])
    expect(await payload.count({ collection: 'carts' })).toEqual(before)
    for (const [method, path] of [
      ['PUT', '/cart'],
      ['POST', '/cart/set'],
    ] as const) {
      expect((await call(method, path, { body: { ...wanted(id, 1), lines: [] } })).status, path).toBe(401)
    }
  })

  test('names the country of a vendor abroad, in the language of the page', async () => {
    const address = { city: 'Aveiro', state: 'Aveiro', country: 'BR' as const }
    const { id } = await product((await vendor({ address })).id, priced(20))
    const { body } = await call('POST', '/cart?locale=es', { body: { lines: [kept(id, 1)] } })
    expect(body.groups).toMatchObject([{ vendor: { place: 'Aveiro, Brasil' } }])
  })

  test('of a guest without JavaScript is kept by a cookie, and moves to the account that signs in', async () => {
    const { id } = await product(seller, priced(20))
    const form = new URLSearchParams({ product: id, quantity: '2', locale: 'es' })
    const html = { Accept: 'text/html' }
    const added = await call('POST', '/cart/add', { body: form, headers: html })
    expect([added.status, added.headers.get('location')]).toEqual([303, '/es/cart'])
    const cookies = added.headers.getSetCookie()
    expect(cookies.find((one) => one.startsWith('guest-cart='))).toContain('HttpOnly')
    const Cookie = cookies.map((one) => one.split(';')[0]).join('; ')
    const guest = (body: object) => call('POST', '/cart', { body, headers: { Cookie } })
    expect(linesIn((await guest({ lines: [] })).body)).toEqual([[id, 2, 4000]])
    await call('PUT', '/cart', { body: { lines: [wanted(id, 3)] }, headers: { Cookie } })
    expect((await read(null)).count).toBe(0)
    const as = await allowAll()
    const adopted = await call('GET', '/cart', { as, headers: { Cookie } })
    expect(linesIn(adopted.body)).toEqual([[id, 3, 6000]])
    expect(adopted.headers.getSetCookie().every((one) => one.includes('Max-Age=0'))).toBe(true)
    expect((await guest({ lines: [] })).body.count).toBe(0)
  })

  test('shows what has become dearer, scarcer or unavailable', async () => {
    const as = await allowAll()
    const [dearer, scarcer, gone] = [
      await product(seller, priced(20)),
      await product(seller, priced(20)),
      await product(seller, priced(20)),
    ]
    await set(as, wanted(dearer.id, 1), wanted(scarcer.id, 4), wanted(gone.id, 1))
    await payload.update({ collection: 'products', id: dearer.id, data: priced(25) })
    await payload.update({ collection: 'products', id: scarcer.id, data: priced(20, 2) })
    await payload.update({ collection: 'products', id: gone.id, data: { _status: 'draft' } })
    const cart = await read(as)
    const [first, second] = cart.groups[0].lines
    expect(first).toMatchObject({ each: 2500, was: 2000, wanted: null })
    expect(second).toMatchObject({ quantity: 2, wanted: 4, was: null })
    expect(cart.gone).toMatchObject([{ product: gone.id, title: gone.title }])
    await payload.update({ collection: 'products', id: scarcer.id, data: priced(20, 0) })
    expect((await read(as)).groups[0]).toMatchObject({ subtotal: 2500 })
    expect((await set(as, wanted(gone.id, 0))).body.gone).toEqual([])
  })

  test('lists the products of a suspended vendor as gone until the vendor is active again', async () => {
    const as = await allowAll()
    const shop = await vendor({ email: 'away@fungarium.invalid' })
    const { id } = await product(shop.id, priced(20))
    await set(as, wanted(id, 1))
    await payload.update({ collection: 'vendors', id: shop.id, data: { status: 'suspended' } })
    expect(await read(as)).toMatchObject({ groups: [], gone: [{ product: id }] })
    await payload.update({ collection: 'vendors', id: shop.id, data: { status: 'active' } })
    expect(linesIn(await read(as))).toEqual([[id, 1, 2000]])
  })

  test('tells variants apart; without JavaScript the options of the form select the variant', async () => {
    const as = await allowAll()
    const { id, variants } = await product(seller, sizes as never)
    const [small, large] = (variants?.variants ?? []).map((one) => String(one.id))
    await add(as, { ...wanted(id, 1, small) })
    const form = { product: id, variant: small, quantity: '1', size: 'l', locale: 'es' }
    const sent = await call('POST', '/cart/add', {
      as,
      body: new URLSearchParams(form as Record<string, string>),
      headers: { Accept: 'text/html' },
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/es/cart'])
    const [group] = (await read(as)).groups
    expect(
      group.lines.map(({ variant, options, each, path }: Json) => [variant, options, each, path]),
    ).toEqual([
      [small, 'Small', 2000, expect.stringContaining(`?variant=${small}&size=s`)],
      [large, 'Large', 4000, expect.stringContaining(`?variant=${large}&size=l`)],
    ])
    // A product with variants is not sold without one.
    expect(linesIn((await bring(null, kept(id, 1))).body)).toEqual([])
  })

  test('handles ten simultaneous additions of one product and stops at the stock', async () => {
    const as = await allowAll()
    const { id } = await product(seller, priced(20, 7))
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(as, wanted(id, 1))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(linesIn(await read(as))).toEqual([[id, 7, 14_000]])
  })

  test('rejects lines for which there is no room', async () => {
    const owner = await person('member')
    const { id } = await product(seller, priced(20))
    const lines = Array.from({ length: maxLines }, (_, place) => ({
      ...kept(id, 1),
      currency: 'USD' as const,
      variant: `v${place}`,
    }))
    await payload.create({ collection: 'carts', data: { user: owner.id, lines } })
    expect(codeOf(await add(owner, wanted(id, 1)))).toBe('full')
    expect((await read(owner)).count).toBe(maxLines)
  })

  test('rejects products that are gone, sold out or already in the cart completely, with the reason', async () => {
    const as = await allowAll()
    const [away, none] = [await product(seller, priced(20)), await product(seller, priced(20, 0))]
    const shared = await product(seller, { ...sizes, ...priced(20, 2) } as never)
    const [small] = (shared.variants?.variants ?? []).map((one) => String(one.id))
    await payload.update({ collection: 'products', id: away.id, data: { _status: 'draft' } })
    expect(codeOf(await add(as, wanted(away.id, 1)))).toBe('gone')
    expect(codeOf(await add(as, wanted(shared.id, 1)))).toBe('gone')
    expect(codeOf(await add(as, wanted(shared.id, 1, 'another')))).toBe('gone')
    expect(codeOf(await add(as, wanted(none.id, 1)))).toBe('noneLeft')
    expect((await read(as)).count).toBe(0)
    expect((await add(as, wanted(shared.id, 5, small))).status).toBe(200)
    expect(linesIn(await read(as))).toEqual([[shared.id, 2, 4000]])
    const sent = await call('POST', '/cart/add', {
      as,
      body: new URLSearchParams({ product: none.id, quantity: '1', locale: 'pt' }),
      headers: { Accept: 'text/html', Referer: 'http://localhost/pt/mushrooms/product/kit' },
    })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toMatch(/^\/pt\/cart\?attempt=/)
  })
})

describe('signing in', () => {
  test('moves the browser’s lines into the cart, with the same result however often it is repeated', async () => {
    const as = await allowAll()
    const [one, two] = [await product(seller, priced(20)), await product(seller, priced(20))]
    await set(as, wanted(one.id, 2))
    const brought = [kept(one.id, 1), kept(two.id, 3, { price: 1 })]
    const answers = await Promise.all([bring(as, ...brought), bring(as, ...brought), bring(as, ...brought)])
    expect(answers.map(({ body }) => body.kept)).toEqual([true, true, true])
    const cart = await read(as)
    expect(linesIn(cart)).toEqual([
      [one.id, 2, 4000],
      [two.id, 3, 6000],
    ])
  })
})

describe('lines for which a full cart has no room', () => {
  test('stay in the browser and move into the cart once there is room', async () => {
    const owner = await person('member')
    const all = await Promise.all([1, 2, 3].map(() => product(seller, priced(20))))
    const [first, second, third] = all.map(({ id }) => id) as [string, string, string]
    const lines = Array.from({ length: maxLines - 1 }, (_, place) => ({
      ...kept(first, 1),
      currency: 'USD' as const,
      variant: `v${place}`,
    }))
    await payload.create({ collection: 'carts', data: { user: owner.id, lines } })
    const { body } = await bring(owner, kept(first, 1), kept(second, 2), kept(third, 3))
    expect(body.kept).toBe(true)
    expect(body.left).toMatchObject([
      { product: second, quantity: 2 },
      { product: third, quantity: 3 },
    ])
    await set(owner, wanted(first, 0, 'v0'))
    const again = await bring(owner, ...body.left)
    expect(again.body.left).toMatchObject([{ product: third, quantity: 3 }])
    expect(linesIn(again.body)).toContainEqual([second, 2, 4000])
  })

  test('stay in the cart of a guest on the server and move into the member’s once there is room', async () => {
    const owner = await person('member')
    const [first, second] = [await product(seller, priced(20)), await product(seller, priced(20))]
    const opened = await call('POST', '/cart', { body: { lines: [kept(second.id, 2)], store: true } })
    const Cookie = opened.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const lines = Array.from({ length: maxLines }, (_, place) => ({
      ...kept(first.id, 1),
      currency: 'USD' as const,
      variant: `v${place}`,
    }))
    await payload.create({ collection: 'carts', data: { user: owner.id, lines } })
    const reading = () => call('GET', '/cart', { as: owner, headers: { Cookie } })
    for (const answer of await Promise.all([reading(), reading(), reading()])) {
      expect(answer.body.left).toMatchObject([{ product: second.id, quantity: 2 }])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    await set(owner, wanted(first.id, 0, 'v0'))
    const adopted = await reading()
    expect([linesIn(adopted.body), adopted.body.left]).toEqual([[[second.id, 2, 4000]], []])
    expect(adopted.headers.getSetCookie().every((one) => one.includes('Max-Age=0'))).toBe(true)
    const guest = await call('POST', '/cart', { body: { lines: [] }, headers: { Cookie } })
    expect(guest.body.count).toBe(0)
  })
})

describe('arbitrary input', () => {
  const strange = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('\u0000', '\ud800', "'; drop table carts; --", -1, 1e308, 1.5, '9'.repeat(5000)),
  )
  const line = fc.record(
    {
      product: fc.oneof(fc.uuid(), strange),
      variant: fc.oneof(fc.constant(null), fc.string(), strange),
      quantity: fc.oneof(fc.integer(), strange),
      title: fc.oneof(fc.string(), strange),
      price: fc.oneof(fc.integer(), strange),
      currency: fc.oneof(fc.constantFrom('USD', 'xxx'), strange),
      locale: strange,
      size: strange,
    },
    { requiredKeys: [] },
  )
  const body = fc.oneof(line, fc.record({ lines: fc.oneof(fc.array(line), strange) }), strange)

  test('is answered without a server error', async () => {
    const callers = await crowd(12)
    let turn = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          ...([
            ['PUT', ''],
            ['POST', ''],
            ['POST', '/add'],
            ['POST', '/set'],
          ] as const),
        ),
        fc.boolean(),
        body,
        async ([method, path], signedIn, sent) => {
          turn += 1
          const as = signedIn ? (callers[turn % callers.length] ?? null) : null
          const { status } = await call(method, `/cart${path}`, {
            as,
            body: JSON.stringify(sent),
            headers: { 'X-Forwarded-For': `2001:db8::${(turn % 9999) + 1}` },
          })
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  test('is rejected when requests are too frequent', async () => {
    const as = await allowAll()
    const answers = await Promise.all(Array.from({ length: 125 }, () => set(as)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBe(5)
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})
