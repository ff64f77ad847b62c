import type { Block } from 'payload'

/** A mark in a text that points to a reference. */
export const footnote: Block = {
  slug: 'footnote',
  interfaceName: 'FootnoteBlock',
  fields: [
    {
      name: 'reference',
      type: 'relationship',
      relationTo: 'references',
      required: true,
      custom: { label: 'citedReference' },
    },
    // "p. 12"; a find has a field of that name too.
    { name: 'place', type: 'text', maxLength: 60, custom: { label: 'placeInWork' } },
  ],
}
