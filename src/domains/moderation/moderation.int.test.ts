/** Reports and moderators' decisions: single and bulk, their history, the mails to authors, and access. */
import { setTimeout } from 'node:timers/promises'
import en from '@messages/en/contributions.json'
import productsEs from '@messages/es/products.json'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '@/foundation/payload/in-transaction'
import {
  about,
  comment,
  guide,
  impression,
  marker,
  product,
  reference,
  remember,
  removeContent,
  review,
  reviewData,
  vendor,
} from '@/testing/content'
import { mailsTo, runWaitingJobs } from '@/testing/jobs'
import { type Caller, call } from '@/testing/rest'
import { type Person, payload, people, person, removePeople, userOf } from '@/testing/users'
import type { ModeratedCollection } from './moderated-collections'
import { myContributions } from './my-contributions'
import { moderationQueue, queueSize, queueStates } from './queries'
import { settleReports } from './settle-reports'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const reader = async (as: Person) => ({
  payload,
  user: await userOf(as),
  locale: 'en' as const,
  draft: false,
})

const decide = (as: Caller, body: object) => call('POST', '/moderation', { as, body })

async function decisionsOn(id: string) {
  const { docs } = await payload.find({ collection: 'decisions', depth: 0, limit: 100, sort: 'createdAt' })
  return docs.filter(({ entry }) => entry?.value === id)
}

/** Mails of decisions wait for a minute. */
async function decisionMails(address: string) {
  await runWaitingJobs()
  return mailsTo(address)
}

test('a published review leaves the queue, is recorded, and its author gets a mail in their language', async () => {
  const author = await person('member')
  const { body } = await call('POST', '/reviews?locale=es', { as: author, body: reviewData(await about()) })
  const id = remember('reviews', body.id)
  const pending = (await moderationQueue(await reader(who.editor), { kind: 'reviews' })).entries.find(
    (one) => one.id === id,
  )
  expect(pending).toMatchObject({
    pending: true,
    published: false,
    locale: 'es',
    about: { collection: 'mushrooms' },
  })
  expect((await myContributions(await reader(author))).contributions).toMatchObject([
    { id, state: 'pending', published: false },
  ])
  const response = await decide(who.editor, { verdict: 'publish', entries: `reviews:${id}` })
  expect(response.body, response.text).toMatchObject({ decided: [`reviews:${id}`], failed: [] })
  expect((await call('GET', `/reviews/${id}`)).status).toBe(200)
  expect(await decisionsOn(id)).toMatchObject([{ verdict: 'published', moderator: who.editor.id }])
  const [mail] = await decisionMails(author.email)
  expect(mail).toMatchObject({
    subject: expect.stringContaining('reseña'),
    html: expect.stringContaining('/es/account/contributions'),
  })
  expect((await myContributions(await reader(author))).contributions).toMatchObject([
    { id, state: 'published' },
  ])
})

test('a declined review mails the reasons to its author, and a change makes it pending again', async () => {
  const author = await person('member')
  const { body } = await call('POST', '/reviews', { as: author, body: reviewData(await about()) })
  const id = remember('reviews', body.id)
  await decide(who.editor, {
    verdict: 'decline',
    entries: [`reviews:${id}`],
    reason: 'dangerous',
    note: 'Never eat it raw.',
  })
  expect((await myContributions(await reader(author))).contributions).toMatchObject([
    { id, state: 'declined', declined: { reason: 'dangerous', note: 'Never eat it raw.' } },
  ])
  const [mail] = await decisionMails(author.email)
  expect(mail?.text).toContain('Never eat it raw.')
  expect(mail?.text).toContain(en.mails.reasons.dangerous)
  expect((await call('GET', `/reviews/${id}`, { as: author })).body.declinedReason).toBe('dangerous')
  await call('PATCH', `/reviews/${id}`, {
    as: author,
    body: { headline: marker(), declinedReason: 'dangerous' },
  })
  expect((await myContributions(await reader(author))).contributions).toMatchObject([
    { id, state: 'pending', declined: null },
  ])
})

test('a declined change leaves the published version as it is', async () => {
  const author = await person('member')
  const { id, headline } = await review('published', { user: author.id })
  await call('PATCH', `/reviews/${id}`, { as: author, body: { headline: marker() } })
  await decide(who.editor, { verdict: 'decline', entries: [`reviews:${id}`], reason: 'unreadable' })
  expect((await call('GET', `/reviews/${id}`)).body.headline).toBe(headline)
  expect((await myContributions(await reader(author))).contributions).toMatchObject([
    { id, state: 'declined', published: true },
  ])
  expect(await decisionsOn(id)).toMatchObject([{ verdict: 'declined' }])
})

