import type { CollectionConfig, TextField } from 'payload'
import { admins, isStaff, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { regionCodes } from '@/foundation/payload/region-fields'
import { localizedTextareaField } from '@/foundation/payload/text-fields'
import { restrictions } from './sale-restriction'

/** Rules on which products may be sold for which species; checked whenever a product is saved. */
export const salerules: CollectionConfig = {
  slug: 'salerules',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'verdict', 'categories', 'updatedAt'],
    hidden: ({ user }) => !isStaff(user),
  },
  access: { create: admins, delete: admins, read: staff, update: admins },
  defaultSort: 'title',
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160 },
    { name: 'species', type: 'relationship', relationTo: 'mushrooms', hasMany: true },
    // Matches every species with psilocybin or psilocin.
    { name: 'allPsilocybin', type: 'checkbox', defaultValue: false },
    // Matches every species recorded as poisonous or deadly.
    { name: 'allToxic', type: 'checkbox', defaultValue: false },
    {
      name: 'verdict',
      type: 'select',
      required: true,
      options: [...restrictions],
      enumName: 'enum_sale_verdict',
    },
    // Includes their descendants; empty means all categories.
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      filterOptions: { path: { like: 'products' } },
    },
    {
      ...regionCodes('excludedRegions'),
      admin: { components: { Field: '/app/(payload)/regions/region-fields#RegionsField' } },
    } as TextField,
    localizedTextareaField('reason', { required: true, maxLength: 400 }),
  ],
}
