import type { CollectionConfig } from 'payload'
import { declineFields } from '@/domains/contributions/server/fields'
import { isStaff, publishedOrStaff, staff, staffField } from '@/foundation/payload/access'
import { editorialDrafts } from '@/foundation/payload/drafts'
import { limitQueries } from '@/foundation/payload/query-limits'
import { urlField } from '@/foundation/payload/text-fields'
import { validateWholeNumber } from '@/foundation/payload/whole-number'

/** Publications that pages cite, which show no reference without a title, summary and link. Titles are not translated. */
export const references: CollectionConfig = {
  slug: 'references',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'authors', 'year', '_status'],
    hidden: ({ user }) => !isStaff(user),
  },
  access: { create: staff, delete: staff, read: publishedOrStaff, readVersions: staff, update: staff },
  hooks: { beforeOperation: [limitQueries] },
  versions: { drafts: editorialDrafts, maxPerDoc: 10 },
  defaultSort: 'title',
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 300 },
    { name: 'authors', type: 'text', maxLength: 300 },
    { name: 'publication', type: 'text', maxLength: 300 },
    { name: 'year', type: 'number', min: 1500, max: 2100, validate: validateWholeNumber },
    urlField('link', { required: true }),
    { name: 'summary', type: 'textarea', localized: true, required: true, maxLength: 600 },
    ...declineFields(staffField),
  ],
}
