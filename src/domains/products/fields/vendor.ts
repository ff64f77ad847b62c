import type { Field } from 'payload'
import { isStaff, nobodyField } from '../../../foundation/payload/access'
import { ownVendors } from '../../suppliers/access'
import { sellerOf } from '../../suppliers/products'

/** Who sells it. Vendors enter what is their own. */
export const vendorFields: Field[] = [
  {
    name: 'vendor',
    type: 'relationship',
    relationTo: 'vendors',
    required: true,
    admin: { position: 'sidebar' },
    defaultValue: async ({ req }) =>
      req.user && !isStaff(req.user) ? (await ownVendors(req))[0] : undefined,
    filterOptions: async ({ req }) => !req.user || isStaff(req.user) || { id: { in: await ownVendors(req) } },
  },
  {
    // Whether everyone sees the vendor: kept here for access to ask without a join.
    name: 'vendorActive',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    access: { create: nobodyField, update: nobodyField },
    admin: { hidden: true },
    hooks: {
      beforeChange: [async ({ req, siblingData: { vendor } }) => (await sellerOf(req, vendor)).active],
    },
  },
]
