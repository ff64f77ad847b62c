import type { CollectionConfig } from 'payload'
import { declineReasons } from '@/domains/contributions/server/fields'
import { isStaff, staff } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { moderated, recorded } from './moderated-collections'

/** Who decided what about which entry, and when. Written by the site; nobody changes it. */
export const decisions: CollectionConfig = {
  slug: 'decisions',
  access: { create: () => false, delete: () => false, read: staff, update: () => false },
  admin: {
    useAsTitle: 'excerpt',
    defaultColumns: ['createdAt', 'verdict', 'excerpt', 'reason', 'moderator'],
    hidden: ({ user }) => !isStaff(user),
  },
  defaultSort: '-createdAt',
  hooks: { beforeOperation: [limitQueries] },
  fields: [
    { name: 'verdict', type: 'select', required: true, options: [...recorded] },
    // Its first words stay when it is deleted.
    { name: 'excerpt', type: 'text' },
    { name: 'entry', type: 'relationship', relationTo: [...moderated] },
    { name: 'reason', type: 'select', options: [...declineReasons] },
    { name: 'note', type: 'textarea' },
    { name: 'moderator', type: 'relationship', relationTo: 'users' },
  ],
}
