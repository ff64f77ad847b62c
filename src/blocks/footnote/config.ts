import type { Block } from 'payload'
import { textarea } from 'payload/shared'
import { isEmptyValue } from '@/foundation/payload/drafts'
import { validationMessage } from '@/foundation/payload/validation-message'

/** A mark in a text that points to a reference, or to what an editor writes. */
export const footnote: Block = {
  slug: 'footnote',
  interfaceName: 'FootnoteBlock',
  fields: [
    {
      name: 'reference',
      type: 'relationship',
      relationTo: 'references',
      custom: { label: 'citedReference' },
    },
    // "p. 12"; a find has a field of that name too.
    { name: 'place', type: 'text', maxLength: 60, custom: { label: 'placeInWork' } },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 600,
      custom: { description: 'footnote' },
      validate: (value, options) => {
        const { reference } = options.siblingData as { reference?: unknown }
        if (isEmptyValue(value) && isEmptyValue(reference))
          return validationMessage(options.req, 'footnoteEmpty')
        return textarea(value, options)
      },
    },
  ],
}
