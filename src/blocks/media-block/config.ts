import type { Block } from 'payload'
import { pictureField } from '@/blocks/picture-field'
import { localizedTextField } from '@/foundation/payload/text-fields'

export const mediaBlock: Block = {
  slug: 'mediaBlock',
  interfaceName: 'MediaBlock',
  fields: [pictureField('media'), localizedTextField('caption', { maxLength: 300 })],
}
