/** What users do with their accounts, by the endpoints of the forms, and what others cannot do. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { SendEmailOptions } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { comment, guide, impression, marker, removeContent, review } from '@/testing/content'
import { requestedIterations } from '@/testing/fast-password-hashing.mjs'
import { discardJobs, runJobs } from '@/testing/jobs'
import { type Answer, call, graphql } from '@/testing/rest'
import { payload, people, person, removePeople } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>
let letters: SendEmailOptions[] = []
const strong = () => `${marker()} words`

beforeAll(async () => {
  who = await people()
})

beforeEach(async () => {
  await discardJobs()
  letters = []
  vi.spyOn(payload, 'sendEmail').mockImplementation(async (letter) => {
    letters.push(letter)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

afterAll(async () => {
  await payload.delete({ collection: 'users', where: { email: { like: 'journey-' } } })
  await removeContent()
  await removePeople()
})

let addresses = 0

/** Headers with a new client address, so that rate limits do not interfere. */
function fresh(): Record<string, string> {
  addresses += 1
  return { 'X-Forwarded-For': `2001:db8::${process.pid.toString(16)}:${addresses.toString(16)}` }
}

function withMail(): void {
  vi.stubEnv('SMTP_HOST', 'mail.invalid')
  vi.stubEnv('SMTP_FROM', 'site@fungarium.invalid')
}

const newcomer = () => ({
  alias: 'Newcomer',
  email: `journey-${marker()}@fungarium.invalid`,
  password: strong(),
})

function post(path: string, body: object, { headers = fresh(), as = null as { token: string } | null } = {}) {
  return call('POST', `/users${path}`, { as, body, headers })
}

/** Waits for mails, which are queued after the response. */
const eventually = (check: () => void) =>
  vi.waitFor(
    async () => {
      await runJobs()
      check()
    },
    { timeout: 30_000 },
  )

/** The receivers of the mails so far. */
const receivers = () => letters.map(({ to }) => to)

/** Submits a form as a browser without JavaScript does. */
function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return call('POST', `/users${path}`, {
    body: new URLSearchParams(fields),
    headers: {
      ...fresh(),
      Accept: 'text/html,application/xhtml+xml',
      Origin: 'http://localhost:3000',
      ...headers,
    },
  })
}

function tokenOf(answer: Answer): { token: string } {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('payload-token='))
  return { token: cookie?.split(';')[0]?.slice('payload-token='.length) ?? '' }
}

async function me(as: { token: string }): Promise<string | undefined> {
  return (await call('GET', '/users/me', { as })).body.user?.email
}

function linkIn(letter: SendEmailOptions | undefined): URL {
  return new URL(/https?:\/\/\S+\?\S+/.exec(String(letter?.text))?.[0] ?? 'about:blank')
}

function pixels(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: 'brown' } })
    .png()
    .toBuffer()
}

async function accountsOf(email: string): Promise<number> {
  return (await payload.count({ collection: 'users', where: { email: { equals: email } } })).totalDocs
}

