import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { formError } from '@/foundation/forms/problem'
import { transactionOf } from '@/foundation/payload/transaction'
import type { PayloadKv, User } from '@/payload-types'

/** Seconds for which a former address can take the account back. */
export const returnSeconds = 7 * 24 * 60 * 60

/** A former address, oldest first, with the token in the link that returns to it. */
interface FormerAddress {
  token: string
  email: string
  /** ISO 8601 */
  until: string
}

interface History {
  user: string
  /** When the last of them expires. */
  until: string
  /** The address after the last change. */
  email: string
  former: FormerAddress[]
}

/** Payload's key-value table; records of this prefix expire and are deleted with the account (`undo-log.ts`). */
const keyOf = (user: string) => `undo:address:${user}`

/** Locks an account, so that its address changes once at a time. */
export async function lockAccount(req: PayloadRequest, id: string): Promise<User | null> {
  const db = await transactionOf(req)
  await db.execute(sql`select from users where id = ${id} for update`)
  return req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
}

/** The addresses that can take a locked account back; none if staff have set another address since the last change. */
export async function formerAddresses(req: PayloadRequest, { id, email }: User): Promise<FormerAddress[]> {
  const where = { key: { equals: keyOf(id) } }
  const record = await req.payload.db.findOne<PayloadKv>({ collection: 'payload-kv', where, req })
  const history = record?.data as History | undefined
  if (history?.email !== email) return []
  return history.former.filter(({ until }) => Date.parse(until) > Date.now())
}

async function saveHistory(req: PayloadRequest, history: Omit<History, 'until'>): Promise<void> {
  const key = keyOf(history.user)
  const until = history.former.at(-1)?.until ?? new Date().toISOString()
  const data = { key, data: { ...history, until } }
  await req.payload.db.upsert({ collection: 'payload-kv', data, where: { key: { equals: key } }, req })
}

/** Records that a locked account changes to another address. Returns the token that returns to its present one. */
export async function recordChange(req: PayloadRequest, user: User, email: string): Promise<string> {
  const token = randomUUID()
  const until = new Date(Date.now() + returnSeconds * 1000).toISOString()
  const former = [...(await formerAddresses(req, user)), { token, email: user.email, until }]
  await saveHistory(req, { user: user.id, email, former })
  return token
}

/**
 * Records that a locked account returns to a former address. Addresses that came after it cannot take the account back
 * any more: they may be those of an intruder.
 * @throws {FormError} if the address is none of them, or no longer
 */
export async function recordReturn(req: PayloadRequest, user: User, token: string): Promise<FormerAddress> {
  const former = await formerAddresses(req, user)
  const index = former.findIndex((address) => address.token === token)
  const address = former[index]
  if (!address) throw formError('linkStale')
  await saveHistory(req, { user: user.id, email: address.email, former: former.slice(0, index) })
  return address
}
