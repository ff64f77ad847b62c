import type { Payload, PayloadRequest } from 'payload'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'
import type { Listed } from './collections'
import { readEntries, writeEntries } from './write/entries'
import { listingFingerprint } from './write/fingerprint'
import { queuePriceUpdate } from './write/queue-price-update'

interface UpsertOptions {
  /**
   * Reads and writes within this request's transaction, expires the pages that list the document, and queues its next
   * change of price.
   */
  req?: PayloadRequest
  /** The moment for which prices are calculated; now by default. */
  at?: Date
}

/** Brings the list index up to date with a document: replaces its entries, or removes them if it is not public. */
export async function upsert(
  payload: Payload,
  collection: Listed,
  id: string,
  { req, at }: UpsertOptions = {},
): Promise<void> {
  const entries = await readEntries(payload, collection, id, req, at)
  if (!req) return writeEntries(databaseOf(payload), entries)
  const db = await transactionOf(req)
  const before = await listingFingerprint(db, collection, id)
  await writeEntries(db, entries)
  const nextPriceChange = entries.entries[0]?.offer?.nextPriceChange
  if (nextPriceChange) await queuePriceUpdate(req, nextPriceChange)
  const after = await listingFingerprint(db, collection, id)
  // Other pages show the card too.
  if (before !== after)
    await expireTags(req, [tags.list(collection), tags.document(collection, id), tags.api])
}
