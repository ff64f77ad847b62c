import type { Block } from 'payload'
import { headingField, listQueryFields } from '@/blocks/list-fields'
import { listableCollections } from '@/blocks/listed-collections'

export const archive: Block = {
  slug: 'archive',
  interfaceName: 'ArchiveBlock',
  fields: [
    headingField,
    { name: 'collection', type: 'select', options: [...listableCollections], required: true },
    ...listQueryFields(20, 100),
  ],
}
