import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'
import type { Searched } from './collections'
import { readEntries } from './write/read-entries'
import { deleteRows, writeRows } from './write/rows'

/**
 * Brings the search index up to date with a document: replaces its entries, or removes them if guests may not read it.
 * With `req` it reads and writes within the request's transaction.
 */
export async function indexDocument(
  payload: Payload,
  collection: Searched,
  id: string,
  req?: PayloadRequest,
): Promise<void> {
  const entries = await readEntries(payload, collection, id, req)
  const db = req ? await transactionOf(req) : databaseOf(payload)
  if (entries.entries.length > 0) await writeRows(db, [entries])
  else await deleteRows(db, collection, id)
}
