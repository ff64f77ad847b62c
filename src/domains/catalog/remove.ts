import type { Database } from '@/foundation/payload/transaction'
import { deleteEntries } from './write/entries'

/** Removes a document from the list index. */
export const remove = (db: Database, collection: string, id: string): Promise<void> =>
  deleteEntries(db, collection, id)
