/** Decisions of moderators that are undone within a minute. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import { about, comment, marker, product, removeContent, review, vendor } from '@/testing/content'
import { mailsTo, runWaitingJobs } from '@/testing/jobs'
import { type Caller, call } from '@/testing/rest'
import { type Person, payload, people, person, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

interface Order {
  verdict: 'publish' | 'keep' | 'decline'
  entries: string[]
}

/** Decides and returns the token. */
async function decide(as: Person, { verdict, entries }: Order): Promise<string> {
  const body = { verdict, entries, ...(verdict === 'decline' && { reason: 'offTopic' }) }
  const response = await call('POST', '/moderation', { as, body })
  expect(response.body.decided, response.text).toEqual(entries)
  return response.body.undo
}

const undo = (as: Caller, token: string) => call('POST', '/moderation/undo', { as, body: { undo: token } })

const problemOf = ({ body }: Awaited<ReturnType<typeof undo>>) => body.errors[0].data.errors[0].code

const latest = async (collection: 'reviews' | 'products', id: string): Promise<Record<string, unknown>> => ({
  ...(await payload.findByID({ collection, id, depth: 0, draft: true })),
})

const published = async (path: string) => (await call('GET', path)).status === 200

async function recordsOf(id: string): Promise<unknown[]> {
  const { docs } = await payload.find({ collection: 'decisions', depth: 0, limit: 100, sort: '-createdAt' })
  return docs.filter(({ entry }) => entry?.value === id)
}

const openReports = async (id: string) =>
  (
    await payload.count({
      collection: 'reports',
      where: { target: { like: id }, settled: { not_equals: true } },
    })
  ).totalDocs

test('decisions about several entries are undone together, are not recorded, and nobody gets a mail', async () => {
  const author = await person('member')
  const subject = await about()
  const entries = [
    await review('draft', { user: author.id, doc: subject }),
    await review('draft', { user: who.member.id, doc: subject }),
  ]
  const keys = entries.map(({ id }) => `reviews:${id}`)
  const ratings = async () =>
    (await payload.findByID({ collection: 'mushrooms', id: subject.value })).aggregateRating?.reviewCount
  for (const verdict of ['publish', 'decline'] as const) {
    const token = await decide(who.editor, { verdict, entries: keys })
    expect(await ratings()).toBe(verdict === 'publish' ? 2 : 0)
    expect((await undo(null, token)).status).toBe(401)
    expect((await undo(author, token)).status).toBe(403)
    expect(problemOf(await undo(who.admin, token))).toBe('tooLate')
    expect((await undo(who.editor, token)).body).toEqual({ undone: 2 })
    expect(problemOf(await undo(who.editor, token))).toBe('tooLate')
    expect(await ratings()).toBe(0)
    for (const { id } of entries) {
      expect(await latest('reviews', id)).toMatchObject({ _status: 'draft', declinedReason: null })
      expect(await recordsOf(id)).toEqual([])
    }
  }
  await runWaitingJobs()
  expect(await mailsTo(author.email)).toEqual([])
})

test('a published change is pending again, over the version that was public before', async () => {
  const author = await person('member')
  const { id, headline } = await review('published', { user: author.id })
  const change = marker()
  await call('PATCH', `/reviews/${id}`, { as: author, body: { headline: change } })
  for (const verdict of ['publish', 'decline'] as const) {
    const token = await decide(who.editor, { verdict, entries: [`reviews:${id}`] })
    expect((await undo(who.editor, token)).status).toBe(200)
    expect((await call('GET', `/reviews/${id}`)).body.headline).toBe(headline)
    expect(await latest('reviews', id)).toMatchObject({
      _status: 'draft',
      headline: change,
      declinedReason: null,
    })
  }
})

test('a review that was taken down is public again as it was, and its declined change stays declined', async () => {
  const { id, headline } = await review('published')
  const change = { headline: marker(), declinedReason: 'unreadable' as const }
  await payload.update({ collection: 'reviews', id, data: change, draft: true })
  const token = await decide(who.editor, { verdict: 'decline', entries: [`reviews:${id}`] })
  expect(await published(`/reviews/${id}`)).toBe(false)
  expect((await undo(who.editor, token)).status).toBe(200)
  expect((await call('GET', `/reviews/${id}`)).body.headline).toBe(headline)
  expect(await latest('reviews', id)).toMatchObject({ _status: 'draft', ...change })
  expect(await recordsOf(id)).toEqual([])
})

test('an entry that was taken down or kept is public again, with its reports', async () => {
  const { id } = await comment('published')
  const report = { entry: { relationTo: 'comments', value: id }, reason: 'offensive', openedAt: 1 }
  const sent = await call('POST', '/reports', { as: who.stranger, body: report })
  expect(sent.status, sent.text).toBe(201)
  for (const verdict of ['decline', 'keep'] as const) {
    const token = await decide(who.editor, { verdict, entries: [`comments:${id}`] })
    expect(await published(`/comments/${id}`)).toBe(verdict === 'keep')
    expect(await openReports(id)).toBe(0)
    expect((await undo(who.editor, token)).status).toBe(200)
    expect(await published(`/comments/${id}`)).toBe(true)
    expect(await openReports(id)).toBe(1)
    expect(await recordsOf(id)).toEqual([])
  }
})

