/** Generated documents are like those that were saved through Payload. */

import { saveInAllLocales } from '@sample/load/insert'
import { loadedIds } from '@sample/load/loaded-ids'
import { productData } from '@sample/load/product'
import { richTextConverter } from '@sample/load/rich-text'
import { vendorData } from '@sample/load/supplier'
import { products as productSamples, vendors as vendorSamples } from '@sample/marketplace'
import type { ProductSample } from '@sample/marketplace-types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reindex } from '@/domains/catalog/write/reindex'
import { recountAll } from '@/domains/contributions/server/counts'
import { moderationQueue } from '@/domains/moderation/queries'
import { productAt } from '@/domains/products/queries'
import { reindexSearch } from '@/domains/search/write/reindex'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import type { Product } from '@/payload-types'
import { comment, impression, like, remember, removeContent, review, species } from '@/testing/content'
import { discardJobs } from '@/testing/jobs'
import { call } from '@/testing/rest'
import { type Person, payload, person, removePeople, sampleMember } from '@/testing/users'
import { multiplyDocuments } from './scale-documents'

const amounts = { products: 240, vendors: 20, pending: 30 }

/** Sample products that between them have every kind of row. */
const samples = [
  ...new Set(
    (['variants', 'sale', 'links', 'facts', 'excludedRegions', 'condition'] as const).flatMap(
      (field) =>
        productSamples.find((sample: ProductSample) => [sample[field] ?? []].flat().length > 0) ?? [],
    ),
  ),
]

const reader = { payload, user: null, locale: 'es', draft: false } as const
let admin: Person
let originals: Product[]

beforeAll(async () => {
  admin = await person('admin')
  const author = await sampleMember()
  const categories = await loadedIds(payload, 'categories', 'path')
  const relations = { categories, species: new Map<string, string>(), vendors: new Map<string, string>() }
  for (const slug of new Set(samples.flatMap((sample) => sample.species)))
    relations.species.set(slug, (await species('published')).id)
  for (const slug of new Set(samples.map((sample) => sample.vendor))) {
    const sample = vendorSamples.find((vendor) => vendor.slug === slug)
    if (!sample) throw new Error(`There is no vendor ${slug}.`)
    const id = await saveInAllLocales(payload, { collection: 'vendors' }, (locale) =>
      vendorData(sample, locale, categories),
    )
    relations.vendors.set(slug, remember('vendors', id))
  }
  const toRichText = await richTextConverter(payload)
  for (const sample of samples) {
    const id = await saveInAllLocales(payload, { collection: 'products' }, (locale) =>
      productData(sample, locale, relations, toRichText),
    )
    remember('products', id)
    const subject = { relationTo: 'products', value: id } as never
    await review('published', { doc: subject, user: author.id })
    await comment('published', { doc: subject, user: author.id })
    await like(author.id, subject)
  }
  await impression('published', { user: author.id })
  await reindex(payload)
  await reindexSearch(payload)
  await multiplyDocuments(String(process.env.DATABASE_URL), amounts)
  originals = (
    await payload.find({ collection: 'products', where: { slug: { in: samples.map(({ slug }) => slug) } } })
  ).docs
})

afterAll(async () => {
  const { docs: members } = await payload.find({
    collection: 'users',
    where: { sample: { equals: true } },
    limit: 0,
  })
  await removeContent()
  for (const { id } of members)
    await payload.delete({ collection: 'users', id, depth: 0 }).catch(() => undefined)
  await removePeople()
  await discardJobs()
})

describe('generated documents', () => {
  test('exist in the wanted number, each with its latest version', async () => {
    for (const [collection, total] of [
      ['products', amounts.products],
      ['vendors', amounts.vendors],
    ] as const)
      for (const draft of [false, true]) {
        const found = await payload.find({ collection, depth: 0, draft, limit: 1 })
        expect([collection, draft, found.totalDocs]).toEqual([collection, draft, total])
      }
  })

  test('read like their originals, except for title, address, vendor, price and date', async () => {
    for (const original of originals) {
      const [first, copy] = await Promise.all(
        [original.slug, `${original.slug}-7`].map(async (slug) => {
          const answer = await call('GET', `/products?where[slug][equals]=${slug}&depth=0`, { as: admin })
          return answer.body.docs[0]
        }),
      )
      expect(copy).toMatchObject({
        title: `${first.title} 7`,
        likeCount: 1,
        aggregateRating: first.aggregateRating,
      })
      expect(copy.baseInventory.unitPrice).toBe(first.baseInventory.unitPrice + 49)
      expect(withoutChanges(copy)).toEqual(withoutChanges(first))
    }
  })

  test('have versions that an editor reads and saves', async () => {
    const slug = `${originals[0]?.slug}-9`
    const { body } = await call('GET', `/products?where[slug][equals]=${slug}&draft=true&depth=0`, {
      as: admin,
    })
    const [{ id, title }] = body.docs
    expect(title).toBe(`${originals[0]?.title} 9`)
    const saved = await call('PATCH', `/products/${id}`, {
      as: admin,
      body: { sku: 'changed', _status: 'published' },
    })
    expect(saved.status, saved.text).toBe(200)
    const versions = await payload.findVersions({ collection: 'products', where: { parent: { equals: id } } })
    expect(versions.docs.map(({ latest }) => latest)).toEqual([true, false])
  })

  test('have a page', async () => {
    for (const { slug } of originals) {
      const [page, copy] = [await productAt(reader, slug), await productAt(reader, `${slug}-12`)]
      expect(copy?.title).toBe(`${page?.title} 12`)
      expect(Object.keys(copy ?? {})).toEqual(Object.keys(page ?? {}))
    }
  })

  test.each(['', '&draft=true', '&sort=title', '&sort=-title&draft=true'])(
    'are on deep pages in the order of the whole list (%s)',
    async (query) => {
      const read = async (limit: number, page: number) =>
        (await call('GET', `/products?limit=${limit}&page=${page}&depth=0${query}`, { as: admin })).body
      const whole = (await read(100, 3)).docs
      const { docs, page, totalDocs, hasNextPage } = await read(20, 11)
      expect({ page, totalDocs, hasNextPage }).toEqual({ page: 11, totalDocs: 240, hasNextPage: true })
      expect(docs).toEqual(whole.slice(0, 20))
      expect((await read(20, 12)).docs).toEqual(whole.slice(20))
      expect((await read(20, 13)).docs).toEqual([])
    },
  )

  test('are in the lists and in the search exactly as the index would write them', async () => {
    expect((await reindex(payload)).differences).toBe(0)
    expect(await reindexSearch(payload)).toBe(0)
  })

  test('have the counts of the contributions about them', async () => {
    const wrong = await inTransaction(payload, async (req) => recountAll(await transactionOf(req)))
    expect(Object.values(wrong).every((count) => count === 0)).toBe(true)
  })

  test('wait for moderation', async () => {
    const editor = { ...admin, collection: 'users', roles: ['admin'] } as never
    const { total, entries } = await moderationQueue({ ...reader, user: editor }, {})
    expect(total).toBeGreaterThanOrEqual(amounts.pending)
    expect(entries[0]?.about).not.toBeNull()
  })
})

/** What copies have in common with their originals. Ids of rows differ, because they are keys. */
function withoutChanges({
  id,
  slug,
  title,
  vendor,
  createdAt,
  updatedAt,
  publishedAt,
  ...rest
}: Product): unknown {
  const text = JSON.stringify(rest, (key, value) =>
    ['id', 'unitPrice', 'salePrice', 'price'].includes(key) ? undefined : value,
  )
  return JSON.parse(text)
}
