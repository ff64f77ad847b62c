import type { Block } from 'payload'
import { linkFields } from '@/blocks/link-fields'
import { formattedTextEditor } from '@/foundation/payload/rich-text'

/** A call to action. */
export const cta: Block = {
  slug: 'cta',
  interfaceName: 'CallToActionBlock',
  fields: [
    { name: 'richText', type: 'richText', localized: true, editor: formattedTextEditor },
    { name: 'links', type: 'array', minRows: 1, maxRows: 2, fields: linkFields },
  ],
}