test.each(['reviews', 'growingguides'] as const)(
  'a published entry is taken down although a change of it was declined (%s)',
  async (collection) => {
    const author = await person('member')
    const { id } = await (collection === 'reviews'
      ? review('published', { user: author.id })
      : guide('published', { author: author.id }))
    const title = collection === 'reviews' ? { headline: marker() } : { title: marker() }
    await payload.update({ collection, id, data: title, draft: true })
    const order = { verdict: 'decline', entries: [`${collection}:${id}`], reason: 'offensive' }
    await decide(who.editor, order)
    expect((await call('GET', `/${collection}/${id}`)).status).toBe(200)
    expect((await decide(who.editor, order)).body.decided).toEqual(order.entries)
    expect((await call('GET', `/${collection}/${id}`)).status).toBe(404)
    expect(await decisionsOn(id)).toMatchObject([{ verdict: 'declined' }, { verdict: 'takenDown' }])
  },
)

test('a declined guide is pending again once its author has changed it', async () => {
  const author = await person('member')
  const { body } = await call('POST', '/growingguides', { as: author, body: { title: marker() } })
  const id = remember('growingguides', body.doc.id)
  await decide(who.editor, { verdict: 'decline', entries: [`growingguides:${id}`], reason: 'unreadable' })
  expect((await myContributions(await reader(author))).contributions).toMatchObject([
    { id, state: 'declined' },
  ])
  const change = await call('PATCH', `/growingguides/${id}`, { as: author, body: { title: marker() } })
  expect(change.status, change.text).toBe(200)
  expect((await myContributions(await reader(author))).contributions).toMatchObject([
    { id, state: 'pending' },
  ])
})

test('a published review can be taken down', async () => {
  const { id } = await comment('published', { user: who.member.id })
  await decide(who.admin, { verdict: 'decline', entries: [`comments:${id}`], reason: 'advertising' })
  expect((await call('GET', `/comments/${id}`)).status).toBe(404)
  expect(await decisionsOn(id)).toMatchObject([{ verdict: 'takenDown', reason: 'advertising' }])
})

test('staff deleting an entry is recorded with an excerpt, and authors deleting their own is not', async () => {
  const [deletedByStaff, deletedByAuthor] = [
    await comment('published', { user: who.member.id }),
    await comment('published', { user: who.member.id }),
  ]
  await decide(who.editor, {
    verdict: 'decline',
    entries: `comments:${deletedByStaff.id}`,
    reason: 'offensive',
  })
  expect((await call('DELETE', `/comments/${deletedByStaff.id}`, { as: who.admin })).status).toBe(200)
  expect((await call('DELETE', `/comments/${deletedByAuthor.id}`, { as: who.member })).status).toBe(200)
  const history = async (excerpt: string) =>
    (await payload.find({ collection: 'decisions', depth: 0, where: { excerpt: { equals: excerpt } } })).docs
      .map(({ verdict, moderator }) => ({ verdict, moderator }))
      .reverse()
  expect(await history(deletedByStaff.comment)).toEqual([
    { verdict: 'takenDown', moderator: who.editor.id },
    { verdict: 'deleted', moderator: who.admin.id },
  ])
  expect(await history(deletedByAuthor.comment)).toEqual([])
})

test('a bulk decision about a missing entry is still applied to the others', async () => {
  const drafts = [await review('draft'), await impression('draft'), await comment('draft')]
  const entries = [
    `reviews:${drafts[0]?.id}`,
    `impressions:${drafts[1]?.id}`,
    'comments:01a1fc0b-0000-7000-8000-000000000000',
    `comments:${drafts[2]?.id}`,
  ]
  const { body } = await decide(who.editor, { verdict: 'publish', entries })
  expect(body).toMatchObject({ decided: entries.filter((_, index) => index !== 2), failed: [entries[2]] })
})

test('publishing all selected entries publishes no draft that was declined or not submitted', async () => {
  const pending = await review('draft')
  const declined = await review('published')
  const sold = await product((await vendor()).id)
  const change = { headline: marker(), declinedReason: 'offensive' as const }
  await payload.update({ collection: 'reviews', id: declined.id, data: change, draft: true })
  await payload.update({ collection: 'products', id: sold.id, data: { title: marker() }, draft: true })
  const others = [`reviews:${declined.id}`, `products:${sold.id}`]
  const entries = [`reviews:${pending.id}`, ...others]
  const { body } = await decide(who.editor, { verdict: 'publish', entries })
  expect(body).toMatchObject({ decided: [`reviews:${pending.id}`], failed: others })
  expect((await call('GET', `/reviews/${declined.id}`)).body.headline).toBe(declined.headline)
  expect((await call('GET', `/products/${sold.id}`)).body.title).toBe(sold.title)
})

