import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'
import { newestCollections } from './collections'

/** The newest entries of a collection. */
export const newest: Block = {
  slug: 'newest',
  interfaceName: 'NewestBlock',
  fields: [
    headingField,
    {
      type: 'row',
      fields: [
        { name: 'collection', type: 'select', options: [...newestCollections], required: true },
        { name: 'limit', type: 'number', min: 1, max: 12, defaultValue: 3 },
      ],
    },
  ],
}
