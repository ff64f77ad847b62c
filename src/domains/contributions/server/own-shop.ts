import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { RefusedEntry } from './refused-entry'
import { parseSubjectKey, type SubjectRef, subjectKey } from './subjects'

/** Selects the subject keys of the shops that a user owns and of their products. */
export function shopSubjects(user: string): SQL {
  return sql`
    select 'vendors:' || id as key from vendors where owner_id = ${user}
    union all
    select 'products:' || products.id from products join vendors on vendors.id = products.vendor_id
    where owner_id = ${user}`
}

/** Whether a subject is a shop of the user or one of its products. */
export async function isOwnShop(req: PayloadRequest, user: string, subject: SubjectRef): Promise<boolean> {
  const rows = await queryRows(
    await transactionOf(req),
    sql`select from (${shopSubjects(user)}) as owned where key = ${subjectKey(subject)}`,
  )
  return rows.length > 0
}

/** A vendor's review, like or vote would raise the rank of their own shop. */
const ownShopError = (req: PayloadRequest) => new RefusedEntry(req, 'ownShop', { status: 403 })

/** @throws {RefusedEntry} 403 if users react to their own shop, or write about it other than comments. */
export function refuseOwnShop(field: 'doc' | 'item'): CollectionBeforeChangeHook {
  return async ({ data, operation, originalDoc, req }) => {
    const { user } = req
    // Staff moderate what owners wrote before this rule.
    const isWriter = operation === 'create' || originalDoc?.user === user?.id
    if (!user || !isWriter) return data
    const subject: SubjectRef = operation === 'create' ? data[field] : originalDoc[field]
    if (await isOwnShop(req, user.id, subject)) throw ownShopError(req)
    return data
  }
}

/** @throws {RefusedEntry} 403 if users vote for an entry about their own shop. */
export const refuseVoteAboutOwnShop: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !req.user) return data
  const { relationTo, value }: SubjectRef = data.item
  const [entry] = await queryRows<{ target: string }>(
    await transactionOf(req),
    sql`select target from ${sql.identifier(relationTo)} where id = ${value}`,
  )
  if (entry && (await isOwnShop(req, req.user.id, parseSubjectKey(entry.target)))) throw ownShopError(req)
  return data
}
