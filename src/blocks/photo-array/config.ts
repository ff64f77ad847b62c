import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'
import { pictureField } from '@/blocks/picture-field'
import { localizedTextField } from '@/foundation/payload/text-fields'

export const photoArray: Block = {
  slug: 'photoArray',
  interfaceName: 'PhotoArrayBlock',
  fields: [
    headingField,
    {
      name: 'photos',
      type: 'array',
      minRows: 1,
      maxRows: 24,
      fields: [pictureField('image'), localizedTextField('caption', { maxLength: 300 })],
    },
  ],
}
