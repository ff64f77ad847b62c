import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { recountHelpful } from '@/domains/contributions/server/counts'
import type { helpfulFor, SubjectRef } from '@/domains/contributions/server/subjects'
import { PublicError } from '@/foundation/errors'
import { transactionOf } from '@/foundation/payload/transaction'

type Entry = SubjectRef<(typeof helpfulFor)[number]>

/** @throws {PublicError} 403 for one's own entry. */
export const refuseOwn: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { relationTo, value } = data.item as Entry
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select user_id from ${sql.identifier(relationTo)} where id = ${value}`,
  )
  if (req.user && rows[0]?.user_id === req.user.id)
    throw new PublicError('One does not mark one’s own as helpful.', 403)
  return data
}

async function count(
  req: PayloadRequest,
  item: { relationTo: Entry['relationTo']; value: string | { id: string } } | null,
): Promise<void> {
  if (!item?.value) return
  const value = typeof item.value === 'object' ? item.value.id : item.value
  await recountHelpful(req, { relationTo: item.relationTo, value })
}

export const countAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await count(req, doc.item)
  return doc
}

export const countAfterDelete: CollectionAfterDeleteHook = ({ doc, req }) => count(req, doc.item)
