import type { CollectionConfig } from 'payload'
import { currencies } from '@/foundation/money/money'
import { admins, isStaff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { mostLines, mostOfOne } from './line'

const nobody = () => false

/** What members have put aside to buy. Written by the calls of the cart alone, which know what there is. */
export const carts: CollectionConfig = {
  slug: 'carts',
  admin: { hidden: true },
  access: {
    create: nobody,
    delete: admins,
    read: ({ req }) => isStaff(req.user) || (Boolean(req.user) && { user: { equals: req.user?.id } }),
    update: nobody,
  },
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    {
      name: 'lines',
      type: 'array',
      dbName: 'cart_lines',
      maxRows: mostLines,
      fields: [
        { name: 'product', type: 'relationship', relationTo: 'products' },
        { name: 'variant', type: 'text', maxLength: 40 },
        { name: 'quantity', type: 'number', required: true, min: 1, max: mostOfOne },
        // As they were when it was put in; the price in whole minor units.
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
