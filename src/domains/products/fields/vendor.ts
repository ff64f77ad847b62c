import type { Field } from 'payload'
import { defaultVendor } from '@/domains/products/vendor-of-product'
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
    defaultValue: ({ req }) => defaultVendor(req),
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
