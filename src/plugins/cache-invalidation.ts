import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { isListed } from '@/domains/catalog/collections'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { isDraftSave } from '@/foundation/payload/drafts'
import { publishedCollections } from '@/foundation/payload/published-collections'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { extendCollections } from './extend-collections'

/** Collections that cached pages show. Contributions expire the pages of their subjects when they are counted. */
const shownCollections = [...publishedCollections, 'media', 'forms']

interface Changed {
  id: string
  slug?: string
  _status?: string
}

/** The catalog index expires the lists of listed collections, and only when they change. */
function tagsOf(collection: string, { id, slug }: Changed): string[] {
  return [
    tags.api,
    tags.document(collection, id),
    tags.collection(collection),
    ...(isListed(collection) ? [] : [tags.list(collection)]),
    ...(slug ? [tags.slug(collection, slug)] : []),
  ]
}

/** The lists of categories, if one of them shows a picture: their pages do not name it. */
async function tagsOfCategories(req: PayloadRequest, picture: string): Promise<string[]> {
  const rows = await queryRows(
    await transactionOf(req),
    sql`select from categories where media_id = ${picture} limit 1`,
  )
  return rows.length > 0 ? [tags.list('categories')] : []
}

const afterChange: CollectionAfterChangeHook = async (change) => {
  const { collection, context, doc, previousDoc, req } = change
  if (context.listedAfterwards || isDraftSave(change)) return doc
  // Nor does saving a document that stays unpublished change a public page.
  const seen = [doc, previousDoc].filter(
    (version: Changed | undefined) =>
      version?.id && (!collection.versions || version._status === 'published'),
  )
  await expireTags(req, [
    ...seen.flatMap((version: Changed) => tagsOf(collection.slug, version)),
    ...(collection.slug === 'media' ? await tagsOfCategories(req, doc.id) : []),
  ])
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await expireTags(req, tagsOf(collection.slug, doc))
  return doc
}

/** Expires the pages that show a document when it is saved or deleted. */
export const cacheInvalidation = extendCollections(({ slug }) =>
  shownCollections.includes(slug)
    ? { hooks: { afterChange: [afterChange], afterDelete: [afterDelete] } }
    : undefined,
)
