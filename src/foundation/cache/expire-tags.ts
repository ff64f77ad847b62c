import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/foundation/payload/transaction'
import { expirationChannel } from './expiration-channel'

/** The share of writes that delete rows which every process has read. */
const cleanupChance = 0.01

interface ExpireOptions {
  /** Lets pages be served for a moment while they are rendered again. Not for what must disappear at once. */
  soft?: boolean
}

/**
 * Expires everything that carries one of these tags, in every process and on every machine, once the request's
 * transaction is committed: what is rendered before that still shows the old state.
 */
export async function expireTags(
  req: PayloadRequest,
  tags: readonly string[],
  { soft = false }: ExpireOptions = {},
): Promise<void> {
  if (tags.length === 0) return
  const db = await transactionOf(req)
  await db.execute(sql`
    with inserted as (
      insert into cache_expirations (tag, soft)
      select jsonb_array_elements_text(${JSON.stringify([...new Set(tags)])}::jsonb), ${soft}
    )
    select pg_notify(${expirationChannel}, '')`)
  if (Math.random() < cleanupChance)
    await db.execute(sql`delete from cache_expirations where expired_at < now() - interval '1 hour'`)
}
