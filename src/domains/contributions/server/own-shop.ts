import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { FormError } from '@/foundation/forms/problem'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { problemMessage } from './messages'
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
class OwnShopError extends FormError {
  constructor(req: PayloadRequest) {
    super([{ code: 'ownShop' }], 403)
    // Clients without the messages of the forms show this one.
    this.message = problemMessage(req, 'ownShop')
  }
}

/** @throws {OwnShopError} 403 if users react to their own shop, or write about it other than comments. */
export function refuseOwnShop(field: 'doc' | 'item'): CollectionBeforeChangeHook {
  return async ({ data, operation, originalDoc, req }) => {
    const { user } = req
    // Staff moderate what owners wrote before this rule.
    const isWriter = operation === 'create' || originalDoc?.user === user?.id
    if (!user || !isWriter) return data
    const subject: SubjectRef = operation === 'create' ? data[field] : originalDoc[field]
    if (await isOwnShop(req, user.id, subject)) throw new OwnShopError(req)
    return data
  }
}

/** @throws {OwnShopError} 403 if users vote for an entry about their own shop. */
export const refuseVoteAboutOwnShop: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !req.user) return data
  const { relationTo, value }: SubjectRef = data.item
  const [entry] = await queryRows<{ target: string }>(
    await transactionOf(req),
    sql`select target from ${sql.identifier(relationTo)} where id = ${value}`,
  )
  if (entry && (await isOwnShop(req, req.user.id, parseSubjectKey(entry.target)))) throw new OwnShopError(req)
  return data
}
