import type { Block } from 'payload'

/** The shape key beside the table of contents of the encyclopedia. */
export const encyclopediaContents: Block = {
  slug: 'encyclopediaContents',
  interfaceName: 'EncyclopediaContentsBlock',
  fields: [],
}
