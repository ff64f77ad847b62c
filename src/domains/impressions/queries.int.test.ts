/** What pages show of what members wrote: published alone, in either order, with names only where they were given. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commentsOf } from '@/domains/comments/queries'
import { reviewOverview, reviewsOf } from '@/domains/reviews/queries'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { about, comment, helpful, impression, removeContent, review } from '@/testing/content'
import { type Person, payload, person, removePeople } from '@/testing/users'
import { impressionOverview, impressionSummary, impressionsOf, minPeople } from './queries'

const reader = (locale: Locale = 'en'): Reader => ({ payload, user: null, locale, draft: false })

let author: Person
let doc: Awaited<ReturnType<typeof about>>

beforeAll(async () => {
  author = await person('member')
  doc = await about()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

async function category(path: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'categories',
    limit: 1,
    where: { path: { equals: path } },
  })
  return String(docs[0]?.id)
}

describe('reviews', () => {
  test('are counted by stars, filtered, ordered and turned over', async () => {
    const made: string[] = []
    for (const rating of [5, 4, 5]) made.push((await review('published', { doc, rating })).id)
    await review('draft', { doc, rating: 1 })
    await helpful(author.id, { relationTo: 'reviews', value: String(made[0]) })
    expect(await reviewOverview(reader(), doc)).toEqual({ average: 14 / 3, count: 3, stars: [0, 0, 0, 1, 2] })
    const ids = async (query: object) =>
      (await reviewsOf(reader(), { subject: doc, from: 0, count: 3, sort: 'newest', ...query })).entries.map(
        ({ id }) => id,
      )
    expect(await ids({})).toEqual(made.toReversed())
    expect(await ids({ sort: 'helpful', count: 1 })).toEqual([made[0]])
    expect(await ids({ stars: 4 })).toEqual([made[1]])
    expect(await ids({ from: 2, count: 5 })).toEqual([made[0]])
    expect(
      (await reviewsOf(reader(), { subject: doc, from: 0, count: 1, sort: 'newest', stars: 5 })).total,
    ).toBe(2)
  })

  test('say who wrote them, or nothing', async () => {
    const own = await about()
    await review('published', { doc: own, user: author.id })
    await review('published', { doc: own, user: (await person('member')).id, anonymous: true })
    const { entries } = await reviewsOf(reader(), { subject: own, from: 0, count: 3, sort: 'newest' })
    expect(entries.map(({ author: face }) => face)).toEqual([null, { name: 'Test member', avatar: null }])
    expect(JSON.stringify(entries)).not.toContain(author.id)
  })
})

test('comments: the newest first, and how many there are', async () => {
  const own = await about()
  const first = await comment('published', { doc: own, user: author.id })
  await comment('draft', { doc: own })
  const second = await comment('published', { doc: own })
  const { entries, total } = await commentsOf(reader(), { subject: own, from: 0, count: 3 })
  expect(total).toBe(2)
  expect(entries).toMatchObject([
    { id: second.id, author: null, text: second.comment },
    { id: first.id, author: { name: 'Test member' }, locale: 'en' },
  ])
})

describe('impressions', () => {
  test('name what was taken and felt in the reader’s language', async () => {
    const own = await about()
    const [dried, calm] = [await category('consumption-form/dried'), await category('experiential/calm')]
    await impression('published', { doc: own, consumptionForm: dried, experiential: [calm] })
    const { entries } = await impressionsOf(reader('es'), { subject: own, from: 0, count: 5, sort: 'newest' })
    expect(entries).toMatchObject([
      {
        consumptionForm: { id: dried, slug: 'dried', title: 'Seca' },
        otherConsumptionForm: null,
        experiential: [{ id: calm, title: 'Calma', icon: 'waves' }],
        helpsWith: [],
      },
    ])
    expect(await impressionOverview(reader(), own)).toMatchObject({ average: 4, count: 1 })
  })

  test('are summed up for a form from five people upward, and never of drafts', async () => {
    const own = await about()
    const [tea, fresh, calm, energised, sleep] = await Promise.all([
      category('consumption-form/tea'),
      category('consumption-form/fresh'),
      category('experiential/calm'),
      category('experiential/energised'),
      category('species/benefit/insomnia'),
    ])
    for (let told = 0; told < minPeople - 1; told += 1) {
      await impression('published', {
        doc: own,
        consumptionForm: tea,
        rating: 4,
        experiential: [calm],
        helpsWith: [sleep],
      })
      await impression('published', { doc: own, consumptionForm: fresh, experiential: [energised] })
    }
    await impression('draft', { doc: own, consumptionForm: tea, experiential: [energised] })
    expect(await impressionSummary(reader(), own)).toEqual([])
    await impression('published', {
      doc: own,
      consumptionForm: tea,
      rating: 5,
      experiential: [calm, energised],
    })
    expect(await impressionSummary(reader('pt'), own)).toMatchObject([
      {
        form: { slug: 'tea', title: 'Chá' },
        people: 5,
        average: 4.2,
        experiential: [
          { slug: 'calm', people: 5 },
          { slug: 'energised', people: 1 },
        ],
        helpsWith: [{ slug: 'insomnia', people: 4 }],
      },
    ])
  })
})
