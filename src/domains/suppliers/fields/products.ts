import type { CollectionSlug, Field } from 'payload'

/** Products of vendors that the supplier's page shows as examples. */
export const products: Field = {
  name: 'products',
  type: 'relationship',
  relationTo: 'products' as CollectionSlug,
  hasMany: true,
  maxRows: 24,
}
