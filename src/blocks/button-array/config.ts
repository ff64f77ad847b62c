import type { Block } from 'payload'
import { linkFields } from '@/blocks/link-fields'
import { headingField } from '@/blocks/list-fields'
import { iconNames } from '@/domains/categories/icons'

const buttonStyles = ['icon', 'boundary', 'noboundary'] as const
export type ButtonStyle = (typeof buttonStyles)[number]

export const buttonArray: Block = {
  slug: 'buttonArray',
  interfaceName: 'ButtonArrayBlock',
  fields: [
    headingField,
    { name: 'style', type: 'select', options: [...buttonStyles], defaultValue: 'boundary', required: true },
    {
      name: 'buttons',
      type: 'array',
      minRows: 1,
      maxRows: 12,
      fields: [...linkFields, { name: 'icon', type: 'select', options: [...iconNames] }],
    },
  ],
}