describe('signing up', () => {
  test('signs in at once as a member if no mail server is configured', async () => {
    const who = newcomer()
    const answer = await post('/sign-up', {
      ...who,
      roles: ['admin'],
      _verified: true,
      likeCount: 9,
      oneTimePassword: true,
      id: marker(),
    })
    expect(answer.status, answer.text).toBe(200)
    expect(await me(tokenOf(answer))).toBe(who.email)
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: who.email } } })
    expect(docs[0]).toMatchObject({ roles: ['member'], oneTimePassword: false, alias: who.alias })
  })

  test('stores nothing until the address is confirmed with the password if a mail server is configured', async () => {
    withMail()
    const who = newcomer()
    const answer = await post('/sign-up', { ...who, locale: 'pt', redirect: '/pt/mushrooms' })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await accountsOf(who.email)).toBe(0)
    await eventually(() => expect(letters).toHaveLength(1))
    expect(letters[0]).toMatchObject({ to: who.email, subject: 'Confirme seu e-mail' })
    expect(String(letters[0]?.text) + String(letters[0]?.html)).not.toContain(who.password)
    const link = linkIn(letters[0])
    expect(link.href).toMatch(/^http:\/\/localhost:3000\/pt\/verify\?token=/)
    const token = link.searchParams.get('token')
    const wrong = await post('/confirm', { token, password: 'not what was chosen' })
    expect([wrong.status, await accountsOf(who.email)]).toEqual([401, 0])
    const right = await post('/confirm', { token, password: who.password })
    expect(await me(tokenOf(right))).toBe(who.email)
    expect((await post('/confirm', { token, password: who.password })).status).toBe(400)
    expect(await accountsOf(who.email)).toBe(1)
  })

  test('creates one account for a form that is sent three times at once, and refuses none', async () => {
    const who = newcomer()
    const sent = await inTransaction(payload, async (req) => {
      const db = await transactionOf(req)
      // Nothing can be written until all three have found that there is no account.
      await db.execute(sql`lock table users in share row exclusive mode`)
      const requests = [1, 2, 3].map(() => post('/sign-up', who))
      await vi.waitFor(
        async () => {
          const waiting = sql`select 1 from pg_locks where relation = 'users'::regclass and not granted`
          expect(await queryRows(db, waiting)).toHaveLength(3)
        },
        { timeout: 30_000 },
      )
      return requests
    })
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await accountsOf(who.email)).toBe(1)
    expect(answers.filter((answer) => tokenOf(answer).token !== '')).toHaveLength(1)
  })

  test.each([
    ['with', withMail],
    ['without', () => undefined],
  ])('tells only the address itself that it has an account, %s a mail server', async (_, given) => {
    given()
    const taken = await post('/sign-up', { ...newcomer(), email: ` ${who.stranger.email.toUpperCase()}` })
    const unknown = newcomer()
    const free = await post('/sign-up', unknown)
    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    expect(taken.headers.getSetCookie()).toEqual([])
    const confirmed = free.headers.getSetCookie().length === 0 ? [unknown.email] : []
    await eventually(() => expect(receivers().sort()).toEqual([who.stranger.email, ...confirmed].sort()))
    expect((await payload.findByID({ collection: 'users', id: who.stranger.id })).alias).not.toBe('Newcomer')
  })

  test.each([
    ['passwordShort', { password: 'short' }],
    ['passwordCommon', { password: 'password12' }],
    ['passwordPersonal', { alias: 'Annabella', password: 'annabella1' }],
    ['emailWrong', { email: 'no address' }],
    ['aliasMissing', { alias: ' ' }],
    ['aliasMissing', { alias: 'a\u202E\u3164' }],
    ['aliasSigns', { alias: 'a\nb' }],
    ['newPasswordMissing', { password: ['a'] }],
  ])('answers %s for %j', async (code, change) => {
    const answer = await post('/sign-up', { ...newcomer(), ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].data.errors).toMatchObject([{ code }])
  })
})

