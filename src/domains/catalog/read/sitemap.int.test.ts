import { afterAll, expect, test } from 'vitest'
import { marker, product, removeContent, species, vendor } from '@/testing/content'
import { payload } from '@/testing/users'
import { getNewestEntries } from './newest-entries'
import { listSitemapEntries, listSitemapPieces } from './sitemap'

afterAll(removeContent)

const reader = { payload, user: null, locale: 'es', draft: false } as const

async function listed(collection: 'mushrooms' | 'products') {
  const pieces = (await listSitemapPieces(reader)).filter((piece) => piece.collection === collection)
  return (await Promise.all(pieces.map((piece) => listSitemapEntries(reader, piece)))).flat()
}

test('sitemaps list published documents with the time of their last change', async () => {
  const { id, slug } = await species('published')
  const draft = await species('draft')
  const slugs = (await listed('mushrooms')).map((entry) => entry.slug)
  expect(slugs).toContain(slug)
  expect(slugs).not.toContain(draft.slug)
  const data = { meta: { description: marker() } }
  const { updatedAt } = await payload.update({ collection: 'mushrooms', id, data })
  const entry = (await listed('mushrooms')).find((one) => one.slug === slug)
  expect(new Date(String(entry?.updatedAt))).toEqual(new Date(updatedAt))
  await payload.update({ collection: 'mushrooms', id, data: { _status: 'draft' } })
  expect((await listed('mushrooms')).map((one) => one.slug)).not.toContain(slug)
})

test('sitemaps leave out products that search engines must not index', async () => {
  const sold = await product((await vendor()).id)
  const unlisted = await product((await vendor({ vendorType: 'other' })).id)
  const slugs = (await listed('products')).map(({ slug }) => slug)
  expect(slugs).toContain(sold.slug)
  expect(slugs).not.toContain(unlisted.slug)
})

test('feeds have the newest entries first', async () => {
  const { id } = await species('published')
  const [newest] = await getNewestEntries(reader, { collection: 'mushrooms', limit: 1 })
  expect(newest?.card.id).toBe(id)
})

test('what was corrected last is first where a feed lists changes', async () => {
  const { id } = await species('published')
  await species('published')
  await payload.update({
    collection: 'mushrooms',
    id,
    data: { mycobank: 123_456, _status: 'published' } as never,
  })
  const [changed] = await getNewestEntries(reader, { collection: 'mushrooms', limit: 1, by: 'change' })
  expect(changed?.card.id).toBe(id)
  expect(Date.parse(String(changed?.updatedAt))).toBeGreaterThan(Date.parse(String(changed?.publishedAt)))
})
