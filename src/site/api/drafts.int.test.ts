/** Unpublished documents are invisible on every channel, in every count and through every relation. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import { guide, marker, product, reference, removeContent, species, vendor } from '@/testing/content'
import { type Caller, call, graphql, queryOf } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

const secret = marker()
let who: Awaited<ReturnType<typeof people>>
const draft = {} as Record<keyof typeof names, string>
/** Published, and related to the drafts. */
let published: { guide: string; species: string; product: string }

const names = {
  mushrooms: { one: 'Mushroom', many: 'Mushrooms' },
  growingguides: { one: 'Growingguide', many: 'Growingguides' },
  references: { one: 'Reference', many: 'References' },
  products: { one: 'Product', many: 'Products' },
  vendors: { one: 'Vendor', many: 'Vendors' },
} as const
const collections = Object.keys(names) as (keyof typeof names)[]

beforeAll(async () => {
  who = await people()
  const hidden = await species('draft', `${secret}species`)
  const hiddenReference = await reference('draft', { title: `${secret}reference`, summary: secret })
  const hiddenGuide = await guide('draft', { title: `${secret}guide` })
  const hiddenVendor = await vendor(
    { businessName: `${secret}vendor`, email: `${secret}@fungarium.invalid` },
    'draft',
  )
  const shop = (await vendor()).id
  const hiddenProduct = await product(shop, { title: `${secret}product` }, 'draft')
  Object.assign(draft, {
    mushrooms: hidden.id,
    growingguides: hiddenGuide.id,
    references: hiddenReference.id,
    products: hiddenProduct.id,
    vendors: hiddenVendor.id,
  })
  const publishedSpecies = await species('published')
  await payload.update({
    collection: 'mushrooms',
    id: publishedSpecies.id,
    data: {
      specie: {
        lookAlikeSpecies: [{ species: hidden.id, trait: 'cap', own: 'a', other: 'b' }],
        references: [hiddenReference.id],
        poisoning: { source: hiddenReference.id },
      },
    },
  })
  const shownGuide = await guide('published', { species: [hidden.id], references: [hiddenReference.id] })
  const shownProduct = await product(shop, { species: [hidden.id] })
  published = { guide: shownGuide.id, species: publishedSpecies.id, product: shownProduct.id }
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const roles: [string, () => Caller][] = [
  ['a visitor', () => null],
  ['a member', () => who.member],
]

describe.each(roles)('drafts and %s', (_, callerOf) => {
  test.each(collections)('no query on %s finds a draft', async (slug) => {
    const id = draft[slug]
    const all = { or: [{ id: { equals: id } }, { _status: { equals: 'draft' } }] }
    const paths = [
      `/${slug}/${id}`,
      `/${slug}/${id}?draft=true`,
      `/${slug}/${id}?draft=true&depth=3`,
      `/${slug}/${id}?draft=true&depth=3&locale=all`,
      `/${slug}?${queryOf({ where: { id: { equals: id } } })}`,
      `/${slug}?${queryOf({ where: { _status: { equals: 'draft' } } })}`,
      `/${slug}?${queryOf({ where: { _status: { not_equals: 'published' } }, draft: true })}`,
      `/${slug}?${queryOf({ where: all, draft: true, limit: 100, locale: 'es' })}`,
      `/${slug}?${queryOf({ where: all, draft: true, limit: 100, locale: 'all' })}`,
      `/${slug}?draft=true&limit=100&sort=-createdAt`,
      `/${slug}/versions?${queryOf({ where: { parent: { equals: id } } })}`,
      `/${slug}/count?${queryOf({ where: all })}`,
      `/${slug}/count?${queryOf({ where: { id: { equals: id } }, draft: true })}`,
    ]
    for (const path of paths) {
      const { status, text, body } = await call('GET', path, { as: callerOf() })
      expect(status, path).toBeLessThan(500)
      expect(text, path).not.toContain(secret)
      expect(text, path).not.toContain(`"id":"${id}"`)
      if (path.includes('where') && status === 200) expect(body.totalDocs, path).toBe(0)
    }
  })

  test.each(collections)('GraphQL returns no draft of %s', async (slug) => {
    const { one, many } = names[slug]
    const documents = [
      `{ response: ${one}(id: "${draft[slug]}") { id } }`,
      `{ response: ${one}(id: "${draft[slug]}", draft: true) { id } }`,
      `{ response: ${many}(draft: true, limit: 100, where: { id: { equals: "${draft[slug]}" } }) { docs { id } totalDocs } }`,
      `{ response: ${many}(draft: true, limit: 100, where: { OR: [{ _status: { equals: draft } }, { id: { equals: "${draft[slug]}" } }] }) { docs { id } totalDocs } }`,
      `{ response: versions${many}(where: { parent: { equals: "${draft[slug]}" } }) { docs { id } totalDocs } }`,
      `{ response: count${many}(draft: true, where: { id: { equals: "${draft[slug]}" } }) { totalDocs } }`,
    ]
    for (const document of documents) {
      const { text, body } = await graphql(document, { as: callerOf() })
      expect(text, document).not.toContain(draft[slug])
      expect(text, document).not.toContain(secret)
      expect(body.data?.response?.totalDocs ?? 0, document).toBe(0)
    }
  })

  test('relations of published documents reveal no draft', async () => {
    for (const path of [
      `/growingguides/${published.guide}?depth=3`,
      `/growingguides/${published.guide}?depth=3&draft=true`,
      `/products/${published.product}?depth=3`,
      `/products/${published.product}?depth=3&draft=true&locale=es`,
      `/mushrooms/${published.species}?depth=3`,
      `/mushrooms/${published.species}?depth=3&draft=true&locale=es`,
    ]) {
      const { status, text } = await call('GET', path, { as: callerOf() })
      expect(status, path).toBe(200)
      expect(text, path).not.toContain(secret)
    }
    const nested = await graphql(
      `{ Growingguide(id: "${published.guide}", draft: true) { species { slug specie { scientificName } } references { title summary } } }`,
      { as: callerOf() },
    )
    expect(nested.text).not.toContain(secret)
  })

  test('queries on relations do not reveal that a draft exists', async () => {
    const guesses: [string, object][] = [
      ['growingguides', { 'species.slug': { like: secret } }],
      ['growingguides', { 'species._status': { equals: 'draft' } }],
      ['growingguides', { 'references.title': { like: secret } }],
      ['growingguides', { species: { contains: { slug: { like: secret } } } }],
      ['products', { 'species.slug': { like: secret } }],
      ['products', { 'species.specie.scientificName': { like: secret } }],
      ['products', { 'vendor.businessName': { like: secret } }],
      ['vendors', { email: { like: secret } }],
      ['mushrooms', { 'specie.lookAlikeSpecies.species.slug': { like: secret } }],
      ['mushrooms', { 'specie.references.summary': { like: secret } }],
      ['mushrooms', { 'specie.poisoning.source.title': { like: secret } }],
    ]
    for (const [slug, where] of guesses) {
      for (const path of [
        `/${slug}?${queryOf({ where })}`,
        `/${slug}/count?${queryOf({ where })}`,
        `/${slug}?${queryOf({ where, draft: true })}`,
      ]) {
        const { status, body } = await call('GET', path, { as: callerOf() })
        expect(status, path).toBeLessThan(500)
        expect(body.totalDocs ?? 0, path).toBe(0)
      }
    }
  })
})

test('lists show no draft, and staff find it where they search', async () => {
  const { rows } = await databaseOf(payload).execute(sql`
    select document from listings where document::text in (select jsonb_array_elements_text(${JSON.stringify(Object.values(draft))}::jsonb)) or card::text like ${`%${secret}%`}`)
  expect(rows).toEqual([])
  for (const slug of collections) {
    const { status, text } = await call('GET', `/${slug}/${draft[slug]}`, { as: who.editor })
    expect(status).toBe(200)
    expect(text).toContain(secret)
  }
})

test('only staff see a draft of a published document', async () => {
  const publishedSpecies = await species('published')
  const change = marker()
  await call('PATCH', `/mushrooms/${publishedSpecies.id}?draft=true`, {
    as: who.editor,
    body: { meta: { description: change }, _status: 'draft' },
  })
  for (const path of [
    `/mushrooms/${publishedSpecies.id}`,
    `/mushrooms/${publishedSpecies.id}?draft=true`,
    '/mushrooms?draft=true&limit=100',
  ]) {
    expect((await call('GET', path)).text, path).not.toContain(change)
  }
  expect(
    (await call('GET', `/mushrooms/${publishedSpecies.id}?draft=true`, { as: who.editor })).text,
  ).toContain(change)
})
