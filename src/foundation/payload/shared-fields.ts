import type { DateFieldValidation, Field } from 'payload'
import { date } from 'payload/shared'
import { staffField } from './access'
import { validationMessage } from './validation-message'

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

/** How far the clock of the person who publishes may be ahead. */
const clockSkew = 5 * 60 * 1000

/** What is published now would stand first in all lists until a moment in the future. */
const notLater: DateFieldValidation = (value, options) => {
  const { _status } = options.data as { _status?: string }
  const isLater = value && new Date(value).getTime() > Date.now() + clockSkew
  return isLater && _status === 'published'
    ? validationMessage(options.req, 'publishedLater')
    : date(value, options)
}

/** Set on first publishing unless staff chose a date. Lists are sorted by it. */
export const publishedAt: Field = {
  name: 'publishedAt',
  type: 'date',
  index: true,
  access: { create: staffField, update: staffField },
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  validate: notLater,
  hooks: {
    beforeChange: [
      ({ value, siblingData }) =>
        value ?? (siblingData._status === 'published' ? new Date().toISOString() : value),
    ],
  },
}
