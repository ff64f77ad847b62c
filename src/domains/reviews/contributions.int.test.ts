/** What members say of things: drafts of theirs until staff publish them, one of a kind, told to nobody before. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import {
  type About,
  about,
  commentData,
  guide,
  impressionData,
  marker,
  remember,
  removeContent,
  review,
  reviewData,
} from '@/testing/content'
import { type Caller, call, graphql, queryOf } from '@/testing/rest'
import { crowd, type Person, payload, people, person, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>
let doc: Awaited<ReturnType<typeof about>>

beforeAll(async () => {
  who = await people()
  doc = await about()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

type Kind = 'reviews' | 'impressions' | 'comments'
const bodies = { reviews: reviewData, impressions: impressionData, comments: commentData }
const kinds = Object.keys(bodies) as Kind[]

/** Each sends from an account of their own: five a minute are let through. */
async function sent(kind: Kind, as: Caller, body: object = {}, query = '') {
  const answer = await call('POST', `/${kind}${query}`, { as, body: { ...bodies[kind](doc), ...body } })
  if (answer.body?.id) remember(kind, answer.body.id)
  return answer
}

const publish = (kind: Kind, id: string) =>
  call('PATCH', `/${kind}/${id}`, { as: who.editor, body: { _status: 'published' } })

/** What the database holds, whatever anyone was told. */
const stored = (collection: Kind, id: string) =>
  payload.findByID({ collection, id, depth: 0, draft: false }) as Promise<never> as Promise<{
    _status: string
    user: string
    [field: string]: unknown
  }>

async function countsOf({ relationTo, value }: About) {
  const { likeCount, aggregateRating } = (await payload.findByID({
    collection: relationTo,
    id: value,
    depth: 0,
    draft: false,
  })) as { likeCount?: number | null; aggregateRating?: object }
  const { rows } = await databaseOf(payload).execute(
    sql`select distinct like_count, average_rating, rating_count, card->'likeCount' as c1, card->'averageRating' as c2, card->'ratingCount' as c3 from listings where document = ${value}`,
  )
  return { likeCount, ...aggregateRating, listed: rows }
}

