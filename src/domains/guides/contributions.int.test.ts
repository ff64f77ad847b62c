/** Members write drafts of growing guides and cannot touch those of others. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { marker, remember, removeContent, guide as staffGuide } from '@/testing/content'
import { call, graphql, queryOf } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

async function written(body: object = {}): Promise<string> {
  const {
    status,
    body: answer,
    text,
  } = await call('POST', '/growingguides', { as: who.member, body: { title: marker(), ...body } })
  expect(status, text).toBe(201)
  return remember('growingguides', answer.doc.id)
}

/** The stored document, read without access control. */
function stored(id: string) {
  return payload.findByID({ collection: 'growingguides', id, depth: 0, draft: false })
}

test('a member who sends a published guide with another author and counts creates their own draft without them', async () => {
  const id = await written({
    _status: 'published',
    author: who.admin.id,
    likeCount: 999,
    publishedAt: '2099-01-01T00:00:00.000Z',
    aggregateRating: { averageRating: 5, reviewCount: 40, impressionCount: 40 },
  })
  const doc = await stored(id)
  expect(doc._status).toBe('draft')
  expect(doc.author).toBe(who.member.id)
  expect(doc.likeCount).toBe(0)
  expect(doc.publishedAt ?? null).toBeNull()
  expect(doc.aggregateRating).toMatchObject({ averageRating: null, reviewCount: 0, impressionCount: 0 })
  const { totalDocs } = await payload.count({
    collection: 'growingguides',
    where: { id: { equals: id }, _status: { equals: 'published' } },
  })
  expect(totalDocs).toBe(0)
})

test('a member who sends it over GraphQL does too', async () => {
  const title = marker()
  const { body, text } = await graphql(
    `mutation { createGrowingguide(data: { title: "${title}", slug: "${title}", _status: published, likeCount: 7, author: "${who.admin.id}" }) { id } }`,
    { as: who.member },
  )
  const id = remember('growingguides', body.data?.createGrowingguide?.id)
  expect(id, text).toBeTruthy()
  expect(await stored(id)).toMatchObject({ _status: 'draft', likeCount: 0, author: who.member.id })
})

test('authors can edit their drafts, but not the author and the counts', async () => {
  const id = await written()
  const title = marker()
  const { status } = await call('PATCH', `/growingguides/${id}`, {
    as: who.member,
    body: { title, author: who.stranger.id, likeCount: 5, aggregateRating: { averageRating: 5 } },
  })
  expect(status).toBe(200)
  expect(await stored(id)).toMatchObject({ title, author: who.member.id, likeCount: 0, _status: 'draft' })
})

describe('only staff publish guides', () => {
  let id: string
  beforeEach(async () => {
    id = await written()
  })

  test.each([
    ['PATCH', '', { _status: 'published' }],
    ['PATCH', '?draft=false', { _status: 'published' }],
    ['PATCH', '?autosave=true', { _status: 'published' }],
    ['PATCH', '?publishAllLocales=true', { _status: 'published' }],
    ['PATCH', '?publishSpecificLocale=en', { _status: 'published' }],
  ] as const)('%s %s', async (method, query, body) => {
    expect((await call(method, `/growingguides/${id}${query}`, { as: who.member, body })).status).toBe(403)
    expect((await stored(id))._status).toBe('draft')
  })

  test.each(['?draft=false', '?publishAllLocales=true'])(
    'PATCH %s without a status keeps a draft',
    async (query) => {
      await call('PATCH', `/growingguides/${id}${query}`, { as: who.member, body: { title: marker() } })
      expect((await stored(id))._status).toBe('draft')
    },
  )

  test('in bulk', async () => {
    const path = `/growingguides?${queryOf({ where: { id: { equals: id } } })}`
    expect(
      (await call('PATCH', path, { as: who.member, body: { _status: 'published' } })).status,
    ).toBeGreaterThanOrEqual(400)
    expect((await stored(id))._status).toBe('draft')
  })

  test('over GraphQL', async () => {
    const { body } = await graphql(
      `mutation { updateGrowingguide(id: "${id}", draft: false, data: { _status: published }) { id } }`,
      {
        as: who.member,
      },
    )
    expect(body.data?.updateGrowingguide ?? null).toBeNull()
    expect((await stored(id))._status).toBe('draft')
  })

  test('by restoring a version that was published', async () => {
    await call('PATCH', `/growingguides/${id}`, { as: who.editor, body: { _status: 'published' } })
    await call('PATCH', `/growingguides/${id}`, { as: who.editor, body: { _status: 'draft' } })
    const { docs } = await payload.findVersions({
      collection: 'growingguides',
      where: { parent: { equals: id } },
    })
    const published = docs.find(({ version }) => version._status === 'published')
    expect(published).toBeDefined()
    for (const query of ['', '?draft=false', '?draft=true']) {
      await call('POST', `/growingguides/versions/${published?.id}${query}`, { as: who.member })
      expect((await stored(id))._status, query).toBe('draft')
    }
    const { status } = await call('POST', `/growingguides/versions/${published?.id}`, { as: who.member })
    expect(status).toBe(403)
    await graphql(`mutation { restoreVersionGrowingguide(id: "${published?.id}") { id } }`, {
      as: who.member,
    })
    expect((await stored(id))._status).toBe('draft')
  })

  test('by duplicating', async () => {
    await call('PATCH', `/growingguides/${id}`, { as: who.editor, body: { _status: 'published' } })
    const { body } = await call('POST', `/growingguides/${id}/duplicate?draft=false`, {
      as: who.stranger,
      body: { slug: marker(), _status: 'published', likeCount: 3 },
    })
    if (body.doc) {
      remember('growingguides', body.doc.id)
      expect(await stored(body.doc.id)).toMatchObject({
        _status: 'draft',
        likeCount: 0,
        author: who.stranger.id,
      })
    }
  })
})

