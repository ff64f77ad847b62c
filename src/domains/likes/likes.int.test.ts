/**
 * Likes and helpful votes: each user has one per subject, and counts equal the rows under any
 * concurrency.
 */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recountAll } from '@/domains/contributions/server/counts'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'
import { about, type Entry, impression, removeContent, review } from '@/testing/content'
import { runs } from '@/testing/property-runs'
import { type Caller, call, queryOf } from '@/testing/rest'
import { crowd, payload, people, person, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>
let item: Awaited<ReturnType<typeof about>>

beforeAll(async () => {
  who = await people()
  item = await about()
})

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const like = (as: Caller, of: object | string = item, more: object = {}) =>
  call('POST', '/likes', { as, body: { item: of, ...more } })
const unlike = (as: Caller, id: string, query = '') => call('DELETE', `/likes/${id}${query}`, { as })

async function likesOf(value: string) {
  const { rows } = await databaseOf(payload).execute(sql`
    select (select like_count::int from mushrooms where id = ${value}) as counted,
      (select count(*)::int from likes where target = ${`mushrooms:${value}`}) as rows,
      (select array_agg(distinct like_count) from listings where document = ${value}) as listed,
      (select array_agg(distinct card->>'likeCount') from listings where document = ${value}) as carded`)
  return rows[0]
}

/** Does what `npm run recount` does. @returns the number of wrong rows of each table */
const recount = () => inTransaction(payload, async (req) => recountAll(await transactionOf(req)))

const consistent = (count: number) => ({
  counted: count,
  rows: count,
  listed: [count],
  carded: [String(count)],
})

describe('a like', () => {
  test("belongs to the session's user, whatever user is named, and counts once", async () => {
    const first = await like(who.member, item, { user: who.admin.id })
    const second = await like(who.member, item.value)
    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.body.doc.id).toBe(first.body.doc.id)
    expect(first.body.doc.user).toBe(who.member.id)
    expect(await likesOf(item.value)).toEqual(consistent(1))
    expect((await unlike(who.stranger, first.body.doc.id)).status).toBeOneOf([403, 404])
    expect(await likesOf(item.value)).toEqual(consistent(1))
    expect((await unlike(who.member, first.body.doc.id)).status).toBe(200)
    expect((await unlike(who.member, first.body.doc.id)).status).toBeOneOf([403, 404])
    expect(await likesOf(item.value)).toEqual(consistent(0))
  })

  test.each(['?select[user]=true', '?select[item]=false'])('deleted with %s is counted', async (query) => {
    const { body } = await like(who.member)
    expect((await unlike(who.member, body.doc.id, query)).status).toBe(200)
    expect(await likesOf(item.value)).toEqual(consistent(0))
  })

  test('deleted twenty times at once is deleted once without an error', async () => {
    const { body } = await like(who.member)
    const responses = await Promise.all(Array.from({ length: 20 }, () => unlike(who.member, body.doc.id)))
    const statuses = responses.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect(statuses.slice(1).every((status) => [403, 404].includes(status))).toBe(true)
    expect(await likesOf(item.value)).toEqual(consistent(0))
  })

  test('needs an account', async () => {
    expect((await like(null)).status).toBe(401)
  })

  test.each([
    null,
    'x',
    {},
    { relationTo: 'users', value: 'x' },
    { relationTo: 'mushrooms', value: '01a1fc0b-0000-7000-8000-000000000000' },
    [],
    { relationTo: '__proto__', value: 1 },
  ])('of the item %j is refused', async (subject) => {
    expect((await like(who.member, subject as object)).status).toBe(400)
  })

  test('is invisible to other users', async () => {
    const { body } = await like(who.stranger)
    for (const where of [{ 'item.value': { equals: item.value } }, { user: { equals: who.stranger.id } }]) {
      for (const as of [who.member, who.admin]) {
        const listed = await call('POST', '/collectionOverride', {
          as,
          body: { collection: 'likes', where, limit: 100, depth: 1 },
        })
        expect(listed.status, listed.text).toBe(200)
        expect(listed.text).not.toContain(body.doc.id)
      }
      expect((await call('GET', `/likes?${queryOf({ where })}`, { as: who.member })).text).not.toContain(
        body.doc.id,
      )
    }
    expect((await call('POST', '/collectionOverride', { body: { collection: 'likes' } })).status).toBe(401)
    const ownLikes = await call('POST', '/collectionOverride', {
      as: who.stranger,
      body: {
        collection: 'likes',
        where: { 'item.value': { equals: item.value }, user: { equals: who.member.id } },
      },
    })
    expect(ownLikes.body.result.docs.map(({ id }: { id: string }) => id)).toEqual([body.doc.id])
    await unlike(who.stranger, body.doc.id)
  })

  test('is deleted with its account, and the count follows', async () => {
    const deleted = await person('member')
    await like(deleted)
    expect(await likesOf(item.value)).toEqual(consistent(1))
    await payload.delete({ collection: 'users', id: deleted.id })
    expect(await likesOf(item.value)).toEqual(consistent(0))
  })
})

