import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { recountHelpful } from '@/domains/contributions/server/counts'
import { RefusedEntry } from '@/domains/contributions/server/refused-entry'
import type { HelpfulCollection, SubjectRef } from '@/domains/contributions/server/subjects'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'

/** @throws {RefusedEntry} 403 if users vote for their own entry. */
export const refuseOwnEntry: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const { relationTo, value } = data.item as SubjectRef<HelpfulCollection>
  const [entry] = await queryRows<{ user_id: string | null }>(
    await transactionOf(req),
    sql`select user_id from ${sql.identifier(relationTo)} where id = ${value}`,
  )
  if (req.user && entry?.user_id === req.user.id) throw new RefusedEntry(req, 'ownEntry', { status: 403 })
  return data
}

async function recount(
  req: PayloadRequest,
  entry: { relationTo: HelpfulCollection; value: string | { id: string } } | null,
): Promise<void> {
  if (!entry?.value) return
  const value = typeof entry.value === 'object' ? entry.value.id : entry.value
  await recountHelpful(req, { relationTo: entry.relationTo, value })
}

export const recountAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  await recount(req, doc.item)
  return doc
}

export const recountAfterDelete: CollectionAfterDeleteHook = ({ doc, req }) => recount(req, doc.item)
