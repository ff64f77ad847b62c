import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { lockVendorStatus } from '@/domains/suppliers/vendor-status'
import { isStaff } from '@/foundation/payload/access'
import { type Database, transactionOf } from '@/foundation/payload/transaction'
import { isUndoing } from '@/foundation/undo/undoable'
import type { Product } from '@/payload-types'
import { mailProductToRead } from './mails'

/** Whether a product of the vendor has ever been public. */
async function hasSold(req: PayloadRequest, vendor: unknown): Promise<boolean> {
  const id = typeof vendor === 'object' && vendor !== null && 'id' in vendor ? vendor.id : vendor
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select from products where vendor_id = ${String(id)} and published_at is not null limit 1`,
  )
  return rows.length > 0
}

/** Whether a user runs a vendor whose products need no reading: one of them has been public. */
export async function publishesProducts(db: Database, user: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from products join vendors on vendors.id = products.vendor_id
    where vendors.owner_id = ${user} and vendors.approved_at is not null and products.published_at is not null limit 1`)
  return rows.length > 0
}

/**
 * Hands in what a vendor publishes for the first time, or again after moderators took it down: it stays a draft, with
 * everything that publishing requires, until staff publish it. Drafts of staff keep the mark; every other save takes it
 * away.
 */
export const handInForReview: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isHandedIn =
    data._status === 'published' &&
    req.user &&
    !isStaff(req.user) &&
    (await lockVendorStatus(req, data.vendor)).approved &&
    (originalDoc?.declinedReason || !(await hasSold(req, data.vendor)))
  if (isHandedIn) return { ...data, _status: 'draft', submittedAt: new Date().toISOString() }
  const isDraftOfStaff = isStaff(req.user) && data._status !== 'published'
  return { ...data, submittedAt: isDraftOfStaff ? data.submittedAt : null }
}

/** Tells staff of a product to read, once each time that it is handed in. */
export const announceHandedIn: CollectionAfterChangeHook<Product> = async ({
  context,
  doc,
  previousDoc,
  req,
}) => {
  if (!doc.submittedAt || previousDoc?.submittedAt || !doc.vendor || isUndoing(context)) return
  const { declinedReason, id, vendor } = doc
  await mailProductToRead(req, {
    id,
    vendor: typeof vendor === 'object' ? vendor.id : vendor,
    kind: declinedReason ? 'changedProduct' : 'firstProduct',
  })
}