describe('concurrent likes', () => {
  test('a hundred by one user leave one like', async () => {
    const subject = await about()
    const responses = await Promise.all(Array.from({ length: 100 }, () => like(who.member, subject)))
    expect([...new Set(responses.map(({ status }) => status))].every((status) => status < 300)).toBe(true)
    expect(await likesOf(subject.value)).toEqual(consistent(1))
  })

  test('of a thousand subjects toggled by a hundred users cause no error, and counts equal rows', async () => {
    const subjects = [await about(), await about(), await about()]
    const toggles = (await crowd(runs(100))).flatMap((as) =>
      Array.from({ length: 10 }, async (_, turn) => {
        const liked = await like(as, subjects[turn % subjects.length])
        expect(liked.status, liked.text).toBeLessThan(300)
        return turn % 2 === 0 ? [liked, await unlike(as, liked.body.doc.id)] : [liked]
      }),
    )
    const responses = (await Promise.all(toggles)).flat()
    // Another request of the same user may have deleted the like: 404, never 500.
    expect(responses.map(({ status, text }) => (status >= 500 ? text : '')).join('')).toBe('')
    for (const { value } of subjects) {
      const counted = await likesOf(value)
      expect(counted).toEqual(consistent(Number(counted?.rows)))
    }
    expect(Object.values(await recount()).every((wrong) => wrong === 0)).toBe(true)
  })
})

describe('a helpful vote', () => {
  test.each(['reviews', 'impressions'] as const)(
    "on %s counts once, can be deleted, and is refused for one's own entry",
    async (relationTo) => {
      const voted =
        relationTo === 'reviews'
          ? await review('published', { user: who.stranger.id })
          : await impression('published', { user: who.stranger.id })
      const entry: Entry = { relationTo, value: voted.id }
      const vote = (as: Caller) => call('POST', '/helpfuls', { as, body: { item: entry, user: '' } })
      const count = async () =>
        (await payload.findByID({ collection: relationTo, id: voted.id, depth: 0 })).helpfulCount
      expect((await vote(null)).status).toBe(401)
      expect((await vote(who.stranger)).status).toBe(403)
      const first = await vote(who.member)
      expect([first.status, (await vote(who.member)).status]).toEqual([201, 200])
      expect(await count()).toBe(1)
      // A change by staff does not restore an old count.
      await call('PATCH', `/${relationTo}/${voted.id}`, { as: who.editor, body: { rating: 3 } })
      expect(await count()).toBe(1)
      expect((await call('DELETE', `/helpfuls/${first.body.doc.id}`, { as: who.member })).status).toBe(200)
      expect(await count()).toBe(0)
    },
  )

  test('on a draft is refused', async () => {
    const { id } = await review('draft', { user: who.stranger.id })
    expect(
      (
        await call('POST', '/helpfuls', {
          as: who.member,
          body: { item: { relationTo: 'reviews', value: id } },
        })
      ).status,
    ).toBe(400)
  })
})

test('recounting reports wrong counts and corrects them', async () => {
  const subject = await about()
  await like(who.member, subject)
  await databaseOf(payload).execute(sql`update mushrooms set like_count = 40 where id = ${subject.value}`)
  expect((await recount()).mushrooms).toBeGreaterThanOrEqual(1)
  expect(await likesOf(subject.value)).toEqual(consistent(1))
  expect(Object.values(await recount()).every((wrong) => wrong === 0)).toBe(true)
})