describe('a form without JavaScript', () => {
  test('returns to its page with the values except the password if it fails', async () => {
    const secret = marker()
    const answer = await submit('/sign-up', {
      alias: 'Anna',
      email: 'nowhere',
      password: secret,
      from: '/es/signup?redirect=%2Fes',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/es\/signup\?redirect=%2Fes&attempt=[\w-]+$/)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^attempt=.*HttpOnly; SameSite=Lax/)
    expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain(secret)
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'redirects only to this site: %s',
    async (to) => {
      const failed = await submit('/sign-in', { email: 'x', password: '', from: to })
      expect(failed.headers.get('location')).toMatch(/^\/\?attempt=/)
      const { email, password } = who.stranger
      const signedIn = await submit('/sign-in', { email, password, redirect: to })
      expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/'])
      const out = await submit('/sign-out', { redirect: to })
      expect(out.headers.get('location')).toBe('/')
    },
  )

  test('is accepted only from this site', async () => {
    const { email, password } = who.stranger
    const fields = { email, password }
    for (const headers of [{ Origin: 'https://evil.example' }, { Origin: 'null' }]) {
      const answer = await submit('/sign-in', fields, headers)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    }
    const crossSite = { ...fresh(), 'Sec-Fetch-Site': 'cross-site' }
    expect((await post('/sign-in', fields, { headers: crossSite })).status).toBe(403)
  })

  test('redirects guests to the sign-in page', async () => {
    const answer = await submit('/profile', { alias: 'Anna', from: '/pt/account', locale: 'pt' })
    expect(answer.headers.get('location')).toMatch(/^\/pt\/login\?redirect=%2Fpt%2Faccount(%3F|$)/)
    expect((await post('/profile', { alias: 'Anna' })).status).toBe(401)
  })
})

describe('signing in', () => {
  test('redirects to the given page and sets a session cookie that scripts cannot read and a hint that they can', async () => {
    const { email, password } = who.stranger
    const answer = await submit('/sign-in', { email, password, redirect: '/es/mushrooms?page=2' })
    expect(answer.headers.get('location')).toBe('/es/mushrooms?page=2')
    const [session, hint] = answer.headers.getSetCookie()
    expect(session).toMatch(/^payload-token=.+HttpOnly.*SameSite=Lax/)
    expect(hint).toMatch(/^account=[\w-]+; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    const out = await call('POST', '/users/sign-out', { as: tokenOf(answer), body: {} })
    expect(out.headers.getSetCookie().join()).toMatch(/payload-token=;.*account=;/)
    expect(await me(tokenOf(answer))).toBeUndefined()
  })

  test('opens the texts of the panel in its language the first time, and leaves a later choice alone', async () => {
    const { email, password, id } = await person('editor')
    const languages = async (header: string) => {
      await post('/sign-in', { email, password }, { headers: { ...fresh(), 'Accept-Language': header } })
      const where = { key: { equals: 'locale' }, 'user.value': { equals: id } }
      const { docs } = await payload.find({ collection: 'payload-preferences', where })
      return docs.map(({ value }) => value)
    }
    expect(await languages('en-GB')).toEqual([])
    expect(await languages('es-ES,es;q=0.9')).toEqual(['es'])
    expect(await languages('pt-BR')).toEqual(['es'])
  })

  test('answers a locked account like an unknown one', async () => {
    const owner = await person('member')
    const data = { email: owner.email, password: 'wrong' }
    const lockUntil = new Date(Date.now() + 60_000).toISOString()
    await payload.db.updateOne({ collection: 'users', id: owner.id, data: { loginAttempts: 9, lockUntil } })
    const locked = await call('POST', '/users/login', { body: data, headers: fresh() })
    const unknownAccount = { email: `${marker()}@fungarium.invalid`, password: 'wrong' }
    const unknown = await call('POST', '/users/login', { body: unknownAccount, headers: fresh() })
    expect([locked.status, locked.text]).toEqual([unknown.status, unknown.text])
    const byForm = await post('/sign-in', data)
    expect([byForm.status, byForm.body.errors[0].data.errors[0].code]).toEqual([401, 'signInWrong'])
  })

  test('takes as long for an unknown address as for a known one', async () => {
    const hashing = async (email: string) => {
      requestedIterations.length = 0
      await call('POST', '/users/login', { body: { email, password: 'wrong' }, headers: fresh() })
      return [...requestedIterations]
    }
    expect(await hashing(who.stranger.email)).toEqual([600_000])
    expect(await hashing(`${marker()}@fungarium.invalid`)).toEqual([600_000])
  })
})

describe('rate limits', () => {
  async function statuses(times: number, ask: () => Promise<Answer>): Promise<number[]> {
    const found: number[] = []
    for (let time = 0; time < times; time += 1) {
      const { status, headers } = await ask()
      found.push(status)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    return found
  }

  test.each(['/login', '/sign-in'])(
    '%s allows five attempts a minute, whether the account exists or not',
    async (path) => {
      for (const email of [(await person('member')).email, `${marker()}@fungarium.invalid`]) {
        const headers = fresh()
        const ask = () => call('POST', `/users${path}`, { body: { email, password: 'wrong' }, headers })
        expect(await statuses(6, ask)).toEqual([401, 401, 401, 401, 401, 429])
      }
    },
  )

  test('signing up allows five attempts a minute from one address', async () => {
    const headers = fresh()
    expect(await statuses(6, () => post('/sign-up', newcomer(), { headers }))).toEqual([
      200, 200, 200, 200, 200, 429,
    ])
  })

  test.each(['/forgot', '/forgot-password'])(
    '%s allows three requests an hour for one account from any address',
    async (path) => {
      const known = (await person('member')).email
      for (const email of [known, `${marker()}@fungarium.invalid`]) {
        const ask = () => call('POST', `/users${path}`, { body: { email }, headers: fresh() })
        expect(await statuses(4, ask)).toEqual([200, 200, 200, 429])
      }
      await eventually(() => expect(receivers()).toEqual([known, known, known]))
    },
  )

  test('are reported on the page of the form', async () => {
    const headers = fresh()
    const fields = { email: `${marker()}@fungarium.invalid`, password: 'wrong', from: '/login' }
    for (let time = 0; time < 6; time += 1) {
      const answer = await submit('/sign-in', fields, headers)
      expect(answer.headers.get('location')).toMatch(/^\/login\?attempt=/)
    }
  })
})

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, once; all sessions end and the owner is told', async () => {
    const owner = await person('member')
    const forged = { ...fresh(), Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
    await post('/forgot', { email: owner.email, locale: 'es' }, { headers: forged })
    await eventually(() => expect(letters).toHaveLength(1))
    expect(letters[0]?.to).toBe(owner.email)
    expect(JSON.stringify(letters[0])).not.toContain('evil.example')
    const link = linkIn(letters[0])
    expect([link.origin, link.pathname]).toEqual(['http://localhost:3000', '/reset'])
    const token = link.searchParams.get('token')
    expect((await post('/reset', { token, password: 'password12' })).status).toBe(400)
    const password = strong()
    const done = await post('/reset', { token, password })
    expect(await me(tokenOf(done))).toBe(owner.email)
    expect(await me(owner)).toBeUndefined()
    await eventually(() => expect(letters).toHaveLength(2))
    expect((await post('/reset', { token, password })).status).toBe(403)
    expect((await post('/sign-in', { email: owner.email, password })).status).toBe(200)
  })

  test('of an unknown address sends no mail', async () => {
    const owner = await person('member')
    const unknown = `${marker()}@fungarium.invalid`
    expect((await post('/forgot', { email: unknown })).status).toBe(200)
    await post('/forgot', { email: owner.email })
    await eventually(() => expect(receivers()).toContain(owner.email))
    expect(receivers()).not.toContain(unknown)
  })

  test('cannot be replaced by a weak one over Payload’s endpoint either', async () => {
    const owner = await person('member')
    await call('POST', '/users/forgot-password', { body: { email: owner.email, disableEmail: true } })
    await eventually(() => expect(letters).toHaveLength(1))
    const token = linkIn(letters[0]).searchParams.get('token')
    const answer = await call('POST', '/users/reset-password', { body: { token, password: 'password12' } })
    expect(answer.status).toBe(400)
  })
})

