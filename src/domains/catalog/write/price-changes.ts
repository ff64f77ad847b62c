import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { isListed } from '@/domains/catalog/collections'
import { entriesOf, writeEntries } from '@/domains/catalog/upsert'
import { tags } from '@/foundation/cache/tags'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'

/**
 * Writes one entry whose price has changed by itself. What another instance is writing, or somebody saves, is left to
 * them. @returns whether there was one
 */
function writeOneDue(payload: Payload, at: Date): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`
      select collection, document from listings
      where locale = 'en' and next_edge <= ${at.toISOString()} order by next_edge limit 1 for update skip locked`)
    const collection = String(rows[0]?.collection)
    if (!isListed(collection)) return false
    await writeEntries(db, await entriesOf(payload, collection, String(rows[0]?.document), req, at))
    return true
  })
}

/** Writes every entry whose price has changed by itself up to a moment. */
export async function applyDuePriceChanges(payload: Payload, at: Date): Promise<void> {
  while (await writeOneDue(payload, at));
}

export interface PriceChanges {
  /** Of pages that show an older price. */
  tags: string[]
  /** Up to when this is all of them: earlier than asked while another instance is still writing. */
  seen: Date
  /** When the next price changes. */
  next: Date | null
}

/** What has changed by itself after one moment and up to another, whoever wrote it. */
export async function priceChangesBetween(payload: Payload, after: Date, until: Date): Promise<PriceChanges> {
  const db = databaseOf(payload)
  const [turned, edges] = await Promise.all([
    db.execute(sql`
      select collection, document from listings
      where locale = 'en' and last_edge > ${after.toISOString()} and last_edge <= ${until.toISOString()}`),
    db.execute(sql`select min(next_edge) as next from listings where locale = 'en'`),
  ])
  const next = edges.rows[0]?.next ? new Date(String(edges.rows[0].next)) : null
  return {
    tags: turned.rows.flatMap(({ collection, document }) => [
      tags.document(String(collection), String(document)),
      tags.list(String(collection)),
    ]),
    seen: next && next <= until ? new Date(next.getTime() - 1) : until,
    next,
  }
}
