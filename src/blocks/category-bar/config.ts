import type { Block } from 'payload'
import { heading } from '@/blocks/list-fields'

export const categoryBar: Block = {
  slug: 'categoryBar',
  interfaceName: 'CategoryBarBlock',
  fields: [
    heading,
    // Its children are shown.
    { name: 'root', type: 'relationship', relationTo: 'categories', required: true },
    { name: 'tree', type: 'checkbox', defaultValue: false },
  ],
}