test('a first product waits again, and its vendor cannot publish it alone', async () => {
  const owner = await person('vendor')
  const email = `${marker()}@example.com`
  const { id: shop } = await vendor({ owner: owner.id, email })
  const { id } = await product(shop, {}, 'draft')
  const publish = () => call('PATCH', `/products/${id}`, { as: owner, body: { _status: 'published' } })
  await publish()
  const { submittedAt } = await latest('products', id)
  const publishOnPage = async () => {
    await call('PATCH', `/products/${id}`, { as: who.editor, body: { _status: 'published' } })
    return tokenOnPage(who.editor, `products:${id}`)
  }
  for (const verdict of ['publish', 'decline', 'on its page'] as const) {
    const token = await (verdict === 'on its page'
      ? publishOnPage()
      : decide(who.editor, { verdict, entries: [`products:${id}`] }))
    expect((await undo(who.editor, token)).status, verdict).toBe(200)
    expect(await latest('products', id)).toMatchObject({
      _status: 'draft',
      submittedAt,
      declinedReason: null,
    })
  }
  await publish()
  expect(await published(`/products/${id}`)).toBe(false)
  await runWaitingJobs()
  expect(await mailsTo(email)).toEqual([])
})

test('a product that was taken down is public again as it was, and the draft of its vendor stays', async () => {
  const { id } = await product((await vendor()).id)
  const titleOf = async () => (await call('GET', `/products/${id}`)).body.title
  const [title, draft] = [await titleOf(), marker()]
  await payload.update({ collection: 'products', id, data: { title: draft }, draft: true })
  const token = await decide(who.editor, { verdict: 'decline', entries: [`products:${id}`] })
  expect(await titleOf()).toBeUndefined()
  expect((await undo(who.editor, token)).status).toBe(200)
  expect(await titleOf()).toBe(title)
  expect(await latest('products', id)).toMatchObject({ _status: 'draft', title: draft })
})

test('what was changed since, mailed, or decided a minute ago cannot be undone', async () => {
  const author = await person('member')
  const { id } = await review('draft', { user: author.id })
  const token = await decide(who.editor, { verdict: 'decline', entries: [`reviews:${id}`] })
  await call('PATCH', `/reviews/${id}`, { as: author, body: { headline: marker() } })
  expect(problemOf(await undo(who.editor, token))).toBe('changedSince')
  await runWaitingJobs()
  expect(problemOf(await undo(who.editor, token))).toBe('tooLate')
  expect(await mailsTo(author.email)).toHaveLength(1)
  const kept = await decide(who.editor, { verdict: 'publish', entries: [`reviews:${id}`] })
  await databaseOf(payload).execute(
    sql`update payload_kv set data = jsonb_set(data, '{until}', to_jsonb(now())) where key like ${`%${kept}`}`,
  )
  expect(problemOf(await undo(who.editor, kept))).toBe('tooLate')
  expect(await published(`/reviews/${id}`)).toBe(true)
})

/** The token that the page of an entry gets for the last decision of its reader. */
const tokenOnPage = async (as: Person, entry: string) =>
  (await call('GET', `/moderation/undo?entry=${entry}`, { as })).body.undo?.token

test('what was published on the page of an entry is undone there, and nobody gets a mail', async () => {
  const author = await person('member')
  const pending = await review('draft', { user: author.id })
  const changed = await review('published', { user: author.id })
  await call('PATCH', `/reviews/${changed.id}`, { as: author, body: { headline: marker() } })
  for (const { id, headline, _status } of [pending, changed]) {
    const entry = `reviews:${id}`
    await call('PATCH', `/reviews/${id}`, { as: who.editor, body: { _status: 'published' } })
    expect((await call('GET', `/reviews/${id}`)).body.headline === headline).toBe(_status === 'draft')
    expect(await recordsOf(id)).toHaveLength(1)
    expect(await tokenOnPage(who.admin, entry)).toBeUndefined()
    const token = await tokenOnPage(who.editor, entry)
    expect((await undo(who.editor, token)).body).toEqual({ undone: 1 })
    expect(await tokenOnPage(who.editor, entry)).toBeUndefined()
    expect(await recordsOf(id)).toEqual([])
    expect((await call('GET', `/reviews/${id}`)).body.headline === headline).toBe(_status === 'published')
    expect(await latest('reviews', id)).toMatchObject({ _status: 'draft' })
  }
  expect((await call('GET', '/moderation/undo?entry=reviews:1', { as: who.editor })).status).toBe(400)
  expect((await call('GET', `/moderation/undo?entry=reviews:${pending.id}`, { as: author })).status).toBe(403)
  await runWaitingJobs()
  expect(await mailsTo(author.email)).toEqual([])
})
