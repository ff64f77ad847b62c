import type { CollectionBeforeChangeHook } from 'payload'

/** Slugs from the root down, joined: what addresses and lookups know a category by. */
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
