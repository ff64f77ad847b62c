import type { Access, Where } from 'payload'
import { myVendors } from '@/domains/suppliers/access'
import { inPanel, isStaff, isVendor, staff } from '@/foundation/payload/access'

/** Published products of vendors that are public themselves. */
const publicOnly: Where = {
  and: [{ _status: { equals: 'published' } }, { vendorActive: { equals: true } }],
}

/** Vendors write their own products, staff all. */
const myVendorsOrStaff: Access = async ({ req }) => {
  if (isStaff(req.user)) return true
  const vendors = await myVendors(req)
  const ofMyVendors: Where = { vendor: { in: vendors } }
  return vendors.length > 0 && ofMyVendors
}

/**
 * Vendors may delete products that were never published. Others can only be unpublished, so that their
 * reviews stay.
 */
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
