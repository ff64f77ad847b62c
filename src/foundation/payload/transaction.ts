import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

/** Runs plain SQL, within a transaction or outside of one. */
export interface Database {
  execute(statement: SQL): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>
}

/** The database without a transaction. */
export function databaseOf(payload: Payload): Database {
  return payload.db.drizzle
}

/**
 * The database within the request's transaction: what a hook writes is rolled back together with its
 * document.
 */
export async function transactionOf(req: PayloadRequest): Promise<Database> {
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id]
  return session ? (session.db as Database) : databaseOf(req.payload)
}