test("a page of another site cannot like with the session's cookie", async () => {
  const cookie = { Cookie: `payload-token=${who.member.token}` }
  for (const [header, value] of [
    ['Origin', 'https://evil.example'],
    ['Sec-Fetch-Site', 'cross-site'],
  ] as const)
    expect(
      (await call('POST', '/likes', { body: { item }, headers: { ...cookie, [header]: value } })).status,
    ).toBe(401)
  expect(
    (
      await call('POST', '/likes', {
        body: { item },
        headers: { ...cookie, Origin: 'http://localhost:3000' },
      })
    ).status,
  ).toBe(201)
})

describe('a reaction of a guest without JavaScript', () => {
  const asPage = { Accept: 'text/html', Referer: 'http://localhost:3000/pt/mushrooms/boletus-edulis?x=1' }
  const cookieOf = (headers: Headers, name: string) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0]
  const react = (kind: 'likes' | 'helpfuls', of: string) =>
    call('POST', `/${kind}/press`, { body: new URLSearchParams({ item: of }), headers: asPage })
  const signIn = ({ email, password }: { email: string; password: string }, Cookie: string) =>
    call('POST', '/users/sign-in', {
      body: new URLSearchParams({ email, password, redirect: '/pt/mushrooms/boletus-edulis?x=1' }),
      headers: { ...asPage, Cookie },
    })

  test('is created once after signing in, in the language of the page', async () => {
    const fan = await person('member')
    const { value } = await about()
    const response = await react('likes', `mushrooms:${value}`)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(
      `/pt/login?redirect=${encodeURIComponent('/pt/mushrooms/boletus-edulis?x=1')}`,
    )
    const pendingAction = String(cookieOf(response.headers, 'pending-action'))
    expect((await signIn({ ...fan, password: 'another' }, pendingAction)).status).toBe(303)
    expect(await likesOf(value)).toEqual(consistent(0))
    const signedIn = await signIn(fan, pendingAction)
    expect(signedIn.headers.get('Location')).toBe('/pt/mushrooms/boletus-edulis?x=1')
    expect(cookieOf(signedIn.headers, 'pending-action')).toBe('pending-action=')
    expect(await likesOf(value)).toEqual(consistent(1))
    await signIn(fan, pendingAction)
    expect(await likesOf(value)).toEqual(consistent(1))
  })

  test('does not prevent signing in if it cannot be created', async () => {
    const author = await person('member')
    const { id } = await review('published', { doc: item, user: author.id })
    const pendingAction = String(
      cookieOf((await react('helpfuls', `reviews:${id}`)).headers, 'pending-action'),
    )
    for (const cookie of [pendingAction, 'pending-action=made-up']) {
      const signedIn = await signIn(author, cookie)
      expect(cookieOf(signedIn.headers, 'payload-token')).toBeDefined()
      expect(cookieOf(signedIn.headers, 'pending-action')).toBe('pending-action=')
    }
    const { docs } = await payload.find({
      collection: 'helpfuls',
      where: { target: { equals: `reviews:${id}` } },
    })
    expect(docs).toEqual([])
  })
})

test('everybody reads the present counts of published documents and entries', async () => {
  const subject = await about()
  const entry = await review('published')
  const draft = await review('draft')
  await like(who.member, subject)
  await call('POST', '/helpfuls', {
    as: who.member,
    body: { item: { relationTo: 'reviews', value: entry.id } },
  })
  const keys = [
    `likes:mushrooms:${subject.value}`,
    `helpfuls:reviews:${entry.id}`,
    `helpfuls:reviews:${draft.id}`,
    'likes:mushrooms:none',
    `likes:users:${who.member.id}`,
    'nothing',
  ]
  const { status, body } = await call('GET', `/counts?keys=${keys}`)
  expect([status, body]).toEqual([
    200,
    { [`likes:mushrooms:${subject.value}`]: 1, [`helpfuls:reviews:${entry.id}`]: 1 },
  ])
})
