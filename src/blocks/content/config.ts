import type { Block } from 'payload'

const widths = ['full', 'twoThirds', 'half', 'oneThird'] as const
const alignments = ['left', 'center', 'right'] as const
export type ColumnWidth = (typeof widths)[number]
export type ColumnAlignment = (typeof alignments)[number]

/** A text in a column; texts that follow one another stand side by side as far as their widths allow. */
export const content: Block = {
  slug: 'content',
  interfaceName: 'ContentBlock',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'columnWidth', type: 'select', options: [...widths], defaultValue: 'full' },
        { name: 'align', type: 'select', options: [...alignments], defaultValue: 'left' },
      ],
    },
    { name: 'richText', type: 'richText', localized: true, required: true },
  ],
}
