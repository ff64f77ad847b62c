import type { Access, CollectionConfig, Where } from 'payload'
import { authorField } from '@/domains/contributions/server/authorship'
import { uniqueKeyField } from '@/domains/contributions/server/fields'
import { denyFieldAccess, signedIn } from '@/foundation/payload/access'
import { limitQueries } from '@/foundation/payload/query-limits'
import { onDelete } from '@/foundation/payload/references/on-delete'
import { deleteSavedItem, saveItem } from './endpoints'
import { requireOwnPicture, setKey } from './hooks'
import { maxLengths, savedLists } from './lists'

/** Not even staff see where members found something. */
const own: Access = ({ req }) => {
  const isOwner: Where = { user: { equals: req.user?.id } }
  return req.user ? isOwner : false
}

/** Species on the personal lists of members: what they found, and what they want to cook or grow. */
export const savedItems: CollectionConfig = {
  slug: 'saveditems',
  // Or a member's note, which staff cannot see, would keep them from deleting a species.
  ...onDelete({ mushrooms: 'emptied' }),
  access: { create: signedIn, delete: own, read: own, update: own },
  admin: { hidden: true },
  defaultSort: '-createdAt',
  endpoints: [saveItem, deleteSavedItem],
  hooks: {
    beforeOperation: [limitQueries],
    beforeValidate: [requireOwnPicture],
    beforeChange: [setKey],
  },
  indexes: [{ fields: ['user', 'list'] }],
  fields: [
    { ...authorField('user'), access: { create: denyFieldAccess, update: denyFieldAccess } },
    {
      name: 'list',
      type: 'select',
      required: true,
      options: [...savedLists],
      access: { update: denyFieldAccess },
    },
    // Finds need not be identified.
    { name: 'species', type: 'relationship', relationTo: 'mushrooms' },
    { name: 'foundOn', type: 'date' },
    { name: 'place', type: 'text', maxLength: maxLengths.place },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    { name: 'note', type: 'textarea', maxLength: maxLengths.note },
    uniqueKeyField,
  ],
}
