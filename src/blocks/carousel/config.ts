import type { Block } from 'payload'
import { headingField, itemsField, listQueryFields } from '@/blocks/list-fields'
import { listableCollections } from '@/blocks/listed-collections'

export const carousel: Block = {
  slug: 'carousel',
  interfaceName: 'CarouselBlock',
  fields: [
    headingField,
    { name: 'collection', type: 'select', options: [...listableCollections], required: true },
    itemsField([...listableCollections]),
    ...listQueryFields(12, 24),
    { name: 'autoplay', type: 'checkbox', defaultValue: true },
  ],
}
