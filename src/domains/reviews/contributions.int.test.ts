/** Contributions of members: drafts that only authors and staff see until staff publish them. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import sharp from 'sharp'
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
import { reviewsOf } from './queries'

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

async function pictureFile(): Promise<File> {
  const canvas = sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a5230' } })
  return new File([new Uint8Array(await canvas.png().toBuffer())], `${marker()}.png`, { type: 'image/png' })
}

async function uploadPicture(as: Caller) {
  const body = new FormData()
  body.set('alt', 'a picture')
  body.set('file', await pictureFile())
  return call('POST', '/media', { as, body })
}

type Kind = 'reviews' | 'impressions' | 'comments'
const bodies = { reviews: reviewData, impressions: impressionData, comments: commentData }
const kinds = Object.keys(bodies) as Kind[]

/** Sends an entry from a new account each time, because an account may send five a minute. */
async function send(kind: Kind, as: Caller, body: object = {}, query = '') {
  const response = await call('POST', `/${kind}${query}`, { as, body: { ...bodies[kind](doc), ...body } })
  if (response.body?.id) remember(kind, response.body.id)
  return response
}

test.each([
  ['reviews', 'en', 'Review successfully created.'],
  ['impressions', 'es', 'Se ha creado: Impresión.'],
  ['comments', 'pt', 'Criação concluída: Comentário.'],
] as const)(
  'the answer for %s names what was created, in the language %s',
  async (kind, language, message) => {
    const headers = { 'Accept-Language': language }
    for (const options of [{ path: `/${kind}`, headers }, { path: `/${kind}?locale=${language}` }]) {
      const { path, ...rest } = options
      const as = await person('member')
      const { body, text } = await call('POST', path, { as, body: bodies[kind](doc), ...rest })
      remember(kind, body.id)
      expect(body, text).toMatchObject({ message, id: body.doc.id })
    }
  },
)

test.each(kinds)('a guest who sends the empty form of %s without scripts is led to sign in', async (kind) => {
  const from = `/mushrooms/somewhere/${kind}`
  const { status, headers } = await call('POST', `/${kind}/write`, {
    body: new URLSearchParams({ item: `mushrooms:${doc.value}`, from }),
    headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
  })
  expect(status).toBe(303)
  expect(headers.get('location')).toContain(`/login?redirect=${encodeURIComponent(from)}`)
})

const publish = (kind: Kind, id: string) =>
  call('PATCH', `/${kind}/${id}`, { as: who.editor, body: { _status: 'published' } })