test('in the panel, members see only their own entries', async () => {
  const [mine, other] = [
    await review('published', { user: who.member.id }),
    await review('published', { user: who.stranger.id }),
  ]
  const { user } = await reader(who.member)
  const visibleAt = async (pathname: string) => {
    const { docs } = await payload.find({
      collection: 'reviews',
      overrideAccess: false,
      req: { pathname },
      user,
      where: { id: { in: [mine.id, other.id] } },
    })
    return docs.map(({ id }) => id)
  }
  expect(await visibleAt('/admin/collections/reviews')).toEqual([mine.id])
  expect((await visibleAt('/mushrooms')).sort()).toEqual([mine.id, other.id].sort())
})

describe('moderation', () => {
  test.each(['visitor', 'member'] as const)('is refused to a %s', async (role) => {
    const { id } = await review('draft', { user: who.stranger.id })
    expect((await decide(who[role], { verdict: 'publish', entries: [`reviews:${id}`] })).status).toBeOneOf([
      401, 403,
    ])
    expect((await payload.findByID({ collection: 'reviews', id, depth: 0 }))._status).toBe('draft')
  })

  test('has an empty queue for members', async () => {
    expect((await queueStates(await reader(who.member))).others.count).toBe(0)
    expect(await queueSize(await reader(who.member))).toBe(0)
    expect((await moderationQueue(await reader(who.member), {})).entries).toEqual([])
  })

  test.each([
    {},
    { verdict: 'publish' },
    { verdict: 'decline', entries: ['reviews:01a1fc0b-0000-7000-8000-000000000000'] },
    { verdict: 'publish', entries: ['users:01a1fc0b-0000-7000-8000-000000000000'] },
    { verdict: 'x', entries: [] },
    { verdict: 'publish', entries: 7 },
  ])('refuses the decision %j', async (body) => {
    expect((await decide(who.editor, body)).status).toBe(400)
  })
})

test('the form of the panel redirects to the queue with its filters', async () => {
  const { id } = await review('draft')
  const form = new URLSearchParams({ decline: `reviews:${id} offTopic`, note: '' })
  const response = await call('POST', '/moderation', {
    as: who.editor,
    body: form,
    headers: { Referer: 'http://localhost:3000/admin/moderation?kind=reviews&decided=4' },
  })
  expect(response.status, response.text).toBe(303)
  expect(response.headers.get('Location')).toMatch(
    /^\/admin\/moderation\?kind=reviews&decided=1&failed=0&undo=[0-9a-f-]{36}$/,
  )
  expect(await decisionsOn(id)).toMatchObject([{ verdict: 'declined', reason: 'offTopic' }])
})

