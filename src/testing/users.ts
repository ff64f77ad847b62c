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

/** Creates a user with a role and signs it in. */
export async function person(role: Role): Promise<Person> {
  const email = `${role}-${randomUUID()}@${domain}`
  const password = randomUUID()
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password, name: `Test ${role}`, roles: [role] },
  })
  made.add(id)
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return { id, email, password, token: String(token) }
}

/** Creates a member of the sample content. */
export async function sampleMember(): Promise<Person> {
  const member = await person('member')
  await payload.db.updateOne({ collection: 'users', id: member.id, data: { sample: true } })
  return member
}

/** Creates users with a session but without a password. */
export function crowd(
  size: number,
  role: Role = 'member',
): Promise<(NonNullable<Caller> & { id: string })[]> {
  return Promise.all(
    Array.from({ length: size }, async () => {
      const sid = randomUUID()
      const email = `crowd-${sid}@${domain}`
      const tokenExpiration = 3600
      const expiresAt = new Date(Date.now() + tokenExpiration * 1000)
      const { id } = await payload.db.create({
        collection: 'users',
        data: { email, roles: [role], sessions: [{ id: sid, createdAt: new Date(), expiresAt }] },
      })
      made.add(String(id))
      const fieldsToSign = { id, collection: 'users', email, sid }
      const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
      return { id: String(id), token }
    }),
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
  await payload.delete({ collection: 'media', where: { owner: { in: ids } }, depth: 0 })
  const list = ids.map((id) => `'${id}'`).join()
  const personal = ['likes', 'helpfuls', 'saveditems', 'carts'].map(
    (table) => `delete from ${table} where user_id in (${list})`,
  )
  const statements = [...personal, `delete from users where id in (${list})`]
  await executeAll(statements)
}
