import type { CollectionConfig } from 'payload'
import { locales } from '@/foundation/i18n/locales'
import { admins, denyFieldAccess, isStaff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { onDelete } from '@/foundation/payload/references/on-delete'
import { cancelNotice, confirmNotice, requestNotice } from './endpoints'

const never = () => false

/** Who wants one mail when a product is in stock again. Only the endpoints write; sending the mail deletes the row. */
export const stockNotices: CollectionConfig = {
  slug: 'stocknotices',
  ...onDelete({ all: 'deleted' }),
  admin: { hidden: true },
  access: {
    create: never,
    delete: admins,
    read: ({ req }) => isStaff(req.user) || (Boolean(req.user) && { user: { equals: req.user?.id } }),
    update: never,
  },
  endpoints: [requestNotice, confirmNotice, cancelNotice],
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    // Without one, any variant counts.
    { name: 'variant', type: 'text' },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'email', type: 'email', required: true },
    { name: 'locale', type: 'select', required: true, options: [...locales] },
    // One notice for each address, product and variant.
    { name: 'key', type: 'text', required: true, unique: true, access: { read: denyFieldAccess } },
  ],
}
