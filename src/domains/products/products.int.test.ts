import adminEs from '@messages/es/admin.json'
import { sql } from '@payloadcms/db-postgres/drizzle'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import {
  category,
  categoryAt,
  marker,
  product,
  productData,
  remember,
  removeContent,
  saleRule,
  species,
  vendor,
} from '@/testing/content'
import { discardJobs, runJobs } from '@/testing/jobs'
import { runs } from '@/testing/property-runs'
import { call, graphql, type Json } from '@/testing/rest'
import { type Person, payload, people, person, removePeople } from '@/testing/users'
import { productAt } from './queries'

let admin: Person
let editor: Person
let seller = ''

beforeAll(async () => {
  ;({ admin, editor } = await people())
  seller = (await vendor()).id
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

/** Creates a product as an editor, in a language of the panel. */
async function send(data: Record<string, unknown>, { language = 'en', query = '' } = {}) {
  const answer = await call('POST', `/products${query}`, {
    as: editor,
    body: { ...(await productData(seller)), ...data },
    headers: { 'Accept-Language': language },
  })
  if (answer.body.doc) remember('products', answer.body.doc.id)
  return answer
}

const refusals = (body: Json) =>
  (body.errors ?? []).flatMap(({ data }: Json) =>
    (data?.errors ?? []).map(({ path, message }: Json) => [path, message]),
  )

const variants = (...rows: Record<string, unknown>[]) => ({
  enableVariants: true,
  variants: {
    keys: [
      {
        identifier: 'size',
        label: 'Size',
        options: [
          { identifier: 's', label: 'S' },
          { identifier: 'm', label: 'M' },
        ],
      },
    ],
    variants: rows,
  },
})
const of = (option: string, more: object = {}) => ({ options: [{ key: 'size', option }], ...more })
const base = (more: object) => ({ baseInventory: { unitPrice: 20, currency: 'USD', stock: 3, ...more } })

describe('product validation', () => {
  test('a product is published only with a variant on sale once variants are enabled', async () => {
    const { status, body, text } = await send({ ...variants(), _status: 'published' }, { language: 'es' })
    expect(status, text).toBe(400)
    expect(refusals(body)).toEqual([['variants.variants', adminEs.refusals.variantsMissing]])
    expect((await send({ ...variants(), _status: 'draft' }, { query: '?draft=true' })).status).toBe(201)
    const sold = await send({ ...variants(of('s', { stock: 0 })), _status: 'published' })
    expect(sold.status, sold.text).toBe(201)
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['with a price finer than a cent', base({ unitPrice: 20.005 }), 'baseInventory.unitPrice'],
    ['with a negative price', base({ unitPrice: -1 }), 'baseInventory.unitPrice'],
    ['with a fractional stock', base({ stock: 1.5 }), 'baseInventory.stock'],
    ['in an unknown currency', base({ currency: 'abc1' }), 'baseInventory.currency'],
    ['with a sale that is not cheaper', { sales: { active: true, salePrice: 20 } }, 'sales.salePrice'],
    ['with a sale price finer than a cent', { sales: { active: true, salePrice: 9.999 } }, 'sales.salePrice'],
    [
      'with a sale that ends before it begins',
      { sales: { dateRange: { from: '2026-02-01', to: '2026-01-01' } } },
      'sales.dateRange.to',
    ],
    ['with an invalid end of the sale', { sales: { dateRange: { to: 'soon' } } }, 'sales.dateRange.to'],
    [
      'with a sale until a day that does not exist',
      { sales: { dateRange: { to: '2027-02-29' } } },
      'sales.dateRange.to',
    ],
    [
      'with a sale from a day that does not exist',
      { sales: { dateRange: { from: '2026-06-31T10:00' } } },
      'sales.dateRange.from',
    ],
    ['with an invalid start of the sale', { sales: { dateRange: { from: 'soon' } } }, 'sales.dateRange.from'],
    [
      'with a variant on a sale that is not cheaper',
      variants(of('s', { pricing: { price: 5 }, sales: { active: true, salePrice: 6 } })),
      'variants.variants.0.sales.salePrice',
    ],
    ['with a fractional stock of a variant', variants(of('s', { stock: 0.5 })), 'variants.variants.0.stock'],
    [
      'with an identifier that is not a slug',
      { ...variants(), variants: { keys: [{ identifier: 'the size', label: 'Size', options: [] }] } },
      'variants.keys.0.identifier',
    ],
    ['with unknown excluded regions', { excludedRegions: ['US-CA', 'Elsewhere'] }, 'excludedRegions'],
    ['with a reserved slug', { slug: 'page' }, 'slug'],
    [
      'with a javascript: link',
      {
        productDescription: {
          additionalInformation: { furtherInformation: [{ label: 'a', link: 'javascript:alert(1)' }] },
        },
      },
      'productDescription.additionalInformation.furtherInformation.0.link',
    ],
  ])('a product %s is refused, as a draft too', async (_, more, path) => {
    for (const [query, _status] of [
      ['', 'published'],
      ['?draft=true', 'draft'],
    ] as const) {
      const { status, body, text } = await send({ ...more, _status }, { query })
      expect(status, text).toBe(400)
      expect(
        refusals(body).map(([at]: string[]) => at),
        text,
      ).toContain(path)
    }
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['without a price', base({ unitPrice: null }), 'baseInventory.unitPrice'],
    ['with a sale without a price', { sales: { active: true } }, 'sales.salePrice'],
    ['with a variant of an unknown option', variants(of('xl')), 'variants.variants'],
    ['with two equal variants', variants(of('s'), of('s')), 'variants.variants'],
    ['without a category', { categories: [] }, 'categories'],
    ['without a vendor', { vendor: null }, 'vendor'],
  ])('a product %s is saved as a draft and refused when it is published', async (_, more, path) => {
    const draft = await send(more, { query: '?draft=true' })
    expect(draft.status, draft.text).toBe(201)
    const { status, body, text } = await call('PATCH', `/products/${draft.body.doc.id}`, {
      as: editor,
      body: { _status: 'published' },
    })
    expect(status, text).toBe(400)
    expect(
      refusals(body).map(([at]: string[]) => at),
      text,
    ).toContain(path)
  })

  test.each([
    ['en', 'The sale price must be lower than the regular price.'],
    ['es', 'El precio de oferta debe ser inferior al precio normal.'],
    ['pt', 'O preço promocional deve ser inferior ao preço normal.'],
  ])('messages are in the language of the panel: %s', async (language, message) => {
    const { body } = await send({ sales: { active: true, salePrice: 30 } }, { language })
    expect(refusals(body)).toEqual([['sales.salePrice', message]])
  })

  test("sale dates are read as UTC, whatever the server's time zone", async () => {
    const here = process.env.TZ
    process.env.TZ = 'America/New_York'
    try {
      const dateRange = { from: '2026-03-29T00:00', to: '2026-04-05 12:30:00' }
      const { body, text } = await send({
        sales: { active: true, salePrice: 15, scheduledSale: true, dateRange },
      })
      expect(body.doc?.sales.dateRange, text).toEqual({
        from: '2026-03-29T00:00:00.000Z',
        to: '2026-04-05T12:30:00.000Z',
      })
    } finally {
      if (here === undefined) delete process.env.TZ
      else process.env.TZ = here
    }
  })

  test.each([
    [
      'America/New_York',
      { country: 'US', state: 'NY' },
      '2026-11-27T05:00:00.000Z',
      '2026-11-28T04:59:59.999Z',
    ],
    ['Madrid', { country: 'ES', state: 'Soria' }, '2026-11-26T23:00:00.000Z', '2026-11-27T22:59:59.999Z'],
    ['Auckland', { country: 'NZ' }, '2026-11-26T11:00:00.000Z', '2026-11-27T10:59:59.999Z'],
  ])('a sale on one day lasts from its first to its last moment in %s', async (_name, address, from, to) => {
    const shop = await vendor({ address: { city: 'Somewhere', ...address } })
    const sent = (dateRange: object) => ({
      vendor: shop.id,
      sales: { active: true, scheduledSale: true, salePrice: 15, dateRange },
    })
    const typed = await send(sent({ from: '2026-11-27', to: '2026-11-27' }))
    expect(typed.body.doc?.sales.dateRange, typed.text).toEqual({ from, to })
    // What the calendar of the panel sends.
    const noon = '2026-11-27T12:00:59.000Z'
    const selected = await send(sent({ from: noon, to: noon }))
    expect(selected.body.doc?.sales.dateRange, selected.text).toEqual({ from, to })
  })

  test('a sale that begins at noon in UTC, midnight in Auckland, keeps its day when it is saved again', async () => {
    const shop = await vendor({ address: { city: 'Auckland', country: 'NZ' } })
    const dateRange = { from: '2026-07-10', to: '2026-07-11' }
    const sales = { active: true, scheduledSale: true, salePrice: 15, dateRange }
    const { body } = await send({ vendor: shop.id, sales })
    const stored = { from: '2026-07-09T12:00:00.000Z', to: '2026-07-11T11:59:59.999Z' }
    expect(body.doc.sales.dateRange).toEqual(stored)
    const again = await call('PATCH', `/products/${body.doc.id}`, {
      as: editor,
      body: { sales: { ...sales, dateRange: stored } },
    })
    expect(again.body.doc.sales.dateRange, again.text).toEqual(stored)
  })

  test('a valid product is stored as sent', async () => {
    const { status, body, text } = await send({
      ...variants(
        of('s', { pricing: { price: 18.5 }, stock: 0 }),
        of('m', { sales: { active: true, salePrice: 0.1 } }),
      ),
      sales: { active: true, salePrice: 19.99, saleLabel: 'Harvest' },
      excludedRegions: ['US-CA', 'DE'],
      _status: 'published',
    })
    expect(status, text).toBe(201)
    expect(body.doc.variants.variants.map(({ pricing }: Json) => pricing.price ?? null)).toEqual([18.5, null])
    expect(body.doc.sales).toMatchObject({ salePrice: 19.99, saleLabel: 'Harvest' })
    expect(body.doc.excludedRegions).toEqual(['US-CA', 'DE'])
  })

  test('arbitrary input never causes a server error', async () => {
    const odd = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant([]),
      fc.constant([{}]),
      fc.constant([null]),
      fc.constant({}),
      fc.constant([{ options: 'x', sales: 5, identifier: {} }]),
    )
    const anything = fc.record(
      {
        baseInventory: fc.oneof(odd, fc.record({ unitPrice: odd, currency: odd, stock: odd })),
        enableVariants: odd,
        variants: fc.oneof(odd, fc.record({ keys: odd, variants: odd })),
        sales: fc.oneof(odd, fc.record({ active: odd, salePrice: odd, dateRange: odd })),
        categories: odd,
        species: odd,
        vendor: odd,
        gallery: odd,
        badges: odd,
        excludedRegions: odd,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(anything, async (more) => {
        const { status, text } = await send({ enableVariants: true, ...more })
        expect(status, `${JSON.stringify(more)} ${text}`).toBeLessThan(500)
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('Q12: sale rules', () => {
  test('a forbidden product is refused with the reason on saving and on publishing, as a draft too', async () => {
    const poison = await species('published')
    const food = await categoryAt('products/mushroom/fresh')
    const { reason } = await saleRule({
      species: [poison.id],
      categories: [await categoryAt('products/mushroom')],
    })
    for (const query of ['', '?draft=true']) {
      const { status, body, text } = await send({ species: [poison.id], categories: [food] }, { query })
      expect(status, text).toBe(400)
      expect(refusals(body)).toEqual([['categories', reason]])
    }
    const shirt = await send({ species: [poison.id], _status: 'published' })
    expect(shirt.status).toBe(201)
    const moved = await call('PATCH', `/products/${shirt.body.doc.id}`, {
      as: editor,
      body: { categories: [food] },
    })
    expect(moved.status).toBe(400)
    const stored = await payload.findByID({ collection: 'products', id: shirt.body.doc.id, depth: 0 })
    expect(stored.categories).not.toContain(food)
  })

  test('the reason is in the language of the request', async () => {
    const one = await species('published')
    const { id } = await saleRule({ species: [one.id] })
    await payload.update({ collection: 'salerules', id, locale: 'pt', data: { reason: 'porque não' } })
    expect(refusals((await send({ species: [one.id] }, { language: 'pt' })).body)).toEqual([
      ['categories', 'porque não'],
    ])
    // Falls back to English.
    expect(refusals((await send({ species: [one.id] }, { language: 'es' })).body)[0][1]).toMatch(/^reason/)
  })

  test('a rule on psilocybin matches species by chemistry and by syndrome, and names the missing regions', async () => {
    const byChemistry = await species('published')
    const bySyndrome = await species('published')
    const compound = await categoryAt('species/chemistry/psychoactive/psilocybin')
    await payload.update({
      collection: 'mushrooms',
      id: byChemistry.id,
      data: { specie: { ...byChemistry.specie, chemistry: { psychoactiveChem: [{ compound }] } } },
    })
    await payload.update({
      collection: 'mushrooms',
      id: bySyndrome.id,
      data: { specie: { ...bySyndrome.specie, poisoning: { syndrome: 'psilocybin' } } },
    })
    const spores = await categoryAt('products/microscopy/spores')
    const { reason } = await saleRule({
      allPsilocybin: true,
      verdict: 'onlyIn',
      categories: [spores],
      excludedRegions: ['US-CA', 'US-ID', 'NO'],
    })
    const prints = await categoryAt('products/microscopy/spores/prints')
    for (const one of [byChemistry, bySyndrome]) {
      expect((await send({ species: [one.id] })).status).toBe(400)
      const some = await send({
        species: [one.id],
        categories: [prints],
        excludedRegions: ['US-CA', 'US-GA'],
      })
      expect(refusals(some.body)[0][0]).toBe('excludedRegions')
      expect(refusals(some.body)[0][1]).toMatch(/US-ID/)
      const all = {
        species: [one.id],
        categories: [prints],
        excludedRegions: ['US-CA', 'US-GA', 'US-ID', 'NO'],
      }
      expect((await send(all)).status, reason).toBe(201)
    }
  })

  test('the slugs of psilocybin and psilocin cannot be changed, and the categories not deleted', async () => {
    for (const slug of ['psilocybin', 'psilocin']) {
      const id = await categoryAt(`species/chemistry/psychoactive/${slug}`)
      const renamed = await call('PATCH', `/categories/${id}`, { as: editor, body: { slug: `${slug}-old` } })
      expect(renamed.status, renamed.text).toBe(400)
      const deleted = await call('DELETE', `/categories/${id}`, { as: editor })
      expect(deleted.status, deleted.text).toBeOneOf([400, 409])
      expect((await payload.findByID({ collection: 'categories', id, depth: 0 })).slug).toBe(slug)
    }
  })

  test('a draft older than a rule can be edited but not published', async () => {
    const one = await species('published')
    const { id } = await product(seller, { species: [one.id] }, 'draft')
    await saleRule({ species: [one.id] })
    const patch = (body: object) => call('PATCH', `/products/${id}`, { as: editor, body })
    expect((await patch({ title: marker() })).status).toBe(200)
    expect((await patch({ _status: 'published' })).status).toBe(400)
    expect((await call('GET', `/products/${id}`)).status).toBe(404)
  })

  test('no endpoint bypasses the rules', async () => {
    const one = await species('published')
    const { id } = await product(seller, { species: [one.id] })
    const { id: once } = await product(seller, { species: [one.id] }, 'draft')
    const { reason } = await saleRule({
      species: [one.id],
      categories: [await categoryAt('products/mushroom')],
    })
    const food = await categoryAt('products/mushroom/fresh')
    const data = `{ categories: ["${food}"] }`
    const ways: [string, () => Promise<{ text: string }>][] = [
      ['REST', () => call('PATCH', `/products/${id}`, { as: editor, body: { categories: [food] } })],
      [
        'a draft',
        () => call('PATCH', `/products/${id}?draft=true`, { as: editor, body: { categories: [food] } }),
      ],
      [
        'bulk',
        () =>
          call('PATCH', `/products?where[id][in]=${id},${once}`, {
            as: editor,
            body: { categories: [food] },
          }),
      ],
      [
        'a copy',
        () =>
          call('POST', `/products/${id}/duplicate`, {
            as: editor,
            body: { slug: marker(), categories: [food] },
          }),
      ],
      [
        'GraphQL',
        () => graphql(`mutation { updateProduct(id: "${id}", data: ${data}) { id } }`, { as: editor }),
      ],
      [
        'a draft over GraphQL',
        () =>
          graphql(`mutation { updateProduct(id: "${id}", draft: true, data: ${data}) { id } }`, {
            as: editor,
          }),
      ],
      [
        'the site itself',
        () =>
          payload.update({ collection: 'products', id, data: { categories: [food] } }).then(
            () => ({ text: '' }),
            ({ data }: Json) => ({ text: JSON.stringify(data) }),
          ),
      ],
    ]
    for (const [way, go] of ways) {
      expect((await go()).text, way).toContain(reason)
      for (const kept of [id, once])
        expect(
          (await payload.findByID({ collection: 'products', id: kept, depth: 0 })).categories,
          way,
        ).not.toContain(food)
    }
  })

  test('restoring a version does not bypass the rules', async () => {
    const one = await species('published')
    const food = await categoryAt('products/mushroom/fresh')
    const { id } = await product(seller, { species: [one.id], categories: [food] })
    const shirts = [await categoryAt('products/apparel/shirts')]
    await payload.update({ collection: 'products', id, data: { categories: shirts } })
    await saleRule({ species: [one.id], categories: [await categoryAt('products/mushroom')] })
    const { docs } = await payload.findVersions({ collection: 'products', where: { parent: { equals: id } } })
    const old = docs.find(({ version }) =>
      (version.categories as string[]).some((of: Json) => (of.id ?? of) === food),
    )
    expect(old).toBeDefined()
    for (const query of ['', '?draft=true']) {
      const { status, text } = await call('POST', `/products/versions/${old?.id}${query}`, { as: editor })
      expect(status, text).toBe(400)
    }
    await graphql(`mutation { restoreVersionProduct(id: "${old?.id}") { id } }`, { as: editor })
    expect((await payload.findByID({ collection: 'products', id, depth: 0 })).categories).toEqual(shirts)
  })
})

describe('Q12: published products', () => {
  const status = async (id: string) =>
    (await payload.findByID({ collection: 'products', id, depth: 0 }))._status

  test('a new rule unpublishes exactly the products that it forbids', async () => {
    const one = await species('published')
    const { id } = await product(seller, { species: [one.id] })
    const { id: another } = await product(seller, { species: [(await species('published')).id] })
    const rule = await saleRule({ species: [one.id], categories: [await categoryAt('products/mushroom')] })
    expect(await status(id)).toBe('published')
    await call('PATCH', `/salerules/${rule.id}?locale=pt`, {
      as: admin,
      body: { categories: [await categoryAt('products/apparel')], reason: 'porque não' },
    })
    expect(await status(id)).toBe('draft')
    expect((await call('GET', `/products/${id}`)).status).toBe(404)
    expect(await status(another)).toBe('published')
    const { body } = await call('PATCH', `/products/${id}`, { as: editor, body: { _status: 'published' } })
    expect(refusals(body)).toEqual([['categories', rule.reason]])
  })

  test('a species that turns out to be poisonous has its products unpublished', async () => {
    const one = await species('published')
    const food = [await categoryAt('products/mushroom/fresh')]
    await saleRule({ allToxic: true, categories: [await categoryAt('products/mushroom')] })
    const { id } = await product(seller, { species: [one.id], categories: food })
    await payload.update({ collection: 'mushrooms', id: one.id, data: { meta: { description: marker() } } })
    expect(await status(id)).toBe('published')
    await payload.update({
      collection: 'mushrooms',
      id: one.id,
      data: { specie: { ...one.specie, edibility: ['poisonous'] } },
    })
    expect(await status(id)).toBe('draft')
  })

  test('moving a category below a forbidden one unpublishes exactly its products', async () => {
    const one = await species('published')
    const forbidden = await category(await categoryAt('products'))
    const branch = await category(await categoryAt('products'))
    const leaf = await category(branch.id)
    await saleRule({ species: [one.id], categories: [forbidden.id] })
    const { id } = await product(seller, { species: [one.id], categories: [leaf.id] })
    const { id: another } = await product(seller, { species: [one.id] })
    await call('PATCH', `/categories/${branch.id}`, { as: editor, body: { title: marker() } })
    expect(await status(id)).toBe('published')
    const moved = await call('PATCH', `/categories/${branch.id}`, {
      as: editor,
      body: { parent: forbidden.id },
    })
    expect(moved.status, moved.text).toBe(200)
    expect(await status(id)).toBe('draft')
    expect(await status(another)).toBe('published')
  })

  test('deleting the rule that allowed a product unpublishes it', async () => {
    const one = await species('published')
    const branch = await category(await categoryAt('products'))
    const leaf = await category(branch.id)
    const shirts = await categoryAt('products/apparel')
    await saleRule({ species: [one.id], verdict: 'onlyIn', categories: [shirts] })
    const rule = await saleRule({ species: [one.id], verdict: 'onlyIn', categories: [branch.id] })
    const { id } = await product(seller, { species: [one.id], categories: [leaf.id] })
    const { id: another } = await product(seller, { species: [one.id] })
    const refused = await call('DELETE', `/categories/${branch.id}`, { as: editor })
    expect(refused.status, refused.text).toBe(409)
    expect(await status(id)).toBe('published')
    await payload.delete({ collection: 'salerules', id: rule.id })
    expect(await status(id)).toBe('draft')
    expect(await status(another)).toBe('published')
  })

  test("the vendor is notified once, in the owner's language", async () => {
    await discardJobs()
    const sendEmail = vi.spyOn(payload, 'sendEmail')
    const owner = await person('vendor')
    await payload.update({ collection: 'users', id: owner.id, data: { locale: 'es' } })
    const { id: shop } = await vendor({ owner: owner.id })
    const one = await species('published')
    const titles = [marker(), marker()]
    for (const title of titles) await product(shop, { title, species: [one.id] })
    await product(shop)
    await saleRule({ species: [one.id] })
    await runJobs()
    expect(sendEmail).toHaveBeenCalledOnce()
    const [mail] = sendEmail.mock.calls[0] ?? []
    expect(mail).toMatchObject({ to: owner.email, subject: 'Se han retirado 2 de tus productos' })
    for (const title of titles) expect(mail?.text).toContain(title)
    sendEmail.mockRestore()
  })

  test('a product that is saved while a rule is added does not slip through', async () => {
    for (let round = 0; round < 4; round += 1) {
      const one = await species('published')
      await Promise.all([
        saleRule({ species: [one.id] }),
        product(seller, { species: [one.id] }).catch(() => undefined),
      ])
      const { totalDocs } = await payload.count({
        collection: 'products',
        where: { and: [{ species: { in: [one.id] } }, { _status: { equals: 'published' } }] },
      })
      expect(totalDocs).toBe(0)
    }
  })
})

describe('products of a vendor', () => {
  /** Every way in which a guest could reach a product. */
  const routes: Record<string, (id: string, slug: string) => Promise<boolean>> = {
    'its call': async (id) => (await call('GET', `/products/${id}`)).status === 200,
    'a list': async (id) => (await call('GET', `/products?where[id][equals]=${id}`)).body.totalDocs === 1,
    'a count': async (id) =>
      (await call('GET', `/products/count?where[id][equals]=${id}`)).body.totalDocs === 1,
    'a draft': async (id) => (await call('GET', `/products/${id}?draft=true`)).status === 200,
    GraphQL: async (id) => (await graphql(`{ Product(id: "${id}") { id } }`)).body.data.Product !== null,
    'a list of GraphQL': async (id) =>
      (await graphql(`{ Products(where: { id: { equals: "${id}" } }) { totalDocs } }`)).body.data.Products
        .totalDocs === 1,
    'the find': async (id) =>
      (await call('POST', '/products', { body: { where: { id: { equals: id } }, limit: 1 } })).body.docs
        .length === 1,
    'a list by name': async (_, slug) =>
      (
        await call('POST', '/paginatedCollectionOverride', {
          body: { collection: 'products', where: { slug: { equals: slug } } },
        })
      ).body.totalDocs === 1,
    'the cart': async (id) => {
      const lines = [{ product: id, variant: null, quantity: 1, title: 'x', price: 2000, currency: 'USD' }]
      const { body, text } = await call('POST', '/cart', { body: { lines } })
      expect(body.groups, text).toBeDefined()
      return body.groups.length === 1
    },
    'the lists': async (id) => {
      const { rows } = await databaseOf(payload).execute(sql`
        select count(*)::int as rows from listings where document = ${id}`)
      return rows[0]?.rows === 3
    },
  }

  const isReachableByGuests = async (id: string) => {
    const { slug } = await payload.findByID({ collection: 'products', id, depth: 0 })
    const reachable = []
    for (const [name, isReachable] of Object.entries(routes))
      if (await isReachable(id, slug)) reachable.push(name)
    if (reachable.length > 0) expect(reachable).toEqual(Object.keys(routes))
    return reachable.length > 0
  }

  test.each(['pending', 'suspended', 'closed'] as const)(
    'guests cannot reach products of a vendor that is %s',
    async (status) => {
      const { id } = await vendor()
      const { id: productId } = await product(id)
      expect(await isReachableByGuests(productId)).toBe(true)
      await payload.update({ collection: 'vendors', id, data: { status } })
      expect(await isReachableByGuests(productId)).toBe(false)
      expect((await call('GET', `/vendors/${id}`)).status).toBe(404)
      await payload.update({ collection: 'vendors', id, data: { status: 'active' } })
      expect(await isReachableByGuests(productId)).toBe(true)
    },
  )

  test('guests cannot reach products of a draft vendor, including those added meanwhile', async () => {
    const { id } = await vendor({}, 'draft')
    const { id: productId } = await product(id)
    expect(await isReachableByGuests(productId)).toBe(false)
    await payload.update({ collection: 'vendors', id, data: { _status: 'published' } })
    expect(await isReachableByGuests(productId)).toBe(true)
  })

  test("products match their vendor's visibility when both are saved at once", async () => {
    const { id } = await vendor()
    const { id: productId } = await product(id)
    for (let round = 0; round < 6; round += 1) {
      const status = round % 2 === 0 ? ('suspended' as const) : ('active' as const)
      await Promise.all([
        payload.update({ collection: 'vendors', id, data: { status } }),
        payload.update({ collection: 'products', id: productId, data: { title: marker() } }),
      ])
      expect(await isReachableByGuests(productId)).toBe(status === 'active')
    }
  })

  test('products of a vendor of type other are public', async () => {
    const { id } = await vendor({ vendorType: 'other' })
    expect(await isReachableByGuests((await product(id)).id)).toBe(true)
    expect((await call('GET', `/vendors/${id}`)).status).toBe(200)
  })

  test('a vendor with products cannot be deleted', async () => {
    const { id } = await vendor()
    await product(id)
    expect((await call('DELETE', `/vendors/${id}`, { as: editor })).status).toBe(409)
  })

  test('members cannot review or like a vendor or product that is not public', async () => {
    const { member } = await people()
    const { id } = await vendor({ status: 'suspended' })
    for (const doc of [
      { relationTo: 'vendors', value: id },
      { relationTo: 'products', value: (await product(id)).id },
    ]) {
      const body = { doc, rating: 5, headline: marker(), review: `review ${marker()}` }
      expect((await call('POST', '/reviews', { as: member, body })).status).toBe(400)
      expect((await call('POST', '/likes', { as: member, body: { item: doc } })).status).toBe(400)
    }
  })
})

test('Q32: only classifieds reveal how to contact the vendor', async () => {
  const contact = { phone: '+1 503 555 0100', email: 'shed@fungarium.invalid' }
  const { id } = await vendor(contact)
  const classified = await product(id, { categories: [await categoryAt('products/classifieds')] })
  const regular = await product(id)
  const reader: Reader = { payload, user: null, locale: 'es', draft: false }
  expect((await productAt(reader, classified.slug))?.vendor?.contact).toEqual(contact)
  expect((await productAt(reader, regular.slug))?.vendor?.contact).toBeNull()
})

test('clients cannot set counters and computed fields', async () => {
  const { id: hidden } = await vendor({ status: 'pending' })
  const { body } = await send({
    vendor: hidden,
    vendorActive: true,
    likeCount: 9,
    aggregateRating: { averageRating: 5, reviewCount: 9 },
  })
  expect(body.doc).toMatchObject({ vendorActive: false, likeCount: 0 })
  expect(body.doc.aggregateRating.averageRating ?? null).toBeNull()
})
