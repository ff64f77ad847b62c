import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'
import { pictureField } from '@/blocks/picture-field'
import { localizedTextField } from '@/foundation/payload/text-fields'

export const gallery: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  fields: [
    headingField,
    {
      name: 'pictures',
      type: 'array',
      minRows: 1,
      maxRows: 24,
      fields: [pictureField('image'), localizedTextField('title', { maxLength: 160 })],
    },
  ],
}
