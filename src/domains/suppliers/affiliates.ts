import type { CollectionConfig } from 'payload'
import { allowAll, isStaff, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { localizedTextareaField, urlField } from '@/foundation/payload/text-fields'

/** External shops that a vendor block may name. They have no directory and no page. */
export const affiliates: CollectionConfig = {
  slug: 'affiliates',
  admin: {
    useAsTitle: 'businessName',
    defaultColumns: ['businessName', 'website', 'network', 'updatedAt'],
    hidden: ({ user }) => !isStaff(user),
  },
  access: { create: staff, delete: staff, read: allowAll, update: staff },
  defaultSort: 'businessName',
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    { name: 'businessName', type: 'text', required: true, maxLength: 120 },
    urlField('website', { required: true }),
    { name: 'logo', type: 'upload', relationTo: 'media' },
    localizedTextareaField('description'),
    // The affiliate network that tracks the sales.
    { name: 'network', type: 'text', maxLength: 80 },
  ],
}