describe('the response does not wait for the account to be looked up', () => {
  /** Keeps everyone from reading accounts while a request is answered. */
  async function whileAccountsAreLocked<Result>(request: () => Promise<Result>): Promise<Result> {
    return inTransaction(payload, async (req) => {
      await (await transactionOf(req)).execute(sql`lock table users in access exclusive mode`)
      return request()
    })
  }

  const resets: [string, (email: string) => Promise<Answer>][] = [
    ['the form of a forgotten password', (email) => post('/forgot', { email })],
    ['Payload’s endpoint for a forgotten password', (email) => post('/forgot-password', { email })],
    [
      'the GraphQL mutation for a forgotten password',
      (email) => graphql(`mutation { forgotPasswordUser(email: "${email}") }`),
    ],
  ]

  test.each(resets)('by %s', async (_, request) => {
    const owner = await person('member')
    const { status, text } = await whileAccountsAreLocked(() => request(` ${owner.email.toUpperCase()}`))
    const unknown = await request(`${marker()}@fungarium.invalid`)
    expect([status, text]).toEqual([unknown.status, unknown.text])
    await eventually(() => expect(letters).toHaveLength(1))
    const token = linkIn(letters[0]).searchParams.get('token')
    expect((await post('/reset', { token, password: strong() })).status).toBe(200)
  })

  test('by signing up with a mail server', async () => {
    withMail()
    const taken = { ...newcomer(), email: who.stranger.email }
    expect((await whileAccountsAreLocked(() => post('/sign-up', taken))).status).toBe(200)
    await eventually(() => expect(receivers()).toEqual([who.stranger.email]))
    expect(letters[0]?.text).toContain('/forgot')
  })
})