describe('an entry that is changed while the queue is open', () => {
  /** What the queue sends about an entry. */
  async function keyIn(kind: ModeratedCollection, id: string): Promise<string> {
    const { entries } = await moderationQueue(await reader(who.editor), { kind })
    const { updatedAt } = entries.find((one) => one.id === id) ?? {}
    expect(updatedAt).toBeDefined()
    return `${kind}:${id}@${updatedAt}`
  }

  const publishedText = async (id: string) => {
    const { _status, comment: text } = await payload.findByID({ collection: 'comments', id, depth: 0 })
    return _status === 'published' ? text : null
  }

  test.each(['draft', 'published'] as const)('is not decided about (%s)', async (status) => {
    const author = await person('member')
    const { id, comment: former } = await comment(status, { user: author.id })
    const change = async () => {
      const text = `${marker()} ${marker()}`
      const body = { comment: text }
      expect((await call('PATCH', `/comments/${id}`, { as: author, body })).status).toBe(200)
      return text
    }
    await change()
    const read = await keyIn('comments', id)
    const text = await change()
    for (const verdict of ['publish', 'decline', 'keep'])
      expect((await decide(who.editor, { verdict, entries: [read], reason: 'offTopic' })).body).toMatchObject(
        { decided: [], failed: [], changed: [`comments:${id}`], undo: null },
      )
    expect(await publishedText(id)).toBe(status === 'published' ? former : null)
    expect(await decisionsOn(id)).toEqual([])
    const order = { verdict: 'publish', entries: [await keyIn('comments', id)] }
    expect((await decide(who.editor, order)).body).toMatchObject({ decided: [`comments:${id}`], changed: [] })
    expect(await publishedText(id)).toBe(text)
  })

  test('is named by the page, which decides about the others that were selected', async () => {
    const author = await person('member')
    const [changed, other] = [await comment('draft', { user: author.id }), await comment('draft')]
    const form = new URLSearchParams({ verdict: 'publish' })
    for (const { id } of [changed, other]) form.append('entries', await keyIn('comments', id))
    await call('PATCH', `/comments/${changed.id}`, { as: author, body: { comment: marker() } })
    const response = await call('POST', '/moderation', { as: who.editor, body: form })
    expect(response.headers.get('Location')).toMatch(/\?decided=1&failed=0&changed=1&undo=[0-9a-f-]{36}$/)
    expect(await publishedText(other.id)).not.toBeNull()
    const single = new URLSearchParams({ publish: await keyIn('comments', changed.id) })
    await call('PATCH', `/comments/${changed.id}`, { as: author, body: { comment: marker() } })
    const again = await call('POST', '/moderation', { as: who.editor, body: single })
    expect(again.headers.get('Location')).toMatch(/\?decided=0&failed=0&changed=1$/)
    expect(await publishedText(changed.id)).toBeNull()
  })

  /** A product that its vendor has handed in and an editor has changed, as the queue sends it. */
  async function handedIn() {
    const owner = await person('vendor')
    const { id } = await product((await vendor({ owner: owner.id })).id, {}, 'draft')
    await call('PATCH', `/products/${id}`, { as: owner, body: { _status: 'published' } })
    const path = `/products/${id}?draft=true&autosave=true`
    const autosave = (as: Person) => call('PATCH', path, { as, body: { title: marker() } })
    expect((await autosave(who.editor)).status).toBe(200)
    return { id, owner, autosave, order: { verdict: 'publish', entries: [await keyIn('products', id)] } }
  }

  test('by an autosave, which makes no new version, is not published', async () => {
    const { id, owner, autosave, order } = await handedIn()
    const versions = async () =>
      (await payload.countVersions({ collection: 'products', where: { parent: { equals: id } } })).totalDocs
    const before = await versions()
    expect((await autosave(owner)).status).toBe(200)
    expect(await versions()).toBe(before)
    expect((await decide(who.editor, order)).body).toMatchObject({ decided: [], changed: [`products:${id}`] })
    expect((await call('GET', `/products/${id}`)).status).toBe(404)
  })

  test('by an autosave that has not ended is decided about once that has ended', async () => {
    const { id } = await guide('draft')
    const autosave = (req: PayloadRequest) => {
      const data = { title: marker() }
      return payload.update({ collection: 'growingguides', id, data, autosave: true, draft: true, req })
    }
    await inTransaction(payload, autosave)
    const order = { verdict: 'publish', entries: [await keyIn('growingguides', id)] }
    const { decision } = await inTransaction(payload, async (req) => {
      await autosave(req)
      const started = decide(who.editor, order)
      await setTimeout(1000)
      return { decision: started }
    })
    expect((await decision).body).toMatchObject({ decided: [], changed: [`growingguides:${id}`] })
  })

  test.each(['', 'yesterday', '2026-99-99T00:00:00Z'])(
    'is named with a time, not with %j',
    async (version) => {
      const entries = [`comments:01a1fc0b-0000-7000-8000-000000000000@${version}`]
      expect((await decide(who.editor, { verdict: 'publish', entries })).status).toBe(400)
    },
  )
})

describe('the first product of a shop', () => {
  /** A product that its vendor has submitted, and the address of the shop. */
  async function submitted() {
    const owner = await person('vendor')
    await payload.update({ collection: 'users', id: owner.id, data: { locale: 'es' } })
    const email = `${marker()}@example.com`
    const { id: shop } = await vendor({ owner: owner.id, email })
    const title = marker()
    const { id } = await product(shop, { title }, 'draft')
    const publish = () =>
      call('PATCH', `/products/${id}`, {
        as: owner,
        body: { _status: 'published' },
        headers: { 'Accept-Language': 'es' },
      })
    const answer = await publish()
    expect(answer.body.message, answer.text).toBe(productsEs.submission.sent)
    const waits = async () =>
      (await moderationQueue(await reader(who.editor), { kind: 'products' })).entries.some(
        (entry) => entry.id === id && entry.pending,
      )
    expect(await waits()).toBe(true)
    return { id, email, title, publish, waits }
  }

  test('is published in the queue, and its vendor gets a mail in their language', async () => {
    const { id, email, title, waits } = await submitted()
    const { products } = await queueStates(await reader(who.editor))
    expect(products).toEqual({ count: expect.any(Number), oldest: expect.any(Date) })
    await call('PATCH', `/products/${id}?draft=true`, { as: who.editor, body: { sku: 'READ-1' } })
    expect(await waits()).toBe(true)
    const order = { verdict: 'publish', entries: `products:${id}` }
    expect((await decide(who.editor, order)).body).toMatchObject({ decided: [`products:${id}`], failed: [] })
    expect((await call('GET', `/products/${id}`)).status).toBe(200)
    expect(await waits()).toBe(false)
    expect(await decisionsOn(id)).toMatchObject([{ verdict: 'published' }])
    const subjects = (await decisionMails(email)).map(({ subject }) => subject)
    expect(subjects).toContain(`Tu producto «${title}» ya está en línea`)
  })

  test('is declined with a reason, and again for the same reason', async () => {
    const { id, email, title, publish, waits } = await submitted()
    const order = {
      verdict: 'decline',
      entries: `products:${id}`,
      reason: 'unreadable',
      note: 'Falta el peso.',
    }
    await decide(who.editor, order)
    expect(await waits()).toBe(false)
    expect((await publish()).body.message).toBe(productsEs.submission.sent)
    expect(await waits()).toBe(true)
    await decide(who.editor, order)
    expect(await waits()).toBe(false)
    expect(await decisionsOn(id)).toMatchObject([{ verdict: 'declined' }, { verdict: 'declined' }])
    const told = (await decisionMails(email)).filter(({ subject }) =>
      subject.includes(`«${title}» no se ha publicado`),
    )
    expect(told).toHaveLength(2)
    expect(told[0]?.text).toContain('Falta el peso.')
    expect((await call('GET', `/products/${id}`)).status).toBe(404)
  })
})

