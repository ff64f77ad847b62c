import type { Block } from 'payload'

/** A mark in a text that points to a reference. */
export const footnote: Block = {
  slug: 'footnote',
  interfaceName: 'FootnoteBlock',
  fields: [
    { name: 'reference', type: 'relationship', relationTo: 'references', required: true },
    // The place in it: "p. 12".
    { name: 'place', type: 'text', maxLength: 60 },
  ],
}