describe('security', () => {
  test('changing the password needs the current one and ends all other sessions', async () => {
    const owner = await person('member')
    const other = await payload.login({ collection: 'users', data: owner })
    const password = strong()
    expect((await post('/password', { current: 'wrong', password }, { as: owner })).status).toBe(401)
    expect((await post('/password', { current: owner.password, password }, { as: owner })).status).toBe(200)
    expect(await me(owner)).toBe(owner.email)
    expect(await me({ token: String(other.token) })).toBeUndefined()
    expect((await post('/sign-in', { email: owner.email, password })).status).toBe(200)
    await eventually(() => expect(letters).toHaveLength(1))
  })

  test('the 51st session ends the oldest one; checking the current password ends none', async () => {
    const owner = await person('member')
    const own = { collection: 'users', id: owner.id } as const
    const sessions = async () => (await payload.findByID({ ...own, showHiddenFields: true })).sessions ?? []
    const [first] = await sessions()
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const others = Array.from({ length: 49 }, () => ({
      id: crypto.randomUUID(),
      createdAt: new Date().toISOString(),
      expiresAt,
    }))
    await payload.db.updateOne({ ...own, data: { sessions: [first, ...others] } })
    const same = { email: owner.email, current: owner.password }
    expect((await post('/address', same, { as: owner })).status).toBe(400)
    expect(await me(owner)).toBe(owner.email)
    const again = tokenOf(await post('/sign-in', owner))
    expect(await me(again)).toBe(owner.email)
    expect(await me(owner)).toBeUndefined()
    expect(await sessions()).toHaveLength(50)
  })

  test('password and address cannot be changed without the current password', async () => {
    const owner = await person('member')
    for (const body of [{ password: strong() }, { email: `${marker()}@fungarium.invalid` }]) {
      const answer = await call('PATCH', `/users/${owner.id}`, { as: owner, body })
      expect(answer.status, answer.text).toBe(403)
    }
    const same = await call('PATCH', `/users/${owner.id}`, {
      as: owner,
      body: { email: owner.email, name: 'A' },
    })
    expect(same.status).toBe(200)
  })

  test('a new address must confirm the change, and the old one can undo it', async () => {
    withMail()
    const owner = await person('member')
    const email = `journey-${marker()}@fungarium.invalid`
    expect((await post('/address', { email, current: 'wrong' }, { as: owner })).status).toBe(401)
    expect((await post('/address', { email, current: owner.password }, { as: owner })).status).toBe(200)
    expect(await me(owner)).toBe(owner.email)
    await eventually(() => expect(receivers()).toEqual([email]))
    const token = linkIn(letters[0]).searchParams.get('address')
    expect((await post('/confirm-address', { token })).status).toBe(200)
    expect((await post('/confirm-address', { token })).status).toBe(400)
    expect(await me(owner)).toBe(email)
    await eventually(() => expect(receivers()).toEqual([email, owner.email]))
    const back = linkIn(letters[1]).searchParams.get('address')
    expect((await post('/confirm-address', { token: back })).status).toBe(200)
    expect(await me(owner)).toBeUndefined()
    expect((await payload.findByID({ collection: 'users', id: owner.id })).email).toBe(owner.email)
    expect(letters).toHaveLength(2)
  })

  describe('a former address', () => {
    /** Changes the address by the link of a mail. Returns the new address, and the token that returns to the former one. */
    async function change(owner: { token: string; password: string }, email: string) {
      letters = []
      expect((await post('/address', { email, current: owner.password }, { as: owner })).status).toBe(200)
      await eventually(() => expect(receivers()).toEqual([email]))
      const token = linkIn(letters[0]).searchParams.get('address')
      expect((await post('/confirm-address', { token })).status).toBe(200)
      await runJobs()
      return { email, token: letters[1] && linkIn(letters[1]).searchParams.get('address') }
    }
    const newAddress = () => `journey-${marker()}@fungarium.invalid`
    const addressOf = async (id: string) => (await payload.findByID({ collection: 'users', id })).email
    const returnBy = async ({ token }: { token?: string | null }) =>
      (await post('/confirm-address', { token })).status
    async function signedIn(id: string, password: string) {
      const data = { email: await addressOf(id), password }
      return { ...data, token: String((await payload.login({ collection: 'users', data })).token) }
    }

    test('takes the account back after further changes, and no later address can', async () => {
      withMail()
      const owner = await person('member')
      const second = await change(owner, newAddress())
      const third = await change(owner, newAddress())
      expect(await returnBy(second)).toBe(200)
      expect(await addressOf(owner.id)).toBe(owner.email)
      const own = await change(await signedIn(owner.id, owner.password), newAddress())
      expect([await returnBy(second), await returnBy(third)]).toEqual([400, 400])
      expect(await addressOf(owner.id)).toBe(own.email)
      expect(await Promise.all([own, own, own].map(returnBy))).toEqual(
        expect.arrayContaining([200, 400, 400]),
      )
      expect(await addressOf(owner.id)).toBe(owner.email)
    })

    test('takes the account back from a later one that took it back before', async () => {
      withMail()
      const owner = await person('member')
      const second = await change(owner, newAddress())
      expect(await returnBy(await change(owner, newAddress()))).toBe(200)
      expect(await addressOf(owner.id)).toBe(second.email)
      expect(await returnBy(second)).toBe(200)
      expect(await addressOf(owner.id)).toBe(owner.email)
    })

    test('that its owner confirms again makes the later ones void', async () => {
      withMail()
      const owner = await person('member')
      await change(owner, newAddress())
      const third = await change(owner, newAddress())
      expect(await change(owner, owner.email)).toMatchObject({ token: undefined })
      expect(await returnBy(third)).toBe(400)
      const own = await change(owner, newAddress())
      expect(await returnBy(third)).toBe(400)
      expect(await addressOf(owner.id)).toBe(own.email)
    })

    test('cannot undo a change by staff, and nothing of it stays after the account is deleted', async () => {
      withMail()
      const owner = await person('member')
      const second = await change(owner, newAddress())
      const email = newAddress()
      await payload.update({ collection: 'users', id: owner.id, data: { email } })
      expect(await returnBy(second)).toBe(400)
      expect(await addressOf(owner.id)).toBe(email)
      const stored = () =>
        payload.db.count({ collection: 'payload-kv', where: { key: { equals: `undo:address:${owner.id}` } } })
      expect((await stored()).totalDocs).toBe(1)
      await payload.delete({ collection: 'users', id: owner.id })
      expect((await stored()).totalDocs).toBe(0)
    })
  })

  test('changing to an address that has an account does not reveal that', async () => {
    withMail()
    const owner = await person('member')
    const ask = (email: string) => post('/address', { email, current: owner.password }, { as: owner })
    const email = `journey-${marker()}@fungarium.invalid`
    const taken = await ask(who.stranger.email)
    const free = await ask(email)
    await eventually(() => expect(receivers().sort()).toEqual([who.stranger.email, email].sort()))
    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    expect(await me(owner)).toBe(owner.email)
  })

  test('signing out everywhere ends all sessions', async () => {
    const owner = await person('member')
    const other = await payload.login({ collection: 'users', data: owner })
    await post('/sign-out', { everywhere: 'yes' }, { as: owner })
    expect(await me(owner)).toBeUndefined()
    expect(await me({ token: String(other.token) })).toBeUndefined()
  })
})

