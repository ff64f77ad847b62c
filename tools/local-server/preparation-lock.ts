import type pg from 'pg'

/** The key of the advisory lock by which one of several instances prepares a database: an arbitrary number. */
const lockKey = 3_864_257_131

/** Waits until no other process migrates, fills or restores the database. The lock ends with the client's session. */
export async function lockPreparation(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockKey])
}
