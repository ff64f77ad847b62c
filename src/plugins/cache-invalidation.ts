import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { expireAfterResponse } from '@/foundation/cache/expire'
import { tags } from '@/foundation/cache/tags'

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
  // A draft saved over a draft changes nothing that anyone else sees.
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

/** Has every change of a collection expire the pages that show it. */
export function withInvalidation(collection: CollectionConfig): CollectionConfig {
  if (collection.slug === 'users') return collection
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...(collection.hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), afterDelete],
    },
  }
}
