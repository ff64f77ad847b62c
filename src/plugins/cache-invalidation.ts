import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { expireAfterResponse } from '@/foundation/cache/expire'
import { tags } from '@/foundation/cache/tags'
import { extendCollections } from './extend-collections'

interface Changed {
  id: string
  slug?: string
  _status?: string
}

function tagsOf(collection: string, { id, slug }: Changed): string[] {
  return [
    tags.document(collection, id),
    tags.list(collection),
    ...(slug ? [tags.slug(collection, slug)] : []),
  ]
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc }) => {
  // Saving a draft over a draft changes no public page.
  const seen = [doc, previousDoc].filter(
    (version: Changed | undefined) =>
      version?.id && (!collection.versions || version._status === 'published'),
  )
  await expireAfterResponse(seen.flatMap((version: Changed) => tagsOf(collection.slug, version)))
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, doc }) => {
  await expireAfterResponse(tagsOf(collection.slug, doc))
  return doc
}

/** Expires the pages that show a document when it is saved or deleted. No cached page shows accounts. */
export const cacheInvalidation = extendCollections(({ slug }) =>
  slug === 'users' ? undefined : { hooks: { afterChange: [afterChange], afterDelete: [afterDelete] } },
)
