import type { Block } from 'payload'
import { linkFields } from '@/blocks/link-fields'
import { headingField } from '@/blocks/list-fields'
import { pictureField } from '@/blocks/picture-field'
import { formattedTextEditor } from '@/foundation/payload/rich-text'

const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

export const feature: Block = {
  slug: 'feature',
  interfaceName: 'FeatureBlock',
  fields: [
    headingField,
    pictureField('image', false),
    { name: 'imageSide', type: 'select', options: [...sides], defaultValue: 'left', required: true },
    { name: 'richText', type: 'richText', localized: true, required: true, editor: formattedTextEditor },
    { name: 'links', type: 'array', maxRows: 2, fields: linkFields },
  ],
}
