import type { Field } from 'payload'
import { denyFieldAccess, staffField } from './access'

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

const counted = { create: denyFieldAccess, update: denyFieldAccess }

/** Calculated by the site; clients can only read it. */
export const likeCount: Field = {
  name: 'likeCount',
  type: 'number',
  defaultValue: 0,
  access: counted,
  admin: { readOnly: true, position: 'sidebar' },
}

/** Average and number of published ratings; null if there are none. */
export const aggregateRating: Field = {
  name: 'aggregateRating',
  type: 'group',
  access: counted,
  admin: { readOnly: true, position: 'sidebar' },
  fields: [
    { name: 'averageRating', type: 'number', access: counted },
    { name: 'impressionCount', type: 'number', defaultValue: 0, access: counted },
    { name: 'reviewCount', type: 'number', defaultValue: 0, access: counted },
    {
      name: 'bestRating',
      type: 'number',
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [() => 5] },
    },
  ],
}

export const categoriesOf: Field = {
  name: 'categories',
  type: 'relationship',
  relationTo: 'categories',
  hasMany: true,
  admin: { position: 'sidebar' },
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
