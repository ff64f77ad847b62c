import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'

export const categoryBar: Block = {
  slug: 'categoryBar',
  interfaceName: 'CategoryBarBlock',
  fields: [
    headingField,
    // The block shows its children.
    { name: 'root', type: 'relationship', relationTo: 'categories', required: true },
    { name: 'tree', type: 'checkbox', defaultValue: false },
  ],
}
