import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Access, FieldAccess, PayloadRequest, Where } from 'payload'
import { inPanel, isStaff, isVendor, staff } from '@/foundation/payload/access'
import { type Database, transactionOf } from '@/foundation/payload/transaction'
import { publicOnly } from './status'

const publicOrStaff: Access = ({ req }) => isStaff(req.user) || publicOnly

/** Access to directories that only staff edit. */
export const writableByStaff = {
  create: staff,
  delete: staff,
  read: publicOrStaff,
  readVersions: staff,
  update: staff,
}

const ownerAccess: Access = ({ req }) => {
  const isOwner: Where = { owner: { equals: req.user?.id } }
  return isVendor(req.user) && isOwner
}

/** Vendors edit their own page; in the panel they see no other. Applicants read theirs. */
export const writableByOwner = {
  ...writableByStaff,
  read: (({ req }) => {
    if (isStaff(req.user)) return true
    if (!req.user) return publicOnly
    const mine: Where = { owner: { equals: req.user.id } }
    return isVendor(req.user) && inPanel(req) ? mine : { or: [publicOnly, mine] }
  }) as Access,
  update: ((args) => isStaff(args.req.user) || ownerAccess(args)) as Access,
}

/** Fields between a vendor and staff: only staff and the owner read them. */
export const ownerField: FieldAccess = ({ doc, req }) => {
  const owner = doc?.owner?.id ?? doc?.owner
  return isStaff(req.user) || (Boolean(req.user) && owner === req.user?.id)
}

/** Ids of the vendors that a user owns, pending ones included. The owner cannot be queried through access control. */
export async function ownedVendors(db: Database, user: string): Promise<string[]> {
  const { rows } = await db.execute(sql`select id from vendors where owner_id = ${user} order by id`)
  return rows.map(({ id }) => String(id))
}

/** Ids of the vendors that the user runs. */
export async function myVendors(req: PayloadRequest): Promise<string[]> {
  return req.user && isVendor(req.user) ? ownedVendors(await transactionOf(req), req.user.id) : []
}
