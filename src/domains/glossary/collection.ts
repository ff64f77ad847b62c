import type { CollectionConfig } from 'payload'
import { allowAll, isStaff, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { slugField } from '@/foundation/payload/slug'
import { localizedTextareaField, localizedTextField } from '@/foundation/payload/text-fields'

/** Terms of mycology, which pages explain where they occur first. */
export const glossary: CollectionConfig = {
  slug: 'glossary',
  admin: {
    useAsTitle: 'term',
    defaultColumns: ['term', 'definition', 'updatedAt'],
    hidden: ({ user }) => !isStaff(user),
  },
  access: { create: staff, delete: staff, read: allowAll, update: staff },
  defaultSort: 'slug',
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    localizedTextField('term', { required: true, maxLength: 60 }),
    slugField({ from: 'term' }),
    localizedTextareaField('definition', { required: true, maxLength: 400 }),
    // Inflections and synonyms that texts use.
    { name: 'forms', type: 'text', hasMany: true, localized: true, maxLength: 60, maxRows: 20 },
  ],
}
