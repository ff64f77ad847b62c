/** Published entries as pages show them: their order, authors and summaries. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commentsOf } from '@/domains/comments/queries'
import { reviewOverview, reviewsOf } from '@/domains/reviews/queries'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { about, comment, helpful, impression, removeContent, review } from '@/testing/content'
import { type Person, payload, person, removePeople, sampleMember } from '@/testing/users'
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
  test('are counted by stars, filtered, sorted and paginated', async () => {
    const created: string[] = []
    for (const rating of [5, 4, 5]) created.push((await review('published', { doc, rating })).id)
    await review('draft', { doc, rating: 1 })
    await helpful(author.id, { relationTo: 'reviews', value: String(created[0]) })
    expect(await reviewOverview(reader(), doc)).toEqual({ average: 14 / 3, count: 3, stars: [0, 0, 0, 1, 2] })
    const ids = async (query: object) =>
      (await reviewsOf(reader(), { subject: doc, from: 0, count: 3, sort: 'newest', ...query })).entries.map(
        ({ id }) => id,
      )
    expect(await ids({})).toEqual(created.toReversed())
    expect(await ids({ sort: 'helpful', count: 1 })).toEqual([created[0]])
    expect(await ids({ stars: 4 })).toEqual([created[1]])
    expect(await ids({ from: 2, count: 5 })).toEqual([created[0]])
    expect(
      (await reviewsOf(reader(), { subject: doc, from: 0, count: 1, sort: 'newest', stars: 5 })).total,
    ).toBe(2)
  })

  test('name their authors unless they are anonymous', async () => {
    const subject = await about()
    await review('published', { doc: subject, user: author.id })
    await review('published', { doc: subject, user: (await person('member')).id, anonymous: true })
    const { entries } = await reviewsOf(reader(), { subject, from: 0, count: 3, sort: 'newest' })
    expect(entries.map((entry) => entry.author)).toEqual([null, { name: 'Test member', avatar: null }])
    expect(JSON.stringify(entries)).not.toContain(author.id)
  })
})

test('comments are listed newest first with their total', async () => {
  const subject = await about()
  const first = await comment('published', { doc: subject, user: author.id })
  await comment('draft', { doc: subject })
  const second = await comment('published', { doc: subject })
  const { entries, total } = await commentsOf(reader(), { subject, from: 0, count: 3 })
  expect(total).toBe(2)
  expect(entries).toMatchObject([
    { id: second.id, author: null, text: second.comment },
    { id: first.id, author: { name: 'Test member' }, locale: 'en' },
  ])
})

describe('impressions', () => {
  test("have the titles of their categories in the reader's language", async () => {
    const subject = await about()
    const [dried, calm] = [await category('consumption-form/dried'), await category('experiential/calm')]
    await impression('published', { doc: subject, consumptionForm: dried, experiential: [calm] })
    const { entries } = await impressionsOf(reader('es'), { subject, from: 0, count: 5, sort: 'newest' })
    expect(entries).toMatchObject([
      {
        consumptionForm: { id: dried, slug: 'dried', title: 'Seca' },
        otherConsumptionForm: null,
        experiential: [{ id: calm, title: 'Calma', icon: 'waves' }],
        helpsWith: [],
      },
    ])
    expect(await impressionOverview(reader(), subject)).toMatchObject({ average: 4, count: 1 })
  })

  test('are summarized for consumption forms with at least five people, without drafts', async () => {
    const subject = await about()
    const [tea, fresh, calm, energised, sleep] = await Promise.all([
      category('consumption-form/tea'),
      category('consumption-form/fresh'),
      category('experiential/calm'),
      category('experiential/energised'),
      category('species/benefit/insomnia'),
    ])
    for (let index = 0; index < minPeople - 1; index += 1) {
      await impression('published', {
        doc: subject,
        consumptionForm: tea,
        rating: 4,
        experiential: [calm],
        helpsWith: [sleep],
      })
      await impression('published', { doc: subject, consumptionForm: fresh, experiential: [energised] })
    }
    await impression('draft', { doc: subject, consumptionForm: tea, experiential: [energised] })
    expect(await impressionSummary(reader(), subject)).toEqual([])
    await impression('published', {
      doc: subject,
      consumptionForm: tea,
      rating: 5,
      experiential: [calm, energised],
    })
    expect(await impressionSummary(reader('pt'), subject)).toMatchObject([
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

  test('are summarized without the benefits that sample content names', async () => {
    const subject = await about()
    const [tea, sleep] = [await category('consumption-form/tea'), await category('species/benefit/insomnia')]
    const entry = { doc: subject, consumptionForm: tea, helpsWith: [sleep] }
    await impression('published', { ...entry, user: (await sampleMember()).id })
    for (let index = 1; index < minPeople; index += 1) await impression('published', entry)
    expect(await impressionSummary(reader(), subject)).toMatchObject([
      { people: minPeople, helpsWith: [{ slug: 'insomnia', people: minPeople - 1 }] },
    ])
  })
})
