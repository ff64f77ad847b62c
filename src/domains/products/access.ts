import type { Access, Where } from 'payload'
import { myVendors } from '@/domains/suppliers/access'
import { inPanel, isStaff, isVendor, staff } from '@/foundation/payload/access'

/** What everyone sees: published, of a vendor that is shown itself. */
const publicOnly: Where = {
  and: [{ _status: { equals: 'published' } }, { vendorActive: { equals: true } }],
}

/** Vendors change what is their access, staff everything. */
const myVendorsOrStaff: Access = async ({ req }) => {
  if (isStaff(req.user)) return true
  const vendors = await myVendors(req)
  const ofMyVendors: Where = { vendor: { in: vendors } }
  return vendors.length > 0 && ofMyVendors
}

/** Vendors delete what never was published; what was is taken down, so that what was said of it stays. */
const myUnpublishedOrStaff: Access = async (args) => {
  const access = await myVendorsOrStaff(args)
  return typeof access === 'boolean' ? access : { and: [access, { publishedAt: { exists: false } }] }
}

export const productAccess = {
  create: (({ req }) => isStaff(req.user) || isVendor(req.user)) as Access,
  delete: myUnpublishedOrStaff,
  read: (async (args) => {
    const access = await myVendorsOrStaff(args)
    if (access === true) return true
    if (access === false) return publicOnly
    return inPanel(args.req) ? access : { or: [publicOnly, access] }
  }) as Access,
  readVersions: staff,
  update: myVendorsOrStaff,
}
