import type { Access, Where } from 'payload'
import { myVendors } from '@/domains/suppliers/access'
import { inPanel, isStaff, isVendor, staff } from '@/foundation/payload/access'

/** What everyone sees: published, of a vendor that is shown itself. */
const publicOnly: Where = {
  and: [{ _status: { equals: 'published' } }, { vendorActive: { equals: true } }],
}

/** Vendors change what is their own, staff everything. */
const ownOrStaff: Access = async ({ req }) => {
  if (isStaff(req.user)) return true
  const vendors = await myVendors(req)
  const own: Where = { vendor: { in: vendors } }
  return vendors.length > 0 && own
}

/** Vendors delete what never was published; what was is taken down, so that what was said of it stays. */
const ownNeverPublishedOrStaff: Access = async (args) => {
  const own = await ownOrStaff(args)
  return typeof own === 'boolean' ? own : { and: [own, { publishedAt: { exists: false } }] }
}

export const productAccess = {
  create: (({ req }) => isStaff(req.user) || isVendor(req.user)) as Access,
  delete: ownNeverPublishedOrStaff,
  read: (async (args) => {
    const own = await ownOrStaff(args)
    if (own === true) return true
    if (own === false) return publicOnly
    return inPanel(args.req) ? own : { or: [publicOnly, own] }
  }) as Access,
  readVersions: staff,
  update: ownOrStaff,
}
