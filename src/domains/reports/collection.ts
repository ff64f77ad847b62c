import type { CollectionConfig } from 'payload'
import { maxNoteLength } from '@/domains/contributions/entry-limits'
import { subjectField, subjectKeyField } from '@/domains/contributions/server/fields'
import { denyFieldAccess, isStaff, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { onDelete } from '@/foundation/payload/references/on-delete'
import { reportEndpoint, writeReport } from './endpoints'
import { reportableCollections, reportReasons } from './report'

/** Readers' reports of entries. Only the endpoints create them, and nobody learns who reported. */
export const reports: CollectionConfig = {
  slug: 'reports',
  ...onDelete({ all: 'deleted' }),
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
    subjectField('entry', reportableCollections),
    { name: 'reason', type: 'select', required: true, options: [...reportReasons] },
    { name: 'note', type: 'textarea', maxLength: maxNoteLength },
    // Set once a moderator has decided about the entry.
    { name: 'settled', type: 'checkbox', defaultValue: false, index: true },
    subjectKeyField,
    // Unique for each reader and entry; a digest, so that it does not name the reader.
    {
      name: 'key',
      type: 'text',
      unique: true,
      access: { read: denyFieldAccess, create: denyFieldAccess, update: denyFieldAccess },
      admin: { hidden: true },
    },
  ],
}
