import type { CollectionConfig, Field } from 'payload'
import { allowAll, isStaff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'

/** Slugs of species; as many as a site has. */
const slugs = (name: string): Field => ({ name, type: 'text', hasMany: true })

/** The recorded versions of the open data: what changed from one to the next. Only the daily job writes it. */
export const dataVersions: CollectionConfig = {
  slug: 'dataversions',
  access: { create: () => false, delete: () => false, read: allowAll, update: () => false },
  admin: {
    useAsTitle: 'dataVersion',
    defaultColumns: ['createdAt', 'dataVersion', 'speciesCount', 'referenceCount'],
    hidden: ({ user }) => !isStaff(user),
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    { name: 'dataVersion', type: 'text', required: true, index: true },
    { name: 'speciesCount', type: 'number', required: true },
    { name: 'referenceCount', type: 'number', required: true },
    { name: 'licence', type: 'text' },
    { name: 'rightsHolder', type: 'text' },
    slugs('added'),
    slugs('changed'),
    slugs('removed'),
    // Of each species, to compare with the next version.
    { name: 'fingerprints', type: 'json', access: { read: () => false }, admin: { hidden: true } },
  ],
}
