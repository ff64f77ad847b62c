import type { Field } from 'payload'
import { staffField } from './access'

/** What search engines and shared links show. */
export const meta: Field = {
  name: 'meta',
  type: 'group',
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    { name: 'description', type: 'textarea', localized: true, maxLength: 320 },
    { name: 'image', type: 'upload', relationTo: 'media' },
  ],
}

/** Set on first publishing unless staff chose a date. Lists are sorted by it. */
export const publishedAt: Field = {
  name: 'publishedAt',
  type: 'date',
  index: true,
  access: { create: staffField, update: staffField },
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  hooks: {
    beforeChange: [
      ({ value, siblingData }) =>
        value ?? (siblingData._status === 'published' ? new Date().toISOString() : value),
    ],
  },
}