describe.each(kinds)('%s', (kind) => {
  test('sent as published, in another’s name, with counts, is a draft of the sender', async () => {
    const author = await person('member')
    const { status, body, text } = await sent(
      kind,
      author,
      { _status: 'published', status: 'published', user: who.admin.id, helpfulCount: 99, locale: 'es', doc },
      '?draft=true&locale=es',
    )
    expect(status, text).toBe(201)
    expect(body).toMatchObject({ id: expect.any(String), message: expect.any(String), doc: { id: body.id } })
    expect(await stored(kind, body.id)).toMatchObject({ _status: 'draft', user: author.id, locale: 'es' })
    if (kind !== 'comments') expect((await stored(kind, body.id)).helpfulCount).toBe(0)
  })

  test('a visitor is asked to sign in', async () => {
    expect((await sent(kind, null)).status).toBe(401)
  })

  test('a draft is seen by its author and by staff alone, on every way', async () => {
    const author = await person('member')
    const secret = marker()
    const field = kind === 'comments' ? 'comment' : 'headline'
    const { body } = await sent(kind, author, { [field]: secret })
    for (const as of [null, who.member]) {
      for (const path of [
        `/${kind}/${body.id}`,
        `/${kind}/${body.id}?draft=true`,
        `/${kind}?limit=100&draft=true`,
        `/${kind}?${queryOf({ where: { 'doc.value': { equals: doc.value } }, limit: 100 })}`,
        `/${kind}?${queryOf({ where: { _status: { equals: 'draft' } }, limit: 100 })}`,
        `/${kind}/versions?limit=100`,
      ])
        expect((await call('GET', path, { as })).text, path).not.toContain(secret)
      const counted = await call(
        'GET',
        `/${kind}/count?${queryOf({ where: { [field]: { equals: secret } } })}`,
        { as },
      )
      expect(counted.body.totalDocs ?? 0).toBe(0)
      for (const name of ['collectionOverride', 'paginatedCollectionOverride'])
        expect(
          (await call('POST', `/${name}`, { as, body: { collection: kind, limit: 100 } })).text,
        ).not.toContain(secret)
      const many = `${kind[0]?.toUpperCase()}${kind.slice(1)}`
      expect(
        (await graphql(`{ ${many}(limit: 100, draft: true) { docs { ${field} } } }`, { as })).text,
      ).not.toContain(secret)
    }
    expect((await call('GET', `/${kind}/${body.id}`, { as: author })).text).toContain(secret)
    expect((await call('GET', `/${kind}/${body.id}`, { as: who.editor })).text).toContain(secret)
  })

  test('is not published by its author, on any way', async () => {
    const author = await person('member')
    const { body } = await sent(kind, author)
    for (const query of ['', '?draft=false', '?draft=true', '?autosave=true', '?publishAllLocales=true'])
      expect(
        (await call('PATCH', `/${kind}/${body.id}${query}`, { as: author, body: { _status: 'published' } }))
          .status,
        query,
      ).toBe(403)
    const one = kind === 'reviews' ? 'Review' : kind === 'impressions' ? 'Impression' : 'Comment'
    await graphql(`mutation { update${one}(id: "${body.id}", data: { _status: published }) { id } }`, {
      as: author,
    })
    expect((await stored(kind, body.id))._status).toBe('draft')
  })

  test('a change to what is published waits beside it until staff publish it', async () => {
    const author = await person('member')
    const field = kind === 'comments' ? 'comment' : 'headline'
    const [before, after] = [marker(), marker()]
    const { body } = await sent(kind, author, { [field]: before })
    expect((await publish(kind, body.id)).status).toBe(200)
    const changed = await call('PATCH', `/${kind}/${body.id}`, { as: author, body: { [field]: after } })
    expect(changed.status, changed.text).toBe(200)
    const seen = await call('GET', `/${kind}/${body.id}`)
    expect(seen.body[field]).toBe(before)
    expect(seen.text).not.toContain(after)
    expect((await call('GET', `/${kind}/${body.id}?draft=true`, { as: author })).body[field]).toBe(after)
    await publish(kind, body.id)
    expect((await call('GET', `/${kind}/${body.id}`)).body[field]).toBe(after)
  })

  test('of another is neither changed nor deleted', async () => {
    const [author, other] = [await person('member'), await person('member')]
    const { body } = await sent(kind, author)
    for (const published of [false, true]) {
      if (published) await publish(kind, body.id)
      for (const method of ['PATCH', 'DELETE'] as const) {
        const answer = await call(method, `/${kind}/${body.id}`, {
          as: other,
          body: method === 'PATCH' ? { locale: 'pt' } : undefined,
        })
        expect(answer.status).toBeOneOf([403, 404])
      }
      await call('DELETE', `/${kind}?${queryOf({ where: { id: { equals: body.id } } })}`, {
        as: other,
      })
      expect((await stored(kind, body.id)).user).toBe(author.id)
    }
  })

  test('about what is not published, or nothing at all, is refused', async () => {
    const hidden = await guide('draft')
    const as = await person('member')
    for (const value of [
      hidden.id,
      { relationTo: 'growingguides', value: hidden.id },
      'x',
      null,
      { relationTo: 'users', value: who.admin.id },
      {},
      7,
    ]) {
      const answer = await sent(kind, as, { doc: value })
      expect(answer.status, answer.text).toBe(400)
      expect(answer.body.message).toEqual(expect.any(String))
    }
  })

  test('a thing may be named by its id alone', async () => {
    const { status, body, text } = await sent(kind, await person('member'), { doc: doc.value })
    expect(status, text).toBe(201)
    await publish(kind, body.id)
    for (const where of [{ 'doc.value': { equals: doc.value } }, { doc: { equals: doc.value } }]) {
      const list = await call('GET', `/${kind}?${queryOf({ where, limit: 100 })}`)
      expect(list.status, list.text).toBe(200)
      expect(list.body.docs.map(({ id }: { id: string }) => id)).toContain(body.id)
    }
  })

  test('five a minute of one account, then 429 with Retry-After', async () => {
    const author = await person('member')
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await sent(kind, author)).status)
    expect(statuses.slice(0, 5).every((status) => status < 300)).toBe(true)
    expect(statuses[5]).toBe(429)
    expect(Number((await sent(kind, author)).headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('sixty a minute of all accounts at one address, however many those are', async () => {
    const address = `198.51.100.${kinds.indexOf(kind) + 1}`
    const headers = { 'X-Forwarded-For': address }
    const common = { doc, openedAt: 1, website: 'https://x.example' }
    // What is refused as a program's is counted all the same.
    const send = (as: Caller) => call('POST', `/${kind}`, { as, headers, body: common })
    const statuses: number[] = []
    for (const author of await crowd(13))
      statuses.push(
        ...(await Promise.all(Array.from({ length: 5 }, () => send(author)))).map(({ status }) => status),
      )
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await sent(kind, await person('member'))).status).toBe(201)
  })

  test('what a program filled in is refused', async () => {
    expect((await sent(kind, await person('member'), { website: 'https://x.example' })).status).toBe(400)
    expect((await sent(kind, await person('member'), { openedAt: Date.now() })).status).toBe(400)
  })
})

