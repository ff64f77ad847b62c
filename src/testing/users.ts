import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { getPayload, jwtSign } from 'payload'
import type { roles } from '@/foundation/payload/roles'
import { databaseOf } from '@/foundation/payload/transaction'
import type { Caller } from './rest'

export type Role = (typeof roles)[number]

export interface Person {
  id: string
  email: string
  password: string
  token: string
}

/** `.invalid` is reserved, so that no mail reaches a real address. */
const domain = 'fungarium.invalid'

export const payload = await getPayload({ config })

// The tests provoke hundreds of errors on purpose.
payload.logger.level = 'silent'

const made = new Set<string>()

const password = randomUUID()
let hashed: Promise<object> | undefined

/** The password of all people as Payload stores it. */
async function hashPassword(): Promise<object> {
  const data = { email: `hashed-${randomUUID()}@${domain}`, password, roles: ['member' as const] }
  const { id } = await payload.create({ collection: 'users', data })
  const where = { id: { equals: id } }
  const stored = await payload.db.findOne<{ id: string; hash: string; salt: string }>({
    collection: 'users',
    where,
  })
  await payload.db.deleteOne({ collection: 'users', where })
  return { hash: stored?.hash, salt: stored?.salt }
}

/** Creates a user with a session, without the checks and reads of signing up and in. */
async function signedIn(
  role: Role,
  more: { email: string; name?: string },
): Promise<{ id: string; token: string }> {
  const sid = randomUUID()
  const { tokenExpiration } = payload.collections.users.config.auth
  const expiresAt = new Date(Date.now() + tokenExpiration * 1000)
  const sessions = [{ id: sid, createdAt: new Date(), expiresAt }]
  const data = { roles: [role], loginAttempts: 0, sessions, ...more }
  const id = String((await payload.db.create({ collection: 'users', data })).id)
  made.add(id)
  const fieldsToSign = { id, collection: 'users', email: more.email, sid, roles: [role] }
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  return { id, token }
}

/** Creates a user with a role and signs it in. */
export async function person(role: Role): Promise<Person> {
  hashed ??= hashPassword()
  const email = `${role}-${randomUUID()}@${domain}`
  const signed = await signedIn(role, { email, name: `Test ${role}`, ...(await hashed) })
  return { ...signed, email, password }
}

/** The user of a request that somebody sends. */
export async function userOf({ id }: Pick<Person, 'id'>) {
  return { ...(await payload.findByID({ collection: 'users', id })), collection: 'users' as const }
}

/** Creates a member of the sample content. */
export async function sampleMember(): Promise<Person> {
  const member = await person('member')
  await payload.db.updateOne({ collection: 'users', id: member.id, data: { sample: true } })
  return member
}

/** Creates users with a session but without a password. */
export function crowd(size: number): Promise<{ id: string; token: string }[]> {
  return Promise.all(
    Array.from({ length: size }, () => signedIn('member', { email: `crowd-${randomUUID()}@${domain}` })),
  )
}

/** One user of each role, a second member and a guest. */
export async function people() {
  const [admin, editor, seller, member, stranger] = [
    await person('admin'),
    await person('editor'),
    await person('vendor'),
    await person('member'),
    await person('member'),
  ]
  return { admin, editor, seller, member, stranger, visitor: null as Caller }
}

/** Executes statements in one request. A prepared statement cannot be several, but a block can be one. */
export async function executeAll(statements: readonly string[]): Promise<void> {
  await databaseOf(payload).execute(sql.raw(`do $$ begin ${statements.join(';')}; end $$`))
}

/** Removes all users created here, with their pictures. */
export async function removePeople(): Promise<void> {
  const ids = [...made]
  made.clear()
  if (ids.length === 0) return
  const where = { owner: { in: ids } }
  await payload.delete({ collection: 'media', context: { erasesAccount: true }, depth: 0, where })
  const list = ids.map((id) => `'${id}'`).join()
  const personal = ['likes', 'helpfuls', 'saveditems', 'carts'].map(
    (table) => `delete from ${table} where user_id in (${list})`,
  )
  const statements = [...personal, `delete from users where id in (${list})`]
  await executeAll(statements)
}
