import type { Block } from 'payload'

export const content: Block = {
  slug: 'content',
  interfaceName: 'ContentBlock',
  fields: [{ name: 'richText', type: 'richText', localized: true, required: true }],
}
