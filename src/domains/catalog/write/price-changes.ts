import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { isListed } from '@/domains/catalog/collections'
import { upsert } from '@/domains/catalog/upsert'
import { tags } from '@/foundation/cache/tags'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'

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
    return true
  })
}

/** Updates every entry whose sale has started or ended by the moment `at`. */
export async function applyDuePriceChanges(payload: Payload, at: Date): Promise<void> {
  while (await applyOneDueChange(payload, at));
}

export interface PriceChanges {
  /** Cache tags of the pages that still show the old price. */
  tags: string[]
  /** The list is complete up to this moment; earlier than requested while another instance is still writing. */
  seen: Date
  /** When the next price changes. */
  next: Date | null
}

/** The scheduled price changes after one moment and up to another, whichever instance wrote them. */
export async function priceChangesBetween(payload: Payload, after: Date, until: Date): Promise<PriceChanges> {
  const db = databaseOf(payload)
  const [changed, [upcoming]] = await Promise.all([
    queryRows<ListedDocument>(
      db,
      sql`
        select collection, document from listings
        where locale = 'en' and last_price_change > ${after.toISOString()} and last_price_change <= ${until.toISOString()}`,
    ),
    queryRows<{ next: string | null }>(
      db,
      sql`select min(next_price_change) as next from listings where locale = 'en'`,
    ),
  ])
  const next = upcoming?.next ? new Date(upcoming.next) : null
  return {
    tags: changed.flatMap(({ collection, document }) => [
      tags.document(collection, document),
      tags.list(collection),
    ]),
    seen: next && next <= until ? new Date(next.getTime() - 1) : until,
    next,
  }
}
