import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { formError } from '@/foundation/forms/problem'
import { cancelJobs } from '@/foundation/jobs/queued-jobs'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Database, databaseOf, transactionOf } from '@/foundation/payload/transaction'
import { isUuid } from '@/foundation/payload/uuid'

/** What can be undone; each kind has its own endpoint. */
export type UndoKind = 'application' | 'decision' | 'deletion' | 'reports'

interface UndoRecord {
  user: string
  /** ISO 8601 */
  until: string
  /** Ids of the queued mails. */
  mails: string[]
  /** What the kind needs to restore what was before. */
  state: unknown
}

const keyOf = (kind: UndoKind, token: string) => `undo:${kind}:${token}`

/** Records of an account, or those whose time is over. */
async function deleteRecords(db: Database, user: string | null): Promise<void> {
  const condition = user ? sql`data ->> 'user' = ${user}` : sql`(data ->> 'until')::timestamptz < now()`
  await db.execute(sql`delete from payload_kv where starts_with(key, 'undo:') and ${condition}`)
}

/** Deletes the records whose time is over: they contain what members have deleted. */
export const deleteExpiredUndos = (payload: Payload): Promise<void> =>
  deleteRecords(databaseOf(payload), null)

/** Deletes the records of an account in the transaction of the request. */
export const deleteUndosOf = async (req: PayloadRequest, user: string): Promise<void> =>
  deleteRecords(await transactionOf(req), user)

/**
 * Records what the user of the request did, in Payload's key-value table, in the transaction of the request.
 * @returns the token that undoes it
 */
export async function saveUndo(
  req: PayloadRequest,
  kind: UndoKind,
  { user, until, mails, state }: Omit<UndoRecord, 'until'> & { until: Date },
): Promise<string> {
  const db = await transactionOf(req)
  await deleteRecords(db, null)
  const token = randomUUID()
  const record: UndoRecord = { user, until: until.toISOString(), mails, state }
  await db.execute(sql`
    insert into payload_kv (id, key, data)
    values (gen_random_uuid(), ${keyOf(kind, token)}, ${JSON.stringify(record)}::jsonb)`)
  return token
}

/** Whether the user can still undo something. */
export async function canUndo(
  payload: Payload,
  kind: UndoKind,
  token: unknown,
  user: string | undefined,
): Promise<boolean> {
  if (!isUuid(token) || !user) return false
  const rows = await queryRows(
    databaseOf(payload),
    sql`select from payload_kv where key = ${keyOf(kind, token)} and data ->> 'user' = ${user}
      and (data ->> 'until')::timestamptz > now()`,
  )
  return rows.length > 0
}

/** What the user can still undo, the newest first. */
export async function findUndos<State>(
  payload: Payload,
  kind: UndoKind,
  user: string | undefined,
): Promise<{ token: string; until: string; state: State }[]> {
  const rows = await queryRows<{ key: string; data: UndoRecord }>(
    databaseOf(payload),
    sql`select key, data from payload_kv where starts_with(key, ${keyOf(kind, '')}) and data ->> 'user' = ${user ?? ''}
      and (data ->> 'until')::timestamptz > now() order by data ->> 'until' desc`,
  )
  return rows.map(({ key, data: { until, state } }) => ({
    token: key.slice(keyOf(kind, '').length),
    until,
    state: state as State,
  }))
}

/**
 * Takes the record of something that the user did, and removes its mails from the queue, in the transaction of the
 * request.
 * @throws {FormError} 409 if it is too late, or if it is not the user's
 */
export async function takeUndo<State>(
  req: PayloadRequest,
  kind: UndoKind,
  token: string,
  user: string,
): Promise<State> {
  const [row] = await queryRows<{ data: UndoRecord }>(
    await transactionOf(req),
    sql`delete from payload_kv where key = ${keyOf(kind, token)} and data ->> 'user' = ${user} returning data`,
  )
  const isInTime = row && Date.parse(row.data.until) > Date.now()
  if (!isInTime || !(await cancelJobs(req, row.data.mails))) throw formError('tooLate', { status: 409 })
  return row.data.state as State
}
