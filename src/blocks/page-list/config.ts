import type { Block } from 'payload'

/** The list that the page is about: where it stands among the other blocks. */
export const pageList: Block = { slug: 'pageList', interfaceName: 'PageListBlock', fields: [] }
