import type { Block } from 'payload'
import { asked, heading } from '@/blocks/list-fields'
import { placeable } from '@/blocks/listed-collections'

export const archive: Block = {
  slug: 'archive',
  interfaceName: 'ArchiveBlock',
  fields: [
    heading,
    { name: 'collection', type: 'select', options: [...placeable], required: true },
    ...asked(20, 100),
  ],
}