/** Reads the stored rows, whatever the API returns. */
async function stored(collection: Kind, id: string): Promise<Record<string, unknown>> {
  return { ...(await payload.findByID({ collection, id, depth: 0, draft: false })) }
}

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
  test('sent as published, for another user and with counts, are saved as drafts of the sender', async () => {
    const author = await person('member')
    const { status, body, text } = await send(
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

  test('are refused to guests with 401', async () => {
    expect((await send(kind, null)).status).toBe(401)
  })

  test('that are drafts are visible to their author and to staff only, on every channel', async () => {
    const author = await person('member')
    const secret = marker()
    const field = kind === 'comments' ? 'comment' : 'headline'
    const { body } = await send(kind, author, { [field]: secret })
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
      const total = await call(
        'GET',
        `/${kind}/count?${queryOf({ where: { [field]: { equals: secret } } })}`,
        { as },
      )
      expect(total.body.totalDocs ?? 0).toBe(0)
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

  test('cannot be published by their author on any channel', async () => {
    const author = await person('member')
    const { body } = await send(kind, author)
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

  test("that are published stay unchanged until staff publish the author's change", async () => {
    const author = await person('member')
    const field = kind === 'comments' ? 'comment' : 'headline'
    const [before, after] = [marker(), marker()]
    const { body } = await send(kind, author, { [field]: before })
    expect((await publish(kind, body.id)).status).toBe(200)
    const changed = await call('PATCH', `/${kind}/${body.id}`, { as: author, body: { [field]: after } })
    expect(changed.status, changed.text).toBe(200)
    const shown = await call('GET', `/${kind}/${body.id}`)
    expect(shown.body[field]).toBe(before)
    expect(shown.text).not.toContain(after)
    expect((await call('GET', `/${kind}/${body.id}?draft=true`, { as: author })).body[field]).toBe(after)
    await publish(kind, body.id)
    expect((await call('GET', `/${kind}/${body.id}`)).body[field]).toBe(after)
  })

  test('are changed and deleted by their author, never by other members', async () => {
    const [author, other] = [await person('member'), await person('member')]
    const { body } = await send(kind, author)
    for (const published of [false, true]) {
      if (published) await publish(kind, body.id)
      for (const method of ['PATCH', 'DELETE'] as const) {
        const response = await call(method, `/${kind}/${body.id}`, {
          as: other,
          body: method === 'PATCH' ? { locale: 'pt' } : undefined,
        })
        expect(response.status).toBeOneOf([403, 404])
      }
      await call('DELETE', `/${kind}?${queryOf({ where: { id: { equals: body.id } } })}`, {
        as: other,
      })
      expect((await stored(kind, body.id)).user).toBe(author.id)
    }
    const sendDeletion = (as: Caller) => call('POST', `/${kind}/delete`, { as, body: { id: body.id } })
    expect((await sendDeletion(null)).status).toBe(401)
    expect((await sendDeletion(other)).status).toBe(403)
    expect((await sendDeletion(author)).status).toBe(200)
    expect((await call('GET', `/${kind}/${body.id}`, { as: who.editor })).status).toBe(404)
  })

  test('about unpublished documents or without a subject are refused', async () => {
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
      const response = await send(kind, as, { doc: value })
      expect(response.status, response.text).toBe(400)
      expect(response.body.message).toEqual(expect.any(String))
    }
  })

  test('accept the id of their subject without a collection', async () => {
    const { status, body, text } = await send(kind, await person('member'), { doc: doc.value })
    expect(status, text).toBe(201)
    await publish(kind, body.id)
    for (const where of [{ 'doc.value': { equals: doc.value } }, { doc: { equals: doc.value } }]) {
      const list = await call('GET', `/${kind}?${queryOf({ where, limit: 100 })}`)
      expect(list.status, list.text).toBe(200)
      expect(list.body.docs.map(({ id }: { id: string }) => id)).toContain(body.id)
    }
  })

  test('are limited to five a minute for one account, then get 429 with Retry-After', async () => {
    const author = await person('member')
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await send(kind, author)).status)
    expect(statuses.slice(0, 5).every((status) => status < 300)).toBe(true)
    expect(statuses[5]).toBe(429)
    expect(Number((await send(kind, author)).headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('that are refused do not count towards the five', async () => {
    const author = await person('member')
    const text = { reviews: 'review', impressions: 'impression', comments: 'comment' }[kind]
    for (let index = 0; index < 6; index += 1)
      expect((await send(kind, author, { [text]: '' })).status).toBe(400)
    expect((await send(kind, author)).status).toBe(201)
  })

  test('are limited to sixty a minute for all accounts at one address', async () => {
    const address = `198.51.100.${kinds.indexOf(kind) + 1}`
    const headers = { 'X-Forwarded-For': address }
    const common = { doc, openedAt: 1, website: 'https://x.example' }
    // Requests that the spam check refuses count towards the limit too.
    const sendSpam = (as: Caller) => call('POST', `/${kind}`, { as, headers, body: common })
    const statuses: number[] = []
    for (const author of await crowd(13))
      statuses.push(
        ...(await Promise.all(Array.from({ length: 5 }, () => sendSpam(author)))).map(({ status }) => status),
      )
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await send(kind, await person('member'))).status).toBe(201)
  })

  test('filled in by a program are refused', async () => {
    expect((await send(kind, await person('member'), { website: 'https://x.example' })).status).toBe(400)
    expect((await send(kind, await person('member'), { openedAt: Date.now() })).status).toBe(400)
  })
})

test('the same comment is stored once when it is sent twice, one after the other or at once', async () => {
  const author = await person('member')
  const item = `${doc.relationTo}:${doc.value}`
  const comment = `${marker()}\n${marker()}`
  const write = (as: Caller, subject = item) =>
    call('POST', '/comments/write', {
      as,
      body: new URLSearchParams({ item: subject, comment: comment.replace('\n', '\r\n') }),
      headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
    })
  const comments = async () =>
    (await payload.find({ collection: 'comments', depth: 0, where: { comment: { equals: comment } } })).docs
  const presses = [...(await Promise.all([write(author), write(author), write(author)])), await write(author)]
  const [{ id } = { id: '' }, ...others] = await comments()
  remember('comments', id)
  expect(others).toEqual([])
  for (const { headers } of presses) expect(headers.get('Location')).toContain(`done=comments&entry=${id}`)
  const again = await call('POST', '/comments', { as: author, body: { doc, comment: ` ${comment} ` } })
  expect([again.status, again.body.id]).toEqual([201, id])
  const elsewhere = await about()
  await write(await person('member'))
  await write(author, `${elsewhere.relationTo}:${elsewhere.value}`)
  expect(await comments()).toHaveLength(3)
  await databaseOf(payload).execute(
    sql`update comments set created_at = now() - interval '2 minutes' where id = ${id}`,
  )
  await write(author)
  expect(await comments()).toHaveLength(4)
  for (const { id: other } of await comments()) remember('comments', other)
})

test("the form of a comment changes the author's comment, and nobody else's", async () => {
  const [author, other] = [await person('member'), await person('member')]
  const { body } = await send('comments', author)
  const item = `${doc.relationTo}:${doc.value}`
  const change = (as: Caller, comment: string) =>
    call('POST', '/comments/write', { as, body: { item, entry: body.id, comment } })
  const text = marker()
  expect((await change(other, marker())).status).toBe(403)
  expect((await change(author, text)).body).toMatchObject({ id: body.id })
  expect((await stored('comments', body.id)).comment).toBe(text)
})

test('I08: a review written in Spanish stores the text of its picture in Spanish, and all languages read it', async () => {
  const headline = marker()
  const body = new FormData()
  const fields = {
    item: `${doc.relationTo}:${doc.value}`,
    locale: 'es',
    rating: '4',
    headline,
    review: marker(),
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('pictures', await pictureFile())
  const {
    status,
    body: written,
    text,
  } = await call('POST', '/reviews/write', { as: await person('member'), body })
  expect(status, text).toBe(201)
  const id = remember('reviews', written.id)
  const [row] = written.doc.images
  const picture = remember('media', row.image)
  const { alt } = await payload.findByID({ collection: 'media', id: picture, locale: 'all', depth: 0 })
  expect(alt).toEqual({ es: headline })
  await publish('reviews', id)
  for (const locale of ['en', 'es', 'pt'] as const) {
    const reader = { payload, user: null, locale, draft: false }
    const { entries } = await reviewsOf(reader, { subject: doc, from: 0, count: 100, sort: 'newest' })
    expect(entries.find((entry) => entry.id === id)?.images).toMatchObject([{ id: picture, alt: headline }])
  }
})

test('D24: a comment has its author as user, without what identifies the account', async () => {
  const author = await person('member')
  await payload.update({ collection: 'users', id: author.id, data: { alias: 'Ceps and Co' } })
  const { body } = await send('comments', author)
  await publish('comments', body.id)
  const read = await call('GET', `/comments/${body.id}?depth=1`)
  expect(read.body.user).toEqual({ alias: 'Ceps and Co', name: 'Ceps and Co', avatar: null })
  expect(read.text).not.toContain(author.id)
  expect((await call('GET', `/comments?where[user][equals]=${author.id}`)).status).not.toBe(200)
  expect((await call('GET', `/comments/${body.id}?depth=0`, { as: author })).body.user).toBe(author.id)
})

describe('the only entry of a user about a subject', () => {
  test.each(['reviews', 'impressions'] as const)('is changed by a second of the %s', async (kind) => {
    const author = await person('member')
    const first = await send(kind, author, { rating: 2 })
    const second = await send(kind, author, { rating: 5, _status: 'published' })
    expect([first.status, second.status], second.text).toEqual([201, 200])
    expect(second.body).toMatchObject({ id: first.body.id, message: 'Updated successfully.' })
    expect(await stored(kind, first.body.id)).toMatchObject({ rating: 5, _status: 'draft' })
  })

  test('exists once after being sent twice at the same time', async () => {
    const author = await person('member')
    const responses = await Promise.all([
      send('reviews', author),
      send('reviews', author),
      send('reviews', author),
    ])
    expect(
      responses.every(({ status }) => status < 300),
      responses.map(({ text }) => text).join(),
    ).toBe(true)
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  })
})

describe('an anonymous review', () => {
  let author: Person
  let id: string
  beforeAll(async () => {
    author = await person('member')
    id = (await send('reviews', author, { anonymous: true })).body.id
    await publish('reviews', id)
    // A signed review by the same user.
    const other = await about()
    const signed = await call('POST', '/reviews', { as: author, body: reviewData(other) })
    await publish('reviews', remember('reviews', signed.body.id))
  })

  const conditionsOn = (value: string) => [
    { user: { equals: value } },
    { 'user.id': { equals: value } },
    { 'user.email': { exists: true } },
    { user__email: { exists: true } },
    { key: { like: value } },
    { target: { exists: true } },
    { populatedUser: { exists: true } },
    { or: [{ user: { in: value } }] },
  ]

  test.each(['visitor', 'member'] as const)('does not reveal its author to a %s', async (role) => {
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
    for (const where of conditionsOn(author.id)) {
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

  test('does not reveal its author through a helpful vote for it', async () => {
    const vote = await call('POST', '/helpfuls', {
      as: who.member,
      body: { item: { relationTo: 'reviews', value: id } },
    })
    expect(vote.status).toBe(201)
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

  test('reveals its author to themselves and to moderators', async () => {
    for (const as of [author, who.editor])
      expect(JSON.stringify((await call('GET', `/reviews/${id}`, { as })).body.user)).toContain(author.id)
  })
})

test('a signed review shows the name of its author and nothing else of the account', async () => {
  const author = await person('member')
  const { body } = await send('reviews', author)
  await publish('reviews', body.id)
  const { body: shown, text } = await call('GET', `/reviews/${body.id}?depth=3`)
  expect(shown.populatedUser).toMatchObject({ name: expect.any(String) })
  expect(text).not.toContain(author.email)
  expect(text).not.toContain(author.id)
})

test('D24: the author of an entry is an alias, a name and an avatar; an alias hides the name', async () => {
  for (const kind of kinds) {
    const author = await person('member')
    const { body } = await send(kind, author)
    await publish(kind, body.id)
    const authorOf = async (account: { alias: string | null; name: string }) => {
      await payload.update({ collection: 'users', id: author.id, data: account })
      return (await call('GET', `/${kind}/${body.id}`)).body.populatedUser
    }
    expect(await authorOf({ alias: 'Morel', name: 'Ada Byron' })).toEqual({
      alias: 'Morel',
      name: 'Morel',
      avatar: null,
    })
    expect(await authorOf({ alias: null, name: 'Ada Byron' })).toEqual({
      alias: null,
      name: 'Ada Byron',
      avatar: null,
    })
  }
})

describe('counts', () => {
  test('include published entries only, and list entries have them too', async () => {
    const item = await about()
    const [one, two] = [await person('member'), await person('member')]
    const write = async (as: Person, rating: number) => {
      const { body } = await call('POST', '/impressions', { as, body: { ...impressionData(item), rating } })
      return remember('impressions', body.id)
    }
    const [first, second] = [await write(one, 5), await write(two, 2)]
    expect(await countsOf(item)).toMatchObject({
      averageRating: null,
      impressionCount: 0,
      listed: [{ rating_count: 0 }],
    })
    await publish('impressions', first)
    await publish('impressions', second)
    const published = {
      averageRating: 3.5,
      impressionCount: 2,
      reviewCount: 0,
      listed: [{ average_rating: 3.5, rating_count: 2, c2: 3.5, c3: 2 }],
    }
    expect(await countsOf(item)).toMatchObject(published)
    // A change of the species by staff does not restore old counts.
    await call('PATCH', `/mushrooms/${item.value}`, {
      as: who.editor,
      body: { meta: { description: marker() } },
    })
    expect(await countsOf(item)).toMatchObject(published)
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

describe('validation', () => {
  const invalid: [string, Kind, object][] = [
    ['a rating of six is refused', 'reviews', { rating: 6 }],
    ['a missing rating is refused', 'reviews', { rating: undefined }],
    ['a fractional rating is refused', 'impressions', { rating: 3.5 }],
    ['a rating in words is refused', 'reviews', { rating: 'five' }],
    ['an empty headline is refused', 'reviews', { headline: '' }],
    ['a blank headline is refused', 'impressions', { headline: '   ' }],
    ['an empty text is refused', 'comments', { comment: '' }],
    ['a text of two characters is refused', 'reviews', { review: 'ab' }],
    ['a text of 501 characters is refused', 'impressions', { impression: 'a'.repeat(501) }],
    ['a text that is an object is refused', 'comments', { comment: { a: 1 } }],
    [
      'a missing picture is refused',
      'reviews',
      { images: [{ image: '01a1fc0b-0000-7000-8000-000000000000' }] },
    ],
    ['pictures that are not a list are refused', 'reviews', { images: 'x' }],
    [
      'an unknown consumption form is refused',
      'impressions',
      { consumptionForm: '01a1fc0b-0000-7000-8000-000000000000' },
    ],
    ['the form "other" without words is refused', 'impressions', { consumptionForm: 'other' }],
    ['a flavour as a benefit is refused', 'impressions', { helpsWith: ['nutty'] }],
  ]
  test.each(invalid)('%s', async (_, kind, body) => {
    const response = await send(kind, await person('member'), body)
    expect(response.status, response.text).toBe(400)
    expect(response.body.message).toEqual(expect.any(String))
  })

  test('answers in the language of the form', async () => {
    const { body } = await send('reviews', await person('member'), { review: 'ab' }, '?locale=pt')
    expect(body.message).toBe('Escreva pelo menos 3 caracteres.')
  })

  test('J12: a refused review or vote has a code that forms translate, and a message in the language of the request', async () => {
    const as = await person('member')
    const hidden = await guide('draft')
    const own = await review('published', { user: as.id })
    const foreign = remember('media', (await uploadPicture(who.member)).body.id)
    const item = { relationTo: 'reviews', value: own.id }
    const form = {
      item: `growingguides:${hidden.id}`,
      locale: 'es',
      rating: '4',
      headline: 'a',
      review: 'abc',
    }
    for (const [path, body, status, problem, message] of [
      ['/reviews/write', form, 400, { code: 'subjectGone' }, 'la página ya no está publicada'],
      [
        '/reviews?locale=pt',
        { ...reviewData(doc), images: [{ image: foreign }] },
        400,
        { code: 'pictureGone', field: 'pictures' },
        'Uma imagem não está mais disponível',
      ],
      ['/helpfuls?locale=es', { item }, 403, { code: 'ownEntry' }, 'una entrada tuya'],
    ] as const) {
      const answer = await call('POST', path, { as, body })
      expect([answer.status, answer.body.errors?.[0].data?.errors], answer.text).toEqual([status, [problem]])
      expect(answer.body.message).toContain(message)
    }
  })

  test("accepts consumption forms and effects by slug or id, and the author's words for another form", async () => {
    const { body, status, text } = await send('impressions', await person('member'), {
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
