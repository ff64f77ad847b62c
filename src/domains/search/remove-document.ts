import type { Database } from '@/foundation/payload/transaction'
import { deleteRows } from './write/rows'

/** Removes a document from the search index. */
export const removeDocument = (db: Database, collection: string, id: string): Promise<void> =>
  deleteRows(db, collection, id)
