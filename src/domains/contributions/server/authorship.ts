import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Field,
  type FieldAccess,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { isStaff, nobodyField, staffField } from '@/foundation/payload/access'

/** For staff and the author alone. Without a document, as in a filter, it is for staff. */
export function authorOrStaff(name: 'author' | 'user'): FieldAccess {
  return ({ req, doc }) => {
    const author = typeof doc?.[name] === 'object' ? doc?.[name]?.id : doc?.[name]
    return isStaff(req.user) || (Boolean(req.user) && author === req.user?.id)
  }
}

/** Who wrote an entry: the session's user, whatever the client sent. Seen by staff and the author alone. */
export function writtenBy(name: 'author' | 'user'): Field {
  return {
    name,
    type: 'relationship',
    relationTo: 'users',
    index: true,
    access: { create: nobodyField, update: staffField, read: authorOrStaff(name) },
    admin: { position: 'sidebar', readOnly: true },
    hooks: {
      beforeChange: [
        ({ operation, req, value }) => (operation === 'create' && req.user ? req.user.id : value),
      ],
    },
  }
}

/** Whether the public reads an entry. Access sees its latest version only, which may be a draft over it. */
export async function isPublic(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    req,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  })
  return totalDocs > 0
}

type Change = Parameters<CollectionBeforeChangeHook>[0]

/**
 * What somebody writes who may not publish is a draft, whatever status was sent; publishing it, and changing it from
 * then on, is for others. Writes without a user are the site's own.
 * @throws {Forbidden} 403 when they publish, or would take down what is published.
 */
export function draftUnless(
  mayPublish: (change: Change) => boolean | Promise<boolean>,
): CollectionBeforeChangeHook {
  return async (change) => {
    const { collection, data, operation, originalDoc, req } = change
    if (!req.user || (await mayPublish(change))) return data
    const refused =
      operation === 'update' &&
      (data._status === 'published' ||
        (await isPublic(req, collection.slug as CollectionSlug, originalDoc.id)))
    if (refused) throw new Forbidden(req.t)
    return { ...data, _status: 'draft' }
  }
}

/** What members write is theirs until staff publish it. */
export const draftUntilStaffPublishes = draftUnless(({ req }) => isStaff(req.user))
