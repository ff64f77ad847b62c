import type { CollectionSlug, Field } from 'payload'

/** What vendors sell here by the piece that a wholesaler or dropshipper deals in: its page shows it. */
export const products: Field = {
  name: 'products',
  type: 'relationship',
  relationTo: 'products' as CollectionSlug,
  hasMany: true,
  maxRows: 24,
}
