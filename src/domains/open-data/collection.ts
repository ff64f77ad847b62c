import type { CollectionConfig, Field, NumberField, TextField } from 'payload'
import { allowAll, denyFieldAccess, isStaff, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { dateWithdrawal, expireVersions, withdrawalField } from './withdrawal'

/** What the daily job records stays as it was. */
const recorded = (field: TextField | NumberField) =>
  ({ ...field, access: { update: denyFieldAccess }, admin: { readOnly: true } }) as Field

/** Slugs of species; as many as a site has. */
const slugs = (name: string): Field => recorded({ name, type: 'text', hasMany: true })

/**
 * The recorded versions of the open data: what changed from one to the next. Only the daily job writes it; staff can
 * withdraw a version, which then has no files.
 */
export const dataVersions: CollectionConfig = {
  slug: 'dataversions',
  access: { create: () => false, delete: () => false, read: allowAll, update: staff },
  admin: {
    useAsTitle: 'dataVersion',
    defaultColumns: ['createdAt', 'dataVersion', 'speciesCount', 'referenceCount'],
    hidden: ({ user }) => !isStaff(user),
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [limitQueries], beforeChange: [dateWithdrawal], afterChange: [expireVersions] },
  fields: [
    recorded({ name: 'dataVersion', type: 'text', required: true, index: true }),
    recorded({ name: 'speciesCount', type: 'number', required: true }),
    recorded({ name: 'referenceCount', type: 'number', required: true }),
    recorded({ name: 'licence', type: 'text' }),
    recorded({ name: 'rightsHolder', type: 'text' }),
    slugs('added'),
    slugs('changed'),
    slugs('removed'),
    // Of each species, to compare with the next version.
    {
      name: 'fingerprints',
      type: 'json',
      access: { read: denyFieldAccess, update: denyFieldAccess },
      admin: { hidden: true },
    },
    withdrawalField,
  ],
}
