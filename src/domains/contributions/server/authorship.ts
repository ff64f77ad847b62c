import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type Field,
  type FieldAccess,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { denyFieldAccess, isStaff, staffField } from '@/foundation/payload/access'
import { accountComponents } from '@/foundation/payload/account-components'

/** Grants staff and the author access. Without a document, as in a filter, it grants staff alone. */
export function authorOrStaff(name: 'author' | 'user'): FieldAccess {
  return ({ req, doc }) => {
    const author = typeof doc?.[name] === 'object' ? doc?.[name]?.id : doc?.[name]
    return isStaff(req.user) || (Boolean(req.user) && author === req.user?.id)
  }
}

/** The author of an entry: the signed-in user, whatever the client sends. Staff and the author read it. */
export function authorField(name: 'author' | 'user') {
  return {
    name,
    type: 'relationship',
    relationTo: 'users',
    index: true,
    access: { create: denyFieldAccess, update: staffField, read: authorOrStaff(name) },
    // Members see only their own entries in the panel.
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (_, __, { user }) => isStaff(user),
      components: accountComponents,
    },
    hooks: {
      beforeChange: [
        ({ operation, req, value }) => (operation === 'create' && req.user ? req.user.id : value),
      ],
    },
  } satisfies Field
}

/** Whether an entry is published. Access sees only its latest version, which may be a draft over a published one. */
export async function isPublished(
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
 * Saves a draft, whatever status was sent, unless the user may publish. Users who may not publish cannot change
 * published documents either. Writes without a user come from the site and pass.
 * @throws {Forbidden} 403 if they publish a document or would unpublish one.
 */
export function draftUnless(
  mayPublish: (change: Change) => boolean | Promise<boolean>,
): CollectionBeforeChangeHook {
  return async (change) => {
    const { collection, data, operation, originalDoc, req } = change
    if (!req.user || (await mayPublish(change))) return data
    const isForbidden =
      operation === 'update' &&
      (data._status === 'published' ||
        (await isPublished(req, collection.slug as CollectionSlug, originalDoc.id)))
    if (isForbidden) throw new Forbidden(req.t)
    return { ...data, _status: 'draft' }
  }
}

/** Members' documents stay drafts until staff publish them. */
export const draftUntilStaffPublishes = draftUnless(({ req }) => isStaff(req.user))
