import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'

export const speciesBlock: Block = {
  slug: 'speciesBlock',
  interfaceName: 'SpeciesBlock',
  fields: [
    headingField,
    {
      name: 'species',
      type: 'relationship',
      relationTo: 'mushrooms',
      hasMany: true,
      maxRows: 24,
      required: true,
    },
  ],
}
