import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { lockVendorStatus } from '@/domains/suppliers/vendor-status'
import { isStaff } from '@/foundation/payload/access'
import { transactionOf } from '@/foundation/payload/transaction'
import type { Product } from '@/payload-types'
import { mailFirstProduct } from './mails'

/** Whether a product of the vendor has ever been public. */
async function hasSold(req: PayloadRequest, vendor: unknown): Promise<boolean> {
  const id = typeof vendor === 'object' && vendor !== null && 'id' in vendor ? vendor.id : vendor
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select from products where vendor_id = ${String(id)} and published_at is not null limit 1`,
  )
  return rows.length > 0
}

/**
 * Hands a vendor's first product in when the vendor publishes it: it stays a draft, with everything that publishing
 * requires, until staff publish it. Every other save takes the mark away.
 */
export const handInFirstProduct: CollectionBeforeChangeHook = async ({ data, req }) => {
  const isFirst =
    data._status === 'published' &&
    req.user &&
    !isStaff(req.user) &&
    (await lockVendorStatus(req, data.vendor)).approved &&
    !(await hasSold(req, data.vendor))
  if (!isFirst) return { ...data, submittedAt: null }
  return { ...data, _status: 'draft', submittedAt: new Date().toISOString() }
}

/** Tells staff of a first product, once each time that it is handed in. */
export const announceFirstProduct: CollectionAfterChangeHook<Product> = async ({ doc, previousDoc, req }) => {
  if (!doc.submittedAt || previousDoc?.submittedAt || !doc.vendor) return
  const { id, title, vendor } = doc
  await mailFirstProduct(req, { id, title, vendor: typeof vendor === 'object' ? vendor.id : vendor })
}
