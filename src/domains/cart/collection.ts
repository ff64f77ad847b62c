import type { CollectionConfig } from 'payload'
import { currencies } from '@/foundation/money/money'
import { admins, denyFieldAccess, isStaff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { onDelete } from '@/foundation/payload/references/on-delete'
import { maxLines, maxQuantity } from './line'

const never = () => false

/** The carts of members, and of guests that the server keeps. Only the cart endpoints write them, because they know stock and prices. */
export const carts: CollectionConfig = {
  slug: 'carts',
  // A line keeps the title and tells that the product is gone.
  ...onDelete({ all: 'emptied' }),
  admin: { hidden: true },
  access: {
    create: never,
    delete: admins,
    read: ({ req }) => isStaff(req.user) || (Boolean(req.user) && { user: { equals: req.user?.id } }),
    update: never,
  },
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', unique: true },
    // The hash of a guest's cookie.
    { name: 'guest', type: 'text', unique: true, access: { read: denyFieldAccess } },
    {
      name: 'lines',
      type: 'array',
      dbName: 'cart_lines',
      maxRows: maxLines,
      fields: [
        { name: 'product', type: 'relationship', relationTo: 'products' },
        { name: 'variant', type: 'text', maxLength: 40 },
        { name: 'quantity', type: 'number', required: true, min: 1, max: maxQuantity },
        // As they were when the line was added; the price in minor units.
        { name: 'title', type: 'text', required: true },
        { name: 'price', type: 'number', required: true, min: 0 },
        {
          name: 'currency',
          type: 'select',
          required: true,
          options: [...currencies],
          enumName: 'enum_currency',
        },
      ],
    },
  ],
}
