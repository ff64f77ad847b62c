import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { digestOf } from './rate-limit'
import { transactionOf } from './transaction'

interface Content {
  /** The name of the action. Each name counts separately. */
  name: string
  /** Who sends what. Only its digest is stored. */
  key: string
  seconds: number
}

/**
 * Whether the same content was stored within the last seconds, for forms whose button is pressed twice. Call it in the
 * transaction that stores the content: a second request waits for the first, and stores it if the first could not.
 */
export async function isRepeated(req: PayloadRequest, { name, key, seconds }: Content): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    insert into rate_limits as stored (key, hits, ends_at)
    values (${digestOf(req.payload, name, key)}, array[now()], now() + ${seconds} * interval '1 second')
    on conflict (key) do update set hits = excluded.hits, ends_at = excluded.ends_at where stored.ends_at <= now()
    returning true`)
  return rows.length === 0
}
