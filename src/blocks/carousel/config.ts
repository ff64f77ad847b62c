import type { Block } from 'payload'
import { asked, chosen, heading } from '@/blocks/list-fields'
import { placeable } from '@/blocks/listed-collections'

export const carousel: Block = {
  slug: 'carousel',
  interfaceName: 'CarouselBlock',
  fields: [
    heading,
    { name: 'collection', type: 'select', options: [...placeable], required: true },
    chosen([...placeable]),
    ...asked(12, 24),
    { name: 'autoplay', type: 'checkbox', defaultValue: true },
  ],
}
