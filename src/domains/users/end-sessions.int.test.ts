/** What operators do after a leak: everybody is signed out, and staff choose new passwords. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { databaseOf } from '@/foundation/payload/transaction'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { endAllSessions, voidStaffPasswords } from './end-sessions'

const db = databaseOf(payload)
let who: Awaited<ReturnType<typeof people>>

beforeEach(async () => {
  await endAllSessions(db)
  who = await people()
})

afterAll(removePeople)

const userOf = async (token: string) => (await call('GET', '/users/me', { as: { token } })).body.user

const signIn = ({ email, password }: { email: string; password: string }) =>
  call('POST', '/users/login', { body: { email, password } })

const resetLink = (email: string) =>
  payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

const reset = (token: string, password: string) =>
  call('POST', '/users/reset', { body: { token, password, locale: 'en' } })

const newPassword = 'a meadow of waxcaps'

test('a session from before ends for every role, and everybody can sign in again', async () => {
  const { visitor, ...accounts } = who
  const everybody = Object.values(accounts)
  for (const one of everybody) expect(await userOf(one.token)).toMatchObject({ id: one.id })
  expect(await endAllSessions(db)).toEqual({ people: everybody.length, links: 0 })
  for (const one of everybody) {
    expect(await userOf(one.token)).toBeNull()
    expect((await call('GET', `/users/${one.id}`, { as: one })).status).toBe(403)
    const { status, body } = await signIn(one)
    expect(status).toBe(200)
    expect(await userOf(body.token)).toMatchObject({ id: one.id })
  }
  expect(await endAllSessions(db)).toEqual({ people: everybody.length, links: 0 })
})

test('a link for a new password from before is invalid, and a new one works', async () => {
  const link = await resetLink(who.member.email)
  expect((await endAllSessions(db)).links).toBe(1)
  expect((await reset(link, newPassword)).status).toBe(403)
  expect((await reset(await resetLink(who.member.email), newPassword)).status).toBe(200)
})

test('the passwords of staff can be made useless, until they choose new ones by a link', async () => {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { roles: { in: ['admin', 'editor'] } },
  })
  const { rows } = await db.execute(sql`select id, salt from users`)
  expect(await voidStaffPasswords(db)).toBe(totalDocs)
  for (const one of [who.member, who.seller]) expect((await signIn(one)).status).toBe(200)
  for (const one of [who.editor, who.admin]) {
    expect((await signIn(one)).status).toBe(401)
    expect((await reset(await resetLink(one.email), newPassword)).status).toBe(200)
    expect((await signIn({ ...one, password: newPassword })).status).toBe(200)
  }
  // The first administrator is needed by other tests.
  const made = [who.editor.id, who.admin.id]
  for (const { id, salt } of rows.filter((row) => !made.includes(String(row.id))))
    await db.execute(sql`update users set salt = ${salt} where id = ${id}`)
})
