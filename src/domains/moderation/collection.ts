import type { CollectionConfig } from 'payload'
import { declineReasons } from '@/domains/contributions/server/fields'
import { isStaff, staff } from '@/foundation/payload/access'
import { accountComponents } from '@/foundation/payload/account-components'
import { limitQueries } from '@/foundation/payload/query-limits'
import { onDelete } from '@/foundation/payload/references/on-delete'
import { moderatedCollections, recordedDecisions } from './moderated-collections'

/** The history of moderation. Only hooks write it, and nobody changes it. */
export const decisions: CollectionConfig = {
  slug: 'decisions',
  ...onDelete({ all: 'emptied' }),
  access: { create: () => false, delete: () => false, read: staff, update: () => false },
  admin: {
    useAsTitle: 'excerpt',
    defaultColumns: ['createdAt', 'verdict', 'excerpt', 'reason', 'moderator'],
    hidden: ({ user }) => !isStaff(user),
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    { name: 'verdict', type: 'select', required: true, options: [...recordedDecisions] },
    // Identifies the entry after it is deleted.
    { name: 'excerpt', type: 'text' },
    { name: 'entry', type: 'relationship', relationTo: [...moderatedCollections] },
    { name: 'reason', type: 'select', options: [...declineReasons] },
    { name: 'note', type: 'textarea' },
    {
      name: 'moderator',
      type: 'relationship',
      relationTo: 'users',
      admin: { components: accountComponents },
    },
  ],
}
