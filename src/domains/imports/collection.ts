import type { CollectionConfig } from 'payload'
import { denyFieldAccess, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { onDelete } from '@/foundation/payload/references/on-delete'
import { recheckImport, startImport, uploadImport } from './endpoints'
import { exportEntries } from './export'
import { maxBytes } from './limits'
import { importTargets } from './targets'

/** Files that staff import, and what is wrong with them. The panel's view `/admin/imports` shows them. */
export const imports: CollectionConfig = {
  slug: 'imports',
  ...onDelete({ all: 'emptied' }),
  access: { create: () => false, delete: staff, read: staff, update: () => false },
  admin: { hidden: true, useAsTitle: 'fileName' },
  defaultSort: '-createdAt',
  endpoints: [uploadImport, recheckImport, startImport, exportEntries],
  graphQL: false,
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    { name: 'fileName', type: 'text', required: true, maxLength: 200 },
    { name: 'target', type: 'select', required: true, options: [...importTargets] },
    { name: 'locale', type: 'select', required: true, options: ['en', 'es', 'pt'] },
    { name: 'status', type: 'select', required: true, options: ['checking', 'checked', 'importing', 'done'] },
    { name: 'total', type: 'number', defaultValue: 0 },
    { name: 'done', type: 'number', defaultValue: 0 },
    { name: 'report', type: 'json' },
    // Who imports it, in which language of the panel.
    { name: 'user', type: 'relationship', relationTo: 'users' },
    { name: 'panelLanguage', type: 'select', options: ['en', 'es', 'pt'] },
    // No text has more characters than its file has bytes.
    {
      name: 'file',
      type: 'textarea',
      required: true,
      maxLength: maxBytes,
      access: { read: denyFieldAccess },
    },
  ],
}
