import type { CollectionConfig } from 'payload'
import { about, target } from '@/domains/contributions/server/fields'
import { isStaff, nobodyField, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { reportEndpoint, writeReport } from './endpoints'
import { reportable, reportReasons } from './report'

/** What readers tell moderators of an entry. Made by the call alone; whoever reported is told to nobody. */
export const reports: CollectionConfig = {
  slug: 'reports',
  access: { create: () => false, delete: staff, read: staff, update: () => false },
  admin: {
    useAsTitle: 'reason',
    defaultColumns: ['reason', 'entry', 'note', 'settled', 'createdAt'],
    hidden: ({ user }) => !isStaff(user),
  },
  defaultSort: '-createdAt',
  endpoints: [reportEndpoint, writeReport],
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    about('entry', reportable),
    { name: 'reason', type: 'select', required: true, options: [...reportReasons] },
    { name: 'note', type: 'textarea', maxLength: 500 },
    // Set when a moderator has decided about the entry since.
    { name: 'settled', type: 'checkbox', defaultValue: false, index: true },
    target,
    // One a reader and entry, by a digest of who they are.
    {
      name: 'key',
      type: 'text',
      unique: true,
      access: { read: nobodyField, create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
  ],
}
