import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Field,
  Forbidden,
  type PayloadRequest,
} from 'payload'
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

/** Whether the public reads an entry. Access sees its latest version only, which may be a draft over it. */
async function isPublic(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    req,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  })
  return totalDocs > 0
}

/**
 * What a member creates is a draft, whatever status was sent; publishing it, and changing it from then on, is for staff.
 * Writes without a user are the site's own.
 * @throws {Forbidden} 403 when a member publishes, or would take down what is published.
 */
export const draftUntilStaffPublishes: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!req.user || isStaff(req.user)) return data
  const refused =
    operation === 'update' &&
    (data._status === 'published' || (await isPublic(req, collection.slug as CollectionSlug, originalDoc.id)))
  if (refused) throw new Forbidden(req.t)
  return { ...data, _status: 'draft' }
}