describe('a report', () => {
  const opened = () => Date.now() - 10_000

  test('by a guest adds an entry to the queue once, and a decision settles it', async () => {
    const { id } = await comment('published', { user: who.member.id })
    const report = (as: Caller, address: string) =>
      call('POST', '/reports', {
        as,
        body: {
          entry: { relationTo: 'comments', value: id },
          reason: 'offensive',
          note: 'Look at this.',
          openedAt: opened(),
        },
        headers: { 'X-Forwarded-For': address },
      })
    expect((await report(null, '192.0.2.1')).status).toBe(201)
    expect((await report(null, '192.0.2.1')).status).toBe(201)
    expect((await report(who.stranger, '192.0.2.1')).status).toBe(201)
    const reported = (await moderationQueue(await reader(who.editor), { reported: true })).entries.find(
      (one) => one.id === id,
    )
    expect(reported?.reports).toHaveLength(2)
    expect(reported).toMatchObject({ pending: false, published: true })
    await decide(who.editor, { verdict: 'keep', entries: [`comments:${id}`] })
    expect(
      (await moderationQueue(await reader(who.editor), { reported: true })).entries.map((one) => one.id),
    ).not.toContain(id)
    expect((await call('GET', `/comments/${id}`)).status).toBe(200)
    expect(await decisionsOn(id)).toMatchObject([{ verdict: 'kept', moderator: who.editor.id }])
  })

  test('by the same reader reaches the queue again once the first is settled', async () => {
    const { id } = await comment('published', { user: who.member.id })
    const headers = { 'X-Forwarded-For': '192.0.2.12' }
    const report = async (reason: string, note?: string) => {
      const entry = { relationTo: 'comments', value: id }
      const body = { entry, reason, note, openedAt: opened() }
      expect((await call('POST', '/reports', { body, headers })).status).toBe(201)
    }
    const reports = async () => {
      const { entries } = await moderationQueue(await reader(who.editor), { reported: true })
      return entries.find((one) => one.id === id)?.reports
    }
    await report('offensive', 'Look at this.')
    await report('wrong')
    expect(await reports()).toEqual([{ reason: 'offensive', note: 'Look at this.' }])
    await decide(who.editor, { verdict: 'keep', entries: `comments:${id}` })
    expect(await reports()).toBeUndefined()
    await report('dangerous')
    expect(await reports()).toEqual([{ reason: 'dangerous', note: null }])
    // A decision that is being made settles only what was reported before it ended.
    const { sent } = await inTransaction(payload, async (req) => {
      await settleReports(req, `comments:${id}`)
      const request = report('advertising', 'Again.')
      await setTimeout(1000)
      return { sent: request }
    })
    await sent
    expect(await reports()).toEqual([{ reason: 'advertising', note: 'Again.' }])
  })

  /** Reports an entry as a guest and returns how many reports of it are open. */
  async function reported(relationTo: 'reviews' | 'growingguides' | 'products', value: string) {
    const body = { entry: { relationTo, value }, reason: 'offensive', openedAt: opened() }
    const headers = { 'X-Forwarded-For': '192.0.2.13' }
    expect((await call('POST', '/reports', { body, headers })).status).toBe(201)
    const target = { equals: `${relationTo}:${value}` }
    const where = { target, settled: { not_equals: true } }
    return async () => (await payload.count({ collection: 'reports', where })).totalDocs
  }

  test('shows the public text below a draft that is not pending, and what was read is decided about', async () => {
    const { id, headline } = await review('published', { rating: 2 })
    const change = { headline: marker(), rating: 5, declinedReason: 'offensive' as const }
    await payload.update({ collection: 'reviews', id, data: change, draft: true })
    const { id: shop } = await vendor()
    const { id: productId, title } = await product(shop)
    const saveDraft = () =>
      payload.update({ collection: 'products', id: productId, data: { title: marker() }, draft: true })
    await saveDraft()
    await reported('reviews', id)
    await reported('products', productId)
    const { entries } = await moderationQueue(await reader(who.editor), { reported: true })
    const find = (wanted: string) => entries.find((one) => one.id === wanted)
    expect(find(id)).toMatchObject({ title: headline, rating: 2, pending: false, published: true })
    expect(find(productId)).toMatchObject({ title, pending: false, published: true })
    const key = `reviews:${id}@${find(id)?.updatedAt}`
    const productKey = `products:${productId}@${find(productId)?.updatedAt}`
    await saveDraft()
    const keep = { verdict: 'keep', entries: [key, productKey] }
    expect((await decide(who.editor, keep)).body.decided).toEqual([`reviews:${id}`, `products:${productId}`])
    await payload.update({
      collection: 'reviews',
      id,
      data: { headline: marker(), declinedReason: null },
      draft: true,
    })
    const order = { verdict: 'decline', entries: [key], reason: 'offensive' }
    expect((await decide(who.editor, order)).body.changed).toEqual([`reviews:${id}`])
  })

  test('stays open when a pending change is declined, and is settled when the entry is taken down', async () => {
    const author = await person('member')
    const { id } = await review('published', { user: author.id })
    const open = await reported('reviews', id)
    await call('PATCH', `/reviews/${id}`, { as: author, body: { headline: marker() } })
    const order = { verdict: 'decline', entries: `reviews:${id}`, reason: 'unreadable' }
    const { undo } = (await decide(who.editor, order)).body
    expect(await open()).toBe(1)
    await decide(who.editor, { verdict: 'keep', entries: `reviews:${id}` })
    expect(await open()).toBe(0)
    expect((await call('POST', '/moderation/undo', { as: who.editor, body: { undo } })).status).toBe(200)
    expect(await open()).toBe(0)
    await reported('reviews', id)
    expect(await open()).toBe(1)
    await decide(who.editor, order)
    expect(await open()).toBe(1)
    await decide(who.editor, order)
    expect(await open()).toBe(0)
  })

  test('stays open when staff save a draft, and is settled when they publish a change', async () => {
    const { id } = await guide('published')
    const open = await reported('growingguides', id)
    const save = async (query: string, _status: string) => {
      const body = { title: marker(), _status }
      const { status } = await call('PATCH', `/growingguides/${id}${query}`, { as: who.editor, body })
      expect(status).toBe(200)
    }
    await save('?draft=true', 'draft')
    expect(await open()).toBe(1)
    await save('', 'published')
    expect(await open()).toBe(0)
  })

  test('is deleted with its entry', async () => {
    const { id } = await comment('published')
    await call('POST', '/reports', {
      body: { entry: { relationTo: 'comments', value: id }, reason: 'wrong', openedAt: opened() },
      headers: { 'X-Forwarded-For': '192.0.2.9' },
    })
    const reports = () =>
      payload.count({ collection: 'reports', where: { target: { equals: `comments:${id}` } } })
    expect((await reports()).totalDocs).toBe(1)
    await payload.delete({ collection: 'comments', id })
    expect((await reports()).totalDocs).toBe(0)
  })

  test('of a product takes it down, and staff read it before it is shown again', async () => {
    const owner = await person('vendor')
    const email = `${marker()}@example.com`
    const { id } = await product((await vendor({ owner: owner.id, email })).id)
    await payload.update({ collection: 'products', id, data: { title: marker() }, draft: true })
    const reports = { entry: { relationTo: 'products', value: id }, reason: 'dangerous', openedAt: opened() }
    const headers = { 'X-Forwarded-For': '192.0.2.11' }
    expect((await call('POST', '/reports', { body: reports, headers })).status).toBe(201)
    const { entries } = await moderationQueue(await reader(who.editor), { kind: 'products' })
    expect(entries).toMatchObject([
      { id, pending: false, published: true, reports: [{ reason: 'dangerous' }], about: { id } },
    ])
    const order = {
      verdict: 'decline',
      entries: `products:${id}`,
      reason: 'dangerous',
      note: 'It is no oyster.',
    }
    expect((await decide(who.editor, order)).body).toMatchObject({ decided: [`products:${id}`], failed: [] })
    expect((await call('GET', `/products/${id}`)).status).toBe(404)
    expect(await decisionsOn(id)).toMatchObject([{ verdict: 'takenDown', reason: 'dangerous' }])
    const [mail] = await decisionMails(email)
    expect(mail?.html).toContain(`/admin/collections/products/${id}`)
    expect(mail?.text).toContain('It is no oyster.')
    const change = (as: Person, body: object) => call('PATCH', `/products/${id}`, { as, body })
    await change(owner, { title: marker() })
    expect((await change(owner, { _status: 'published', declinedReason: null })).status).toBe(200)
    expect((await call('GET', `/products/${id}`, { as: owner })).body).toMatchObject({
      _status: 'draft',
      declinedReason: 'dangerous',
      submittedAt: expect.any(String),
    })
    expect((await moderationQueue(await reader(who.editor), { kind: 'products' })).entries).toMatchObject([
      { id, pending: true, published: false },
    ])
    await change(who.editor, { _status: 'published' })
    expect((await call('GET', `/products/${id}`)).body).toMatchObject({ _status: 'published' })
    expect((await call('GET', `/products/${id}`, { as: owner })).body.declinedReason).toBeNull()
  })

  test('of a product is settled when it stays as it is', async () => {
    const { id } = await product((await vendor()).id)
    await call('POST', '/reports', {
      as: who.stranger,
      body: { entry: { relationTo: 'products', value: id }, reason: 'wrong', openedAt: opened() },
    })
    await decide(who.editor, { verdict: 'keep', entries: `products:${id}` })
    expect((await moderationQueue(await reader(who.editor), { kind: 'products' })).entries).toEqual([])
    expect((await call('GET', `/products/${id}`)).status).toBe(200)
  })

  test.each([
    ['without a reason', { reason: undefined }],
    ['for an unknown reason', { reason: 'boring' }],
    ['with a note that is too long', { note: 'a'.repeat(501) }],
    ['without an entry', { entry: undefined }],
    ['filled in by a program', { website: 'x' }],
    ['sent at once', { openedAt: Date.now() + 3_600_000 }],
    ['without the time', { openedAt: undefined }],
  ])('%s is refused', async (_, body) => {
    const { id } = await comment('published')
    const response = await call('POST', '/reports', {
      body: {
        entry: { relationTo: 'comments', value: id },
        reason: 'offensive',
        openedAt: opened(),
        ...body,
      },
      headers: { 'X-Forwarded-For': `192.0.2.${Math.floor(Math.random() * 200) + 20}` },
    })
    expect(response.status, response.text).toBe(400)
  })
})

