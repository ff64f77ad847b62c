import type { Block } from 'payload'

export const vendor: Block = {
  slug: 'vendor',
  interfaceName: 'VendorBlock',
  fields: [
    {
      name: 'supplier',
      type: 'relationship',
      relationTo: ['vendors', 'wholesale', 'dropshipping', 'affiliates'],
      required: true,
    },
  ],
}