describe('one of a person about a thing', () => {
  test.each(['reviews', 'impressions'] as const)('a second of the %s changes the first', async (kind) => {
    const author = await person('member')
    const first = await sent(kind, author, { rating: 2 })
    const second = await sent(kind, author, { rating: 5, _status: 'published' })
    expect([first.status, second.status], second.text).toEqual([201, 200])
    expect(second.body.id).toBe(first.body.id)
    expect(await stored(kind, first.body.id)).toMatchObject({ rating: 5, _status: 'draft' })
  })

  test('sent twice at once, there is one', async () => {
    const author = await person('member')
    const answers = await Promise.all([
      sent('reviews', author),
      sent('reviews', author),
      sent('reviews', author),
    ])
    expect(
      answers.every(({ status }) => status < 300),
      answers.map(({ text }) => text).join(),
    ).toBe(true)
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })
})

describe('an anonymous review', () => {
  let author: Person
  let id: string
  beforeAll(async () => {
    author = await person('member')
    id = (await sent('reviews', author, { anonymous: true })).body.id
    await publish('reviews', id)
    // One beside it that the same person signed.
    const other = await about()
    const signed = await call('POST', '/reviews', { as: author, body: reviewData(other) })
    await publish('reviews', remember('reviews', signed.body.id))
  })

  const everyWhere = (value: string) => [
    { user: { equals: value } },
    { 'user.id': { equals: value } },
    { 'user.email': { exists: true } },
    { user__email: { exists: true } },
    { key: { like: value } },
    { target: { exists: true } },
    { populatedUser: { exists: true } },
    { or: [{ user: { in: value } }] },
  ]

  test.each(['visitor', 'member'] as const)('does not tell a %s who wrote it', async (role) => {
    const as = who[role]
    for (const path of [
      `/reviews/${id}?depth=3`,
      '/reviews?limit=100&depth=3',
      `/reviews/${id}?select[user]=true&select[key]=true&select[target]=true`,
      `/reviews/${id}?populate[users][email]=true`,
      `/reviews?${queryOf({ where: { id: { equals: id } }, depth: 3 })}`,
    ]) {
      const { text, body } = await call('GET', path, { as })
      const shown = JSON.stringify(
        path.startsWith('/reviews?limit') ? body.docs.find((one: { id: string }) => one.id === id) : body,
      )
      expect(shown, path).not.toContain(author.id)
      expect(text, path).not.toContain(author.email)
      expect(shown, path).not.toContain('Test member')
    }
    for (const where of everyWhere(author.id)) {
      const { status } = await call('GET', `/reviews?${queryOf({ where })}`, { as })
      expect(status, JSON.stringify(where)).toBeOneOf([400, 403])
    }
    for (const sort of ['user', '-user', 'key', 'target', 'user.email', 'rating,user'])
      expect((await call('GET', `/reviews?sort=${sort}`, { as })).status, sort).toBe(400)
    const { text } = await graphql(
      `{ Review(id: "${id}") { user { id email } populatedUser } Reviews(where: { id: { equals: "${id}" } }) { docs { user { id } } } }`,
      { as },
    )
    expect(text).not.toContain(author.id)
    expect(text).not.toContain('Test member')
    expect(
      (await graphql('{ Reviews(sort: "user") { docs { id } } }', { as })).body.errors?.length,
    ).toBeGreaterThan(0)
    expect(
      (await graphql(`{ Reviews(where: { user: { equals: "${author.id}" } }) { docs { id } } }`, { as })).body
        .errors?.length,
    ).toBeGreaterThan(0)
    for (const name of ['collectionOverride', 'paginatedCollectionOverride']) {
      for (const body of [{ where: { user: { equals: author.id } } }, { sort: 'user' }])
        expect(
          (await call('POST', `/${name}`, { as, body: { collection: 'reviews', ...body } })).status,
        ).toBe(400)
    }
  })

  test('is no way to its author through a helpful mark of one’s own', async () => {
    const mark = await call('POST', '/helpfuls', {
      as: who.member,
      body: { item: { relationTo: 'reviews', value: id } },
    })
    expect(mark.status).toBe(201)
    for (const path of ['item.user', 'item.value.user', 'item.reviews.user', 'item.value.user.email'])
      expect(
        (
          await call('GET', `/helpfuls?${queryOf({ where: { [path]: { equals: author.id } } })}`, {
            as: who.member,
          })
        ).body.totalDocs ?? 0,
        path,
      ).toBe(0)
    expect((await call('GET', '/helpfuls?depth=3', { as: who.member })).text).not.toContain(author.id)
  })

  test('is known to its author and to moderators', async () => {
    for (const as of [author, who.editor])
      expect(JSON.stringify((await call('GET', `/reviews/${id}`, { as })).body.user)).toContain(author.id)
  })
})