describe('the profile', () => {
  test('changes only the given fields; a new picture is re-encoded and replaces the old one', async () => {
    const owner = await person('member')
    const send = (fields: Record<string, string>, file?: File) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ alias: 'Ada', language: 'pt', ...fields }))
        form.set(name, value)
      if (file) form.set('avatar', file)
      return call('POST', '/users/profile', { as: owner, body: form, headers: fresh() })
    }
    const png = new File([new Uint8Array(await pixels())], '../../a.png', { type: 'image/png' })
    expect((await send({ name: 'Ada L.', roles: 'admin' }, png)).status).toBe(200)
    const first = await payload.findByID({ collection: 'users', id: owner.id, depth: 1 })
    expect(first).toMatchObject({ alias: 'Ada', name: 'Ada L.', locale: 'pt', roles: ['member'] })
    expect(first.avatar).toMatchObject({ mimeType: 'image/webp' })
    const avatarOf = async () => {
      const { avatar } = await payload.findByID({ collection: 'users', id: owner.id, depth: 0 })
      return avatar as string | null
    }
    const avatar = await avatarOf()
    const html = new File(['<script>alert(1)</script>'], 'a.png', { type: 'image/png' })
    expect((await send({}, html)).status).toBe(400)
    expect(await avatarOf()).toBe(avatar)
    expect((await send({ removeAvatar: 'on' })).status).toBe(200)
    expect(await avatarOf()).toBeNull()
    expect((await payload.find({ collection: 'media', where: { id: { equals: avatar } } })).totalDocs).toBe(0)
  })
})

