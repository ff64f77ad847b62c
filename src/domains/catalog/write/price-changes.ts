import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TaskConfig } from 'payload'
import { isListed } from '@/domains/catalog/collections'
import { upsert } from '@/domains/catalog/upsert'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'

interface ListedDocument {
  collection: string
  document: string
}

/**
 * Updates one entry whose sale has started or ended. Skips rows that another transaction holds: that transaction writes
 * them. Returns whether there was one.
 */
function applyOneDueChange(payload: Payload, at: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const [due] = await queryRows<ListedDocument>(
      await transactionOf(req),
      sql`
        select collection, document from listings
        where locale = 'en' and next_price_change <= ${at.toISOString()} order by next_price_change limit 1 for update skip locked`,
    )
    if (!due || !isListed(due.collection)) return false
    await upsert(payload, due.collection, due.document, { req, at })
    await expireTags(req, [tags.document(due.collection, due.document), tags.api])
    return true
  })
}

/** Updates every entry whose sale has started or ended by the moment `at`. */
export async function applyDuePriceChanges(payload: Payload, at: Date): Promise<void> {
  while (await applyOneDueChange(payload, at));
}

/**
 * Updates prices at the moment of a change, for which `upsert` queues it, and every five minutes those that were loaded
 * in bulk.
 */
export const updatePricesTask: TaskConfig<'updatePrices'> = {
  slug: 'updatePrices',
  schedule: [{ cron: '*/5 * * * *', queue: 'default' }],
  handler: async ({ job, req }) => {
    // The clock of the database, which decides when a job is due, may be ahead of this one.
    const at = Math.max(Date.now(), Date.parse(job.waitUntil ?? '') || 0)
    await applyDuePriceChanges(req.payload, new Date(at))
    return { output: {} }
  },
}
