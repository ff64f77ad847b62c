import { type CollectionBeforeChangeHook, type Field, Forbidden } from 'payload'
import { isStaff, nobodyField, staffField } from './access'

/** Who wrote an entry: the session's user, whatever the client sent. Seen by staff and the author alone. */
export const authorField: Field = {
  name: 'author',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  access: {
    create: nobodyField,
    update: staffField,
    read: ({ req, doc }) => {
      const author = typeof doc?.author === 'object' ? doc?.author?.id : doc?.author
      return isStaff(req.user) || (Boolean(req.user) && author === req.user?.id)
    },
  },
  admin: { position: 'sidebar', readOnly: true },
  hooks: {
    beforeChange: [({ operation, req, value }) => (operation === 'create' && req.user ? req.user.id : value)],
  },
}

/**
 * What a member creates is a draft, whatever status was sent; publishing it is for staff.
 * Writes without a user are the site's own.
 * @throws {Forbidden} 403 when a member publishes.
 */
export const draftUntilStaffPublishes: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (!req.user || isStaff(req.user)) return data
  if (operation === 'update' && data._status === 'published') throw new Forbidden(req.t)
  return { ...data, _status: 'draft' }
}
