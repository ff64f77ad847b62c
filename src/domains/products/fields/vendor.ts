import type { Field } from 'payload'
import { myVendors } from '@/domains/suppliers/access'
import { lockVendorStatus } from '@/domains/suppliers/vendor-status'
import { denyFieldAccess, isStaff } from '@/foundation/payload/access'

/** The vendor of a product. Vendors select from their own. */
export const vendorFields: Field[] = [
  {
    name: 'vendor',
    type: 'relationship',
    relationTo: 'vendors',
    required: true,
    admin: { position: 'sidebar' },
    defaultValue: async ({ req }) => (req.user && !isStaff(req.user) ? (await myVendors(req))[0] : undefined),
    filterOptions: async ({ req }) => !req.user || isStaff(req.user) || { id: { in: await myVendors(req) } },
  },
  {
    // Copied from the vendor, so that access control needs no join.
    name: 'vendorActive',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    access: { create: denyFieldAccess, update: denyFieldAccess },
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        async ({ req, siblingData: { vendor } }) => (await lockVendorStatus(req, vendor)).active,
      ],
    },
  },
]
