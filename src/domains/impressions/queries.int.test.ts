/** Published entries as pages show them: their order, authors and summaries. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAnsweredComment, threadsOf } from '@/domains/comments/queries'
import { maxReplies } from '@/domains/comments/thread'
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

describe('comments', () => {
  test('are listed newest first with their total', async () => {
    const subject = await about()
    const first = await comment('published', { doc: subject, user: author.id })
    await comment('draft', { doc: subject })
    const second = await comment('published', { doc: subject })
    const { threads, total, comments } = await threadsOf(reader(), { subject, from: 0, count: 3 })
    expect({ total, comments }).toEqual({ total: 2, comments: 2 })
    expect(threads.map(({ top }) => top)).toMatchObject([
      { id: second.id, author: null, text: second.comment },
      { id: first.id, author: { name: 'Test member' }, locale: 'en' },
    ])
  })

  test('stand in threads, replies oldest first, also below one that is no longer shown', async () => {
    const subject = await about()
    const question = await comment('published', { doc: subject })
    const other = await comment('published', { doc: subject })
    const answer = await comment('published', { doc: subject, replyTo: question.id })
    await comment('draft', { doc: subject, replyTo: question.id })
    // A reply to a reply joins the thread.
    const thanks = await comment('published', { doc: subject, replyTo: answer.id })
    expect(thanks.replyTo).toBe(question.id)
    const query = { subject, from: 0, count: 5 }
    const page = await threadsOf(reader(), query)
    expect({ total: page.total, comments: page.comments }).toEqual({ total: 2, comments: 4 })
    expect(page.threads.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)])).toEqual([
      [other.id],
      [question.id, answer.id, thanks.id],
    ])
    expect((await threadsOf(reader(), { ...query, from: 1, count: 1 })).threads).toMatchObject([
      { id: question.id },
    ])
    expect(await findAnsweredComment(reader(), subject, answer.id)).toMatchObject({ text: answer.comment })

    await payload.delete({ collection: 'comments', id: question.id })
    const left = await threadsOf(reader(), query)
    expect(left.threads[1]).toMatchObject({
      id: question.id,
      top: null,
      replies: [{ id: answer.id }, { id: thanks.id }],
    })
    expect(await findAnsweredComment(reader(), subject, answer.id)).toBeNull()
  })

  test('reply to a published comment on the same subject only', async () => {
    const subject = await about()
    const unpublished = await comment('draft', { doc: subject })
    const elsewhere = await comment('published', { doc: await about() })
    for (const replyTo of [unpublished.id, elsewhere.id, author.id, 'top', '%'])
      await expect(comment('published', { doc: subject, replyTo }), replyTo).rejects.toThrow(
        'no longer shown',
      )
    const answered = await comment('published', { doc: subject })
    for (let reply = 0; reply < maxReplies; reply += 1)
      await comment('draft', { doc: subject, replyTo: answered.id })
    await expect(comment('draft', { doc: subject, replyTo: answered.id })).rejects.toThrow('as many replies')
  })
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
