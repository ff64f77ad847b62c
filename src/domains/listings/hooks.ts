import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { expireAfterResponse } from '../../foundation/cache/expire'
import { tags } from '../../foundation/cache/tags'
import { transactionOf } from '../../foundation/payload/transaction'
import { facetKinds, isListed } from './collections'
import { entriesOf, removeEntries, writeEntries } from './write'

/** Writes again the entries of all documents whose card shows something of the changed one. */
async function relistDependents(req: PayloadRequest, collection: string, id: string): Promise<void> {
  const kind = facetKinds[collection]
  if (!kind) return
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select distinct collection, document from listings
    where facets && (select array_agg(id) from listing_facets where facet = ${`${kind}:${id}`})`)
  const expired: string[] = []
  for (const row of rows) {
    const [listed, document] = [String(row.collection), String(row.document)]
    if (!isListed(listed)) continue
    await writeEntries(db, await entriesOf(req.payload, listed, document, req))
    expired.push(tags.list(listed), tags.document(listed, document))
  }
  await expireAfterResponse(expired)
}

const afterChange: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  if (context.listedAfterwards) return doc
  if (isListed(collection.slug)) {
    await writeEntries(await transactionOf(req), await entriesOf(req.payload, collection.slug, doc.id, req))
  }
  if (operation === 'update') await relistDependents(req, collection.slug, doc.id)
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await removeEntries(await transactionOf(req), collection.slug, doc.id)
  await relistDependents(req, collection.slug, doc.id)
  return doc
}

/** Has a collection's documents appear in lists, and has lists follow what their cards show. */
export function withListings(collection: CollectionConfig): CollectionConfig {
  if (!isListed(collection.slug) && !facetKinds[collection.slug]) return collection
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...(collection.hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), afterDelete],
    },
  }
}
