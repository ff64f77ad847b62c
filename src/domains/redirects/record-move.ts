import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { entryPath } from '@/foundation/routing/paths'
import { redirectsSlug } from './from-path'

interface Published {
  slug?: string
  _status?: string
}

/**
 * Leads the former address of a published entry to the entry when its slug changes. The published row is read, because
 * Payload tells hooks about the last draft only.
 */
export const recordMove: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status !== 'published' || !data.slug) return data
  const { id } = originalDoc
  const published = await req.payload.db.findOne<Published & { id: string }>({
    collection: collection.slug as CollectionSlug,
    where: { id: { equals: id } },
    select: { slug: true, _status: true },
    req,
  })
  if (published?._status !== 'published' || !published.slug || published.slug === data.slug) return data
  const [from, current] = [published.slug, String(data.slug)].map((slug) =>
    entryPath(collection.slug, { slug }),
  )
  const to = { type: 'reference', reference: { relationTo: collection.slug, value: id }, url: null } as never
  await req.payload.delete({
    collection: redirectsSlug,
    where: { from: { in: [from, current] } },
    depth: 0,
    req,
  })
  // What led to the former address leads to the entry itself, because redirects do not lead to each other.
  await req.payload.update({
    collection: redirectsSlug,
    where: { 'to.url': { equals: from } },
    data: { to },
    depth: 0,
    req,
  })
  await req.payload.create({ collection: redirectsSlug, data: { from, to } as never, depth: 0, req })
  return data
}