test('a signed review shows a name, and nothing else of its author', async () => {
  const author = await person('member')
  const { body } = await sent('reviews', author)
  await publish('reviews', body.id)
  const { body: seen, text } = await call('GET', `/reviews/${body.id}?depth=3`)
  expect(seen.populatedUser).toMatchObject({ name: expect.any(String) })
  expect(text).not.toContain(author.email)
  expect(text).not.toContain(author.id)
})

describe('counts', () => {
  test('come from what is published, and lists know them', async () => {
    const item = await about()
    const [one, two] = [await person('member'), await person('member')]
    const t = async (as: Person, rating: number) => {
      const { body } = await call('POST', '/impressions', { as, body: { ...impressionData(item), rating } })
      return remember('impressions', body.id)
    }
    const [first, second] = [await t(one, 5), await t(two, 2)]
    expect(await countsOf(item)).toMatchObject({
      averageRating: null,
      impressionCount: 0,
      listed: [{ rating_count: 0 }],
    })
    await publish('impressions', first)
    await publish('impressions', second)
    const both = {
      averageRating: 3.5,
      impressionCount: 2,
      reviewCount: 0,
      listed: [{ average_rating: 3.5, rating_count: 2, c2: 3.5, c3: 2 }],
    }
    expect(await countsOf(item)).toMatchObject(both)
    // A change of the species by staff brings no old counts back.
    await call('PATCH', `/mushrooms/${item.value}`, {
      as: who.editor,
      body: { meta: { description: marker() } },
    })
    expect(await countsOf(item)).toMatchObject(both)
    await call('PATCH', `/impressions/${first}`, { as: who.editor, body: { _status: 'draft' } })
    expect(await countsOf(item)).toMatchObject({ averageRating: 2, impressionCount: 1 })
    await call('DELETE', `/impressions/${second}`, { as: two })
    expect(await countsOf(item)).toMatchObject({
      averageRating: null,
      impressionCount: 0,
      listed: [{ average_rating: null, rating_count: 0 }],
    })
  })

  test('of a guide come from its reviews', async () => {
    const item = { relationTo: 'growingguides' as const, value: (await guide('published')).id }
    await review('published', { doc: item, rating: 4 })
    expect(await countsOf(item)).toMatchObject({
      averageRating: 4,
      reviewCount: 1,
      bestRating: 5,
      listed: [{ rating_count: 1, c3: 1 }],
    })
  })
})

describe('rules', () => {
  const wrong: [string, Kind, object][] = [
    ['six stars', 'reviews', { rating: 6 }],
    ['no stars', 'reviews', { rating: undefined }],
    ['half a star', 'impressions', { rating: 3.5 }],
    ['stars in words', 'reviews', { rating: 'five' }],
    ['no headline', 'reviews', { headline: '' }],
    ['a headline of spaces', 'impressions', { headline: '   ' }],
    ['no text', 'comments', { comment: '' }],
    ['two letters', 'reviews', { review: 'ab' }],
    ['501 letters', 'impressions', { impression: 'a'.repeat(501) }],
    ['a text that is no text', 'comments', { comment: { a: 1 } }],
    ['pictures of nobody', 'reviews', { images: [{ image: '01a1fc0b-0000-7000-8000-000000000000' }] }],
    ['pictures that are no list', 'reviews', { images: 'x' }],
    ['a form that is none', 'impressions', { consumptionForm: '01a1fc0b-0000-7000-8000-000000000000' }],
    ['another form without words', 'impressions', { consumptionForm: 'other' }],
    ['a benefit that is a flavour', 'impressions', { helpsWith: ['nutty'] }],
  ]
  test.each(wrong)('%s', async (_, kind, body) => {
    const answer = await sent(kind, await person('member'), body)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.body.message).toEqual(expect.any(String))
  })

  test('say what is wrong in the language of the form', async () => {
    const { body } = await sent('reviews', await person('member'), { review: 'ab' }, '?locale=pt')
    expect(body.message).toBe('Escreva pelo menos 3 caracteres.')
  })

  test('forms and reports by slug or id, another form in words', async () => {
    const { body, status, text } = await sent('impressions', await person('member'), {
      consumptionForm: 'other',
      otherConsumptionForm: 'pickled',
      experiential: ['calm'],
      helpsWith: ['insomnia'],
    })
    expect(status, text).toBe(201)
    expect(await stored('impressions', body.id)).toMatchObject({
      otherConsumptionForm: 'pickled',
      helpsWith: [expect.any(String)],
    })
  })
})
