import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { databaseOf } from './transaction'

/** Milliseconds. */
const maxWait = 2000

/** Runs the cheapest query. The database counts as down if it does not answer in time. */
export async function databaseHealth(payload: () => Promise<Payload>): Promise<'up' | 'down'> {
  const query = payload().then((ready) => databaseOf(ready).execute(sql`select 1`))
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), maxWait)
  })
  try {
    await Promise.race([query, timedOut])
    return 'up'
  } catch {
    query.catch(() => undefined)
    return 'down'
  } finally {
    clearTimeout(timer)
  }
}
