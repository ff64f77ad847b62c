import type { CollectionConfig } from 'payload'
import { anyone, isStaff, staff } from '../../foundation/payload/access'
import { boundReads } from '../../foundation/payload/bounds'
import { localTextarea, webAddress } from '../../foundation/payload/text-fields'

/** Shops elsewhere that a vendor block may name. They have no directory and no page. */
export const affiliates: CollectionConfig = {
  slug: 'affiliates',
  admin: {
    useAsTitle: 'businessName',
    defaultColumns: ['businessName', 'website', 'network', 'updatedAt'],
    hidden: ({ user }) => !isStaff(user),
  },
  access: { create: staff, delete: staff, read: anyone, update: staff },
  defaultSort: 'businessName',
  hooks: { beforeOperation: [boundReads] },
  fields: [
    { name: 'businessName', type: 'text', required: true, maxLength: 120 },
    webAddress('website', { required: true }),
    { name: 'logo', type: 'upload', relationTo: 'media' },
    localTextarea('description'),
    // Who reckons up what was sold.
    { name: 'network', type: 'text', maxLength: 80 },
  ],
}
