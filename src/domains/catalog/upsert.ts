import type { Payload, PayloadRequest } from 'payload'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'
import type { Listed } from './collections'
import { readEntries, writeEntries } from './write/entries'
import { listingState } from './write/listing-state'
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

/**
 * Brings the list index up to date with a document: replaces its entries, or removes them if it is not public.
 * @returns whether lists show something else than before; undefined without a request
 */
export async function upsert(
  payload: Payload,
  collection: Listed,
  id: string,
  { req, at }: UpsertOptions = {},
): Promise<boolean | undefined> {
  const entries = await readEntries(payload, collection, id, req, at)
  if (!req) {
    await writeEntries(databaseOf(payload), entries)
    return undefined
  }
  const db = await transactionOf(req)
  const before = await listingState(db, collection, id)
  await writeEntries(db, entries)
  const nextPriceChange = entries.entries[0]?.offer?.nextPriceChange
  if (nextPriceChange) await queuePriceUpdate(req, nextPriceChange)
  const after = await listingState(db, collection, id)
  const hasChanged = before.fingerprint !== after.fingerprint
  if (hasChanged) await expireListing(req, collection, id, [...before.facets, ...after.facets])
  return hasChanged
}

/**
 * Expires the pages that show the card of a document.
 * @param facets its species and vendor, before and after the change
 */
export async function expireListing(
  req: PayloadRequest,
  collection: string,
  id: string,
  facets: readonly string[],
): Promise<void> {
  await expireTags(req, [
    tags.api,
    tags.list(collection),
    tags.document(collection, id),
    tags.card(collection, id),
    ...facets.map((facet) => tags.facet(collection, facet)),
  ])
}
