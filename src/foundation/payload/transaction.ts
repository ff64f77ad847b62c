import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

/** The handle plain SQL runs on. */
export type Database = Pick<PostgresAdapter['drizzle'], 'execute'>

/** The database outside of any transaction. */
export function databaseOf(payload: Payload): Database {
  return (payload.db as unknown as PostgresAdapter).drizzle
}

/** The database within the request's own transaction, so that what a hook writes stands or falls with its document. */
export async function transactionOf(req: PayloadRequest): Promise<Database> {
  const id = await req.transactionID
  const session =
    id === undefined ? undefined : (req.payload.db as unknown as PostgresAdapter).sessions[id]?.db
  return (session as Database | undefined) ?? databaseOf(req.payload)
}
