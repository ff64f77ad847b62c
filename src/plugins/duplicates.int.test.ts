/** Copies of entries, in every collection that offers them. */
import config from '@payload-config'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { numberedSlug, slugOf } from '@/foundation/payload/slug'
import { slugPattern } from '@/foundation/routing/slug'
import {
  article,
  form,
  guide,
  product,
  recipe,
  reference,
  remember,
  removeContent,
  species,
  supplier,
  vendor,
} from '@/testing/content'
import { call, graphql } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

/** Creates a published entry. */
const create: Partial<Record<CollectionSlug, () => Promise<{ id: string }>>> = {
  mushrooms: () => species('published'),
  growingguides: () => guide('published'),
  references: () => reference('published'),
  recipes: () => recipe('published'),
  posts: () => article('posts', 'published'),
  projects: () => article('projects', 'published'),
  pages: () => article('pages', 'published'),
  products: async () => product((await vendor()).id),
  vendors: () => vendor(),
  wholesale: () => supplier('wholesale'),
  dropshipping: () => supplier('dropshipping'),
  forms: () => form(),
}

const { collections } = await config
const copied = collections
  .filter(({ disableDuplicate, slug }) => !disableDuplicate && !slug.startsWith('payload-'))
  .map(({ slug }) => slug)

test('every collection that offers copies is tried', () => {
  expect(copied.toSorted()).toEqual(Object.keys(create).toSorted())
})

const duplicate = (collection: string, id: string, as = who.editor, query = '') =>
  call('POST', `/${collection}/${id}/duplicate${query}`, { as, body: { _status: 'published' } })

describe.each(copied)('a copy of %s', (collection) => {
  test.each(['', '?draft=false'])('is a draft with a free address%s', async (query) => {
    const made = await create[collection as CollectionSlug]?.()
    const id = String(made?.id)
    const original = (await payload.findByID({
      collection: collection as 'products',
      id,
      depth: 0,
    })) as object
    const copies: object[] = []
    for (let number = 0; number < 2; number++) {
      const answer = await duplicate(collection, id, who.editor, query)
      expect(answer.status, answer.text).toBe(200)
      remember(collection as 'products', answer.body.doc.id)
      copies.push(answer.body.doc)
    }
    for (const copy of copies) {
      expect(copy).toMatchObject({ _status: 'draft' })
      expect((await call('GET', `/${collection}/${(copy as { id: string }).id}`)).status).not.toBe(200)
    }
    if (!('slug' in original)) return
    const slugs = copies.map((copy) => (copy as { slug: string }).slug)
    expect(slugs).toEqual([`${original.slug}-2`, `${original.slug}-3`])
  })
})

test('counts, dates, decisions and the owner stay with the original', async () => {
  const shop = await vendor({ owner: who.seller.id })
  const { id } = await product(shop.id)
  await payload.db.updateOne({
    collection: 'products',
    id,
    data: { likeCount: 7, aggregateRating: { averageRating: 4, reviewCount: 3 } },
  })
  const { body } = await duplicate('products', id)
  remember('products', body.doc.id)
  expect(body.doc).toMatchObject({ likeCount: 0, aggregateRating: { reviewCount: 0 } })
  expect(body.doc.publishedAt ?? null).toBeNull()
  const copy = await duplicate('vendors', shop.id)
  remember('vendors', copy.body.doc.id)
  expect(copy.body.doc).toMatchObject({ status: 'pending' })
  const stored = await payload.findByID({ collection: 'vendors', id: copy.body.doc.id, depth: 0 })
  expect([stored.owner ?? null, stored.approvedAt ?? null]).toEqual([null, null])
})

test('a title says in each language that it is a copy', async () => {
  const { id } = await guide('published')
  const titles = { en: 'Oysters', es: 'Ostras', pt: 'Shimeji' }
  for (const [locale, title] of Object.entries(titles))
    await payload.update({ collection: 'growingguides', id, locale: locale as 'en', data: { title } })
  const { body } = await duplicate('growingguides', id)
  remember('growingguides', body.doc.id)
  const options = { collection: 'growingguides', id: body.doc.id, depth: 0, draft: true } as const
  expect((await payload.findByID({ ...options, locale: 'all' })).title).toEqual({
    en: 'Oysters (copy)',
    es: 'Ostras (copia)',
    pt: 'Shimeji (cópia)',
  })
})

test('vendors copy their own products, and nobody copies those of another', async () => {
  const mine = await product((await vendor({ owner: who.seller.id })).id)
  const copy = await duplicate('products', mine.id, who.seller)
  expect(copy.status, copy.text).toBe(200)
  remember('products', copy.body.doc.id)
  const others = await product((await vendor()).id)
  for (const as of [who.seller, who.member]) {
    expect((await duplicate('products', others.id, as)).status).toBeGreaterThanOrEqual(400)
    const mutation = `mutation { duplicateProduct(id: "${others.id}", data: {}) { id } }`
    expect((await graphql(mutation, { as })).body.errors?.length).toBeGreaterThan(0)
  }
  expect((await call('POST', `/users/${who.member.id}/duplicate`, { as: who.admin, body: {} })).status).toBe(
    404,
  )
})

test('a slug is made of a title in whatever script, and takes a number within its length', () => {
  expect(
    ['Bjørnstadii Łódź', 'Белый гриб', '松茸', 'Œuf à la coque', 'β-glucan tincture', '🍄', 'אע'].map(slugOf),
  ).toEqual([
    'bjornstadii-lodz',
    'belyy-grib',
    'songrong',
    'oeuf-a-la-coque',
    'beta-glucan-tincture',
    'mushroom',
    'u5d0-u5e2',
  ])
  expect(['', ' ', '?!', '—'].map(slugOf)).toEqual([undefined, undefined, undefined, undefined])
  expect([1, 2, 10].map((number) => numberedSlug('morel', number))).toEqual(['morel', 'morel-2', 'morel-10'])
  const long = numberedSlug('a'.repeat(120), 2)
  expect(long).toHaveLength(120)
  expect(long).toMatch(slugPattern)
})
