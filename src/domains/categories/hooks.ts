import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { PublicError } from '@/foundation/errors'
import { validationMessage } from '@/foundation/payload/validation-message'

/**
 * Refuses a parent that is the category itself or a descendant: saving it would recurse without end.
 * @throws {PublicError} 400.
 */
export const refuseOwnDescendant: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const parentId = data?.parent?.id ?? data?.parent
  if (!originalDoc || !parentId) return data
  const parent = await req.payload.findByID({
    collection: 'categories',
    id: parentId,
    depth: 0,
    disableErrors: true,
    select: { path: true },
    req,
  })
  if (`${parent?.path}/`.startsWith(`${originalDoc.path}/`))
    throw new PublicError(validationMessage(req, 'categoryBelowItself'), 400)
  return data
}

/** Sets the path: the slugs from the root down. */
export const setPath: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const slug = data.slug ?? originalDoc?.slug
  const parent = data.parent === undefined ? originalDoc?.parent : data.parent
  const parentId = typeof parent === 'object' && parent !== null ? parent.id : parent
  if (!parentId) return { ...data, path: slug }
  const { path } = await req.payload.findByID({
    collection: 'categories',
    id: parentId,
    depth: 0,
    select: { path: true },
    req,
  })
  return { ...data, path: `${path}/${slug}` }
}
