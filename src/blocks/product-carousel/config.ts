import type { Block } from 'payload'
import { headingField, itemsField, listQueryFields } from '@/blocks/list-fields'

export const productCarousel: Block = {
  slug: 'productCarousel',
  interfaceName: 'ProductCarouselBlock',
  fields: [
    headingField,
    itemsField('products'),
    { name: 'species', type: 'relationship', relationTo: 'mushrooms', hasMany: true },
    ...listQueryFields(12, 24),
    { name: 'autoplay', type: 'checkbox', defaultValue: true },
  ],
}
