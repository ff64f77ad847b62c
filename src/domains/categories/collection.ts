import { createBreadcrumbsField, createParentField } from '@payloadcms/plugin-nested-docs'
import type { CollectionConfig } from 'payload'
import { allowAll, isStaff, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { slugField } from '@/foundation/payload/slug'
import { childrenEndpoint, leafDescendantsEndpoint } from './endpoints'
import { refuseOwnDescendant, setPath } from './hooks'
import { iconNames } from './icons'

/** The nested-docs plugin fills the breadcrumbs. */
export const categories: CollectionConfig = {
  slug: 'categories',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'icon', 'updatedAt'],
    hidden: ({ user }) => !isStaff(user),
  },
  access: { create: staff, delete: staff, read: allowAll, update: staff },
  defaultSort: 'path',
  defaultPopulate: { title: true, name: true, slug: true, path: true, icon: true },
  endpoints: [childrenEndpoint, leafDescendantsEndpoint],
  hooks: { beforeOperation: [limitQueries], beforeValidate: [refuseOwnDescendant], beforeChange: [setPath] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
    // The title under the name that older clients read.
    {
      name: 'name',
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [({ siblingData }) => siblingData.title] },
    },
    slugField({ from: 'title', unique: false }),
    {
      name: 'path',
      type: 'text',
      unique: true,
      index: true,
      admin: { position: 'sidebar', readOnly: true },
    },
    { name: 'description', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'icon', type: 'select', options: [...iconNames], admin: { position: 'sidebar' } },
    { name: 'media', type: 'upload', relationTo: 'media', admin: { position: 'sidebar' } },
    // The order among siblings; categories that editors add come last.
    { name: 'position', type: 'number', defaultValue: 1000, index: true, admin: { position: 'sidebar' } },
    createParentField('categories'),
    createBreadcrumbsField('categories', { admin: { hidden: true } }),
  ],
}
