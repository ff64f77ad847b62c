import type { Field } from 'payload'

/** The categories that editors assign to a document. */
export const categoriesField: Field = {
  name: 'categories',
  type: 'relationship',
  relationTo: 'categories',
  hasMany: true,
  admin: { position: 'sidebar' },
}