describe('the download of personal data', () => {
  test('is one file with everything that belongs to the user and nothing of others', async () => {
    const owner = await person('member')
    const mine = await guide('draft', { author: owner.id })
    const other = await guide('draft', { author: who.stranger.id })
    await payload.update({ collection: 'growingguides', id: mine.id, data: { author: owner.id } })
    const { status, text, body, headers } = await call('GET', '/users/data', { as: owner })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(body.account.email).toBe(owner.email)
    expect(text).toContain(mine.title)
    expect(text).not.toContain(other.title)
    expect(text).not.toMatch(/"(?:hash|salt|sessions|resetPasswordToken)"/)
    expect((await call('GET', '/users/data')).status).toBe(401)
  })

  test('leaves out what former staff may no longer read', async () => {
    const former = await person('editor')
    const { id } = await payload.create({
      collection: 'imports',
      data: {
        fileName: 'a.csv',
        target: 'mushrooms',
        locale: 'en',
        status: 'done',
        file: 'name',
        user: former.id,
      },
    })
    const download = async () => (await call('GET', '/users/data', { as: former })).body
    expect((await download()).imports).toMatchObject([{ id }])
    await payload.update({ collection: 'users', id: former.id, data: { roles: ['member'] } })
    expect(await download()).toMatchObject({ account: { email: former.email }, imports: [] })
    await payload.delete({ collection: 'imports', id })
  })
})

describe('deleting an account', () => {
  test('needs the password and keeps contributions without a name', async () => {
    const owner = await person('member')
    const mine = await guide('published', { author: owner.id })
    await payload.update({ collection: 'growingguides', id: mine.id, data: { author: owner.id } })
    expect((await post('/leave', { current: 'wrong' }, { as: owner })).status).toBe(401)
    const done = await post('/leave', { current: owner.password }, { as: owner })
    expect(done.status, done.text).toBe(200)
    expect(await accountsOf(owner.email)).toBe(0)
    expect(await me(owner)).toBeUndefined()
    const left = await payload.findByID({ collection: 'growingguides', id: mine.id, depth: 0 })
    expect(left.author ?? null).toBeNull()
  })

  test('keeps published and pending contributions without a name', async () => {
    const owner = await person('member')
    const user = owner.id
    const contributions = [
      ['reviews', await review('published', { user })],
      ['reviews', await review('draft', { user })],
      ['impressions', await impression('published', { user })],
      ['comments', await comment('published', { user })],
    ] as const
    expect((await post('/leave', { current: owner.password }, { as: owner })).status).toBe(200)
    for (const [collection, { id }] of contributions) {
      const left = await payload.findByID({ collection, id, depth: 0, draft: true })
      expect([collection, left.user ?? null]).toEqual([collection, null])
      const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } }, depth: 0 })
      expect(docs.map(({ version }) => version.user ?? null)).toEqual(docs.map(() => null))
    }
  })

  test('deletes unused uploads, which would be public without an owner', async () => {
    const owner = await person('member')
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'unseen' }))
    form.set('file', new File([new Uint8Array(await pixels())], 'a.png', { type: 'image/png' }))
    const { id } = (await call('POST', '/media', { as: owner, body: form })).body.doc
    expect((await post('/leave', { current: owner.password }, { as: owner })).status).toBe(200)
    expect((await payload.find({ collection: 'media', where: { id: { equals: id } } })).totalDocs).toBe(0)
  })

  test('is refused for the last administrator', async () => {
    const admins = { roles: { in: ['admin' as const] } }
    const { docs } = await payload.find({ collection: 'users', where: admins, limit: 0 })
    const others = docs.filter(({ id }) => id !== who.admin.id)
    for (const { id } of others)
      await payload.update({ collection: 'users', id, data: { roles: ['member'] } })
    const answer = await post('/leave', { current: who.admin.password }, { as: who.admin })
    for (const { id } of others) await payload.update({ collection: 'users', id, data: { roles: ['admin'] } })
    expect([answer.status, answer.body.errors[0].data.errors[0].code]).toEqual([409, 'lastAdmin'])
    expect(await me(who.admin)).toBe(who.admin.email)
  })
})

test('/users/me returns the token under the name of the product documents', async () => {
  const { body } = await call('GET', '/users/me', { as: who.member })
  expect(body).toMatchObject({ token: who.member.token, userToken: who.member.token })
  const bearer = { Authorization: `Bearer ${who.member.token}` }
  expect((await call('GET', '/users/me', { headers: bearer })).body.user.id).toBe(who.member.id)
})