describe("a member's picture", () => {
  async function upload(as: Caller): Promise<string> {
    const form = new FormData()
    const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#884422' } })
      .png()
      .toBuffer()
    form.set('_payload', JSON.stringify({ alt: marker(), owner: who.admin.id, shown: true }))
    form.set('file', new File([new Uint8Array(data)], `${marker()}.png`, { type: 'image/png' }))
    const { body, text } = await call('POST', '/media', { as, body: form })
    expect(body?.doc?.id, text).toBeTruthy()
    return remember('media', body.doc.id)
  }

  test('can be uploaded with its alternative text as a separate form field', async () => {
    const form = new FormData()
    const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#884422' } })
      .png()
      .toBuffer()
    form.set('file', new File([new Uint8Array(data)], `${marker()}.png`, { type: 'image/png' }))
    form.set('alt', 'a cap from below')
    const { body, status, text } = await call('POST', '/media?locale=es', { as: who.member, body: form })
    expect(status, text).toBe(201)
    remember('media', body.id)
    expect(body).toMatchObject({ id: expect.any(String), doc: { id: body.id, alt: 'a cap from below' } })
    const changed = await call('PATCH', `/media/${body.id}?locale=es`, {
      as: who.member,
      body: { alt: 'un sombrero' },
    })
    expect(changed.body.doc.alt).toBe('un sombrero')
  })

  test('is public with the review that shows it, and cannot be changed any more', async () => {
    const author = await person('member')
    const image = await upload(author)
    const { body } = await call('POST', '/reviews', {
      as: author,
      body: { ...reviewData(await about()), anonymous: true, images: [{ image }] },
    })
    const id = remember('reviews', body.id)
    const visibleAt = async (as: Caller) => (await call('GET', `/media/${image}`, { as })).status
    expect([
      await visibleAt(null),
      await visibleAt(who.stranger),
      await visibleAt(author),
      await visibleAt(who.editor),
    ]).toEqual([404, 404, 200, 200])
    expect((await call('GET', '/media?limit=100&sort=-createdAt')).text).not.toContain(image)
    const { alt } = (await call('GET', `/media/${image}`, { as: author })).body
    const { entries } = await moderationQueue(await reader(who.editor), { kind: 'reviews' })
    expect(entries.find((entry) => entry.id === id)?.images).toEqual([{ filename: expect.any(String), alt }])
    await decide(who.editor, { verdict: 'publish', entries: [`reviews:${id}`] })
    const shown = await call('GET', `/media/${image}`)
    expect(shown.status).toBe(200)
    expect(shown.text).not.toContain(author.id)
    for (const method of ['PATCH', 'DELETE'] as const)
      expect(
        (
          await call(method, `/media/${image}`, {
            as: author,
            body: method === 'PATCH' ? { alt: 'x' } : undefined,
          })
        ).status,
      ).toBe(403)
    await decide(who.editor, { verdict: 'decline', entries: [`reviews:${id}`], reason: 'copyright' })
    expect(await visibleAt(null)).toBe(404)
  })

  test('is refused in the review of another member', async () => {
    const image = await upload(who.stranger)
    const { status } = await call('POST', '/reviews', {
      as: await person('member'),
      body: { ...reviewData(await about()), images: [{ image }] },
    })
    expect(status).toBe(400)
  })

  test('is refused as the seventh of a review', async () => {
    const author = await person('member')
    const image = await upload(author)
    const { status } = await call('POST', '/reviews', {
      as: author,
      body: { ...reviewData(await about()), images: Array.from({ length: 7 }, () => ({ image })) },
    })
    expect(status).toBe(400)
  })
})

