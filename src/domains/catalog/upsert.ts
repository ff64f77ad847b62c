import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'
import type { Listed } from './collections'
import { readEntries, writeEntries } from './write/entries'

interface UpsertOptions {
  /** Reads and writes within this request's transaction. */
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
  const db = req ? await transactionOf(req) : databaseOf(payload)
  await writeEntries(db, await readEntries(payload, collection, id, req, at))
}
