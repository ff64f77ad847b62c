import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'

export const references: Block = {
  slug: 'references',
  interfaceName: 'ReferencesBlock',
  fields: [
    headingField,
    {
      name: 'references',
      type: 'relationship',
      relationTo: 'references',
      hasMany: true,
      maxRows: 100,
      required: true,
    },
  ],
}