test('two hundred members can contribute at the same time', async () => {
  const doc = await about()
  const crowd: Person[] = []
  for (let member = 0; member < 40; member += 1) crowd.push(await person('member'))
  const answers = await Promise.all(
    crowd.flatMap((as) =>
      Array.from({ length: 5 }, () => call('POST', '/comments', { as, body: { doc, comment: marker() } })),
    ),
  )
  expect(answers.filter(({ status }) => status !== 201).map(({ text }) => text)).toEqual([])
})

test('the queue shows the consumption form, experiences and benefits of an impression', async () => {
  const word = async (path: string) =>
    (await payload.find({ collection: 'categories', where: { path: { equals: path } }, depth: 0 })).docs[0]
      ?.id
  const drafts = await impression('draft', {
    consumptionForm: await word('consumption-form/other'),
    otherConsumptionForm: 'Pickled in brandy',
    experiential: [await word('species/effect/calm')] as string[],
    helpsWith: [await word('species/benefit/anxiety')] as string[],
  })
  const read = async (locale: 'en' | 'es') => {
    const { entries } = await moderationQueue(
      { ...(await reader(who.editor)), locale },
      { kind: 'impressions' },
    )
    return entries.find(({ id }) => id === drafts.id)?.impression
  }
  expect(await read('en')).toEqual({
    form: 'Pickled in brandy',
    experiential: ['Calm'],
    helpsWith: ['Anxiety'],
  })
  expect(await read('es')).toMatchObject({ helpsWith: ['Ansiedad'] })
  await payload.update({
    collection: 'impressions',
    id: drafts.id,
    data: { consumptionForm: await word('consumption-form/tea'), experiential: [], helpsWith: [] },
  })
  expect(await read('es')).toEqual({ form: 'Infusión', experiential: [], helpsWith: [] })
  const { entries } = await moderationQueue(await reader(who.editor), { kind: 'comments' })
  expect(entries.every(({ impression }) => impression === null)).toBe(true)
})

