/** Removing the sample content in steps, by administrators only. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  guide,
  impression,
  like,
  order,
  product,
  removeContent,
  review,
  species,
  vendor,
} from '@/testing/content'
import { call, type Options } from '@/testing/rest'
import { payload, people, removePeople, sampleMember } from '@/testing/users'
import { hasSampleContent } from './queries'
import { countRemovable, type RemovalScope, removeSampleBatch } from './remove'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

async function removeAll(scope: RemovalScope): Promise<void> {
  while ((await removeSampleBatch(payload, scope)).removed > 0);
  expect(await countRemovable(payload, scope)).toBe(0)
}

async function exists(collection: 'mushrooms' | 'products' | 'vendors' | 'reviews', id: string) {
  return Boolean(await payload.findByID({ collection, id, depth: 0, disableErrors: true }))
}

/** A guide that a real and a sample member have reviewed and the sample member likes. */
async function reviewedGuide() {
  const doc = { relationTo: 'growingguides' as const, value: (await guide('published')).id }
  const sample = await sampleMember()
  const [real, invented] = [
    await review('published', { doc, user: who.member.id, rating: 2 }),
    await review('published', { doc, user: sample.id, rating: 5 }),
  ]
  await like(sample.id, doc)
  const read = () => payload.findByID({ collection: 'growingguides', id: doc.value, depth: 0 })
  return { read, real, invented }
}

test('removing sample contributions leaves those of members, correct counts and the documents', async () => {
  const { read, real, invented } = await reviewedGuide()
  const sample = await species('published', undefined, { sample: true })
  await impression('published', { user: (await sampleMember()).id })
  expect(await read()).toMatchObject({
    likeCount: 1,
    aggregateRating: { averageRating: 3.5, reviewCount: 2 },
  })
  await removeAll('contributions')
  expect(await read()).toMatchObject({ likeCount: 0, aggregateRating: { averageRating: 2, reviewCount: 1 } })
  expect([await exists('reviews', real.id), await exists('reviews', invented.id)]).toEqual([true, false])
  expect(await exists('mushrooms', sample.id)).toBe(true)
  expect(await hasSampleContent(payload)).toBe(true)
})

test('removing all sample content takes its blocks off the home page, and leaves those of editors', async () => {
  const layout = [
    { id: 'hero', blockType: 'hero' as const },
    { id: 'sample-note', blockType: 'cta' as const, links: [{ label: 'Read', url: '/posts/gone' }] },
    {
      id: 'dishes',
      blockType: 'carousel' as const,
      collection: 'recipes' as const,
      limit: 3,
      heading: 'Dishes',
    },
  ]
  const save = (locale: 'en' | 'es', heading: string) =>
    payload.updateGlobal({
      slug: 'homePage',
      locale,
      data: {
        layout: layout.map((block) => (block.id === 'dishes' ? { ...block, heading } : block)),
        _status: 'published',
      },
    })
  await save('en', 'Dishes')
  await save('es', 'Platos')
  await removeAll('all')
  const { layout: left } = await payload.findGlobal({ slug: 'homePage', locale: 'es', depth: 0 })
  expect(left?.map((block) => [block.id, 'heading' in block && block.heading])).toEqual([
    ['hero', expect.anything()],
    ['dishes', 'Platos'],
  ])
  await payload.updateGlobal({ slug: 'homePage', data: { layout: [], _status: 'published' } })
})

test('removing all sample content keeps what is not marked, and vendors that are in use', async () => {
  const real = await species('published')
  const [closed, used] = [await vendor({ sample: true }), await vendor({ sample: true })]
  const [sold, own] = [await product(closed.id, { sample: true }), await product(used.id)]
  const ordered = await vendor({ sample: true })
  await order(ordered.id)
  await removeAll('all')
  expect(await exists('mushrooms', real.id)).toBe(true)
  expect([await exists('products', sold.id), await exists('vendors', closed.id)]).toEqual([false, false])
  expect([await exists('products', own.id), await exists('vendors', used.id)]).toEqual([true, true])
  expect(await exists('vendors', ordered.id)).toBe(true)
  expect(await hasSampleContent(payload)).toBe(false)
})

test('sample species that a real entry uses stay with what they name; others go, although they name each other', async () => {
  const [named, one, other] = [
    await species('published', undefined, { sample: true }),
    await species('published', undefined, { sample: true }),
    await species('published', undefined, { sample: true }),
  ]
  const lookAlike = async (of: string, to: string) => {
    const { specie } = await payload.findByID({ collection: 'mushrooms', id: of, depth: 0 })
    const row = { species: to, trait: 'cap' as const, own: 'Red.', other: 'Brown.' }
    await payload.update({
      collection: 'mushrooms',
      id: of,
      data: { specie: { ...specie, lookAlikeSpecies: [row] } },
    })
  }
  const used = await species('published', undefined, { sample: true })
  await lookAlike(used.id, named.id)
  await lookAlike(one.id, other.id)
  await lookAlike(other.id, one.id)
  await guide('published', { species: [used.id] } as never)
  await removeAll('all')
  const left = [used, named, one, other].map(({ id }) => exists('mushrooms', id))
  expect(await Promise.all(left)).toEqual([true, true, false, false])
  const kept = await payload.findByID({ collection: 'mushrooms', id: used.id, depth: 0 })
  expect(kept).toMatchObject({ sample: false, specie: { lookAlikeSpecies: [{ species: named.id }] } })
})

test('only administrators remove sample content, and only staff can mark it', async () => {
  const { id } = await species('published', undefined, { sample: true })
  const remove = (options: Options) => call('POST', '/sample-content/remove', options)
  for (const as of [who.visitor, who.member, who.seller, who.editor])
    expect((await remove({ as, body: { scope: 'all' } })).status).toBe(403)
  expect((await remove({ as: who.admin, body: { scope: 'everything' } })).status).toBe(400)
  expect((await call('GET', `/mushrooms/${id}`)).body).not.toHaveProperty('sample')
  const { status, body } = await remove({ as: who.admin, body: { scope: 'all' } })
  expect({ status, body }).toEqual({ status: 200, body: { removed: 1, remaining: 0 } })
  expect(await exists('mushrooms', id)).toBe(false)
})