describe('authors cannot edit a published guide', () => {
  test.each([
    ['nothing drafted over it', false],
    ['a draft of the staff over it', true],
  ] as const)('with %s', async (_, draftedOver) => {
    const id = await written()
    await call('PATCH', `/growingguides/${id}`, { as: who.editor, body: { _status: 'published' } })
    if (draftedOver)
      await call('PATCH', `/growingguides/${id}?draft=true`, { as: who.editor, body: { title: marker() } })
    const before = await stored(id)
    for (const [method, query, body] of [
      ['PATCH', '', { title: marker() }],
      ['PATCH', '?draft=true', { title: marker() }],
      ['PATCH', '', { _status: 'draft' }],
      ['DELETE', '', undefined],
    ] as const) {
      expect(
        (await call(method, `/growingguides/${id}${query}`, { as: who.member, body })).status,
        `${method} ${query}`,
      ).toBe(403)
    }
    expect(await stored(id)).toEqual(before)
  })
})

test('other members cannot read, edit, duplicate or delete a draft', async () => {
  const secret = marker()
  const id = await written({ title: secret })
  for (const [method, path, body] of [
    ['GET', `/growingguides/${id}`, undefined],
    ['GET', `/growingguides/${id}?draft=true`, undefined],
    ['PATCH', `/growingguides/${id}`, { title: 'mine' }],
    ['POST', `/growingguides/${id}/duplicate`, { slug: marker() }],
    ['DELETE', `/growingguides/${id}`, undefined],
  ] as const) {
    const { status, text } = await call(method, path, { as: who.stranger, body })
    expect(status, `${method} ${path}`).toBeOneOf([403, 404])
    expect(text).not.toContain(secret)
  }
  expect((await call('GET', '/growingguides?limit=100&draft=true', { as: who.stranger })).text).not.toContain(
    secret,
  )
  expect((await stored(id)).title).toBe(secret)
  expect((await call('GET', `/growingguides/${id}`, { as: who.member })).status).toBe(200)
})

describe('the author of a guide', () => {
  test('is visible only to the author and staff', async () => {
    const { id } = await staffGuide('published', { author: who.member.id })
    for (const [as, seen] of [
      [null, false],
      [who.stranger, false],
      [who.member, true],
      [who.editor, true],
    ] as const) {
      const { text } = await call('GET', `/growingguides/${id}?depth=3&populate[users][email]=true`, { as })
      expect(text.includes(who.member.id)).toBe(seen)
      if (as !== who.member) expect(text).not.toContain(who.member.email)
      const { text: answer } = await graphql(`{ Growingguide(id: "${id}") { title author { id email } } }`, {
        as,
      })
      expect(answer.includes(who.member.email)).toBe(as === who.member)
      expect(answer.includes(who.member.id) && !seen).toBe(false)
    }
  })

  test('cannot be used in filters or sort orders', async () => {
    for (const query of [
      queryOf({ where: { author: { equals: who.member.id } } }),
      queryOf({ where: { author: { exists: true } } }),
      queryOf({ where: { 'author.email': { like: 'member' } } }),
      queryOf({ where: { 'author.roles': { in: 'admin' } } }),
      'sort=author',
      'sort=-author.email',
      'sort=author.createdAt',
    ]) {
      for (const as of [null, who.stranger]) {
        const { status } = await call('GET', `/growingguides?${query}`, { as })
        expect(status, query).toBeOneOf([400, 403])
      }
    }
  })
})