test('a page of the queue behind the last one shows the last one', async () => {
  await comment('draft')
  const read = async (page: number) => moderationQueue(await reader(who.editor), { kind: 'comments' }, page)
  const { pages } = await read(1)
  const last = await read(pages)
  expect(last.entries).not.toEqual([])
  expect(await read(pages + 3)).toEqual(last)
  expect(await moderationQueue(await reader(who.editor), { days: 30 }, 2)).toEqual({
    entries: [],
    total: 0,
    page: 1,
    pages: 1,
  })
})

test('the queue shows the text of guides and references', async () => {
  const paragraph = (text: string) => ({
    type: 'paragraph',
    version: 1,
    children: [{ type: 'text', version: 1, text }],
  })
  const written = await guide('draft', {
    meta: { description: 'Grows on straw.' },
    content: {
      root: {
        type: 'root',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [paragraph('Soak the straw.'), paragraph('Let it drain.')],
      },
    },
  })
  const cited = await reference('draft', { authors: 'Royse D.', year: 2017, summary: 'Yields by strain.' })
  const { entries } = await moderationQueue(await reader(who.editor), {}, 1)
  const all = [...entries]
  for (let page = 2; all.length < (await queueSize(await reader(who.editor))); page += 1)
    all.push(...(await moderationQueue(await reader(who.editor), {}, page)).entries)
  expect(await queueSize(await reader(who.editor))).toBe(all.length)
  const textOf = (id: string) => all.find((one) => one.id === id)?.text
  expect(textOf(written.id)).toBe('Grows on straw.\nSoak the straw. Let it drain.')
  expect(textOf(cited.id)).toBe('Royse D., 2017\nhttps://example.org/work\nYields by strain.')
})

test('moderators see what a pending reply answers', async () => {
  const doc = await about()
  const question = await comment('published', { doc })
  const reply = await comment('draft', { doc, replyTo: question.id })
  // The newest entries are on the last page.
  const { entries } = await moderationQueue(await reader(who.editor), { kind: 'comments' }, 1000)
  expect(entries.find(({ id }) => id === reply.id)?.answers).toBe(question.comment)
})
