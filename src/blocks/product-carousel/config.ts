import type { Block } from 'payload'
import { asked, chosen, heading } from '@/blocks/list-fields'

export const productCarousel: Block = {
  slug: 'productCarousel',
  interfaceName: 'ProductCarouselBlock',
  fields: [
    heading,
    chosen('products'),
    { name: 'species', type: 'relationship', relationTo: 'mushrooms', hasMany: true },
    ...asked(12, 24),
    { name: 'autoplay', type: 'checkbox', defaultValue: true },
  ],
}
