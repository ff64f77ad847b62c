import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { facetKinds, isListed } from '@/domains/catalog/collections'
import { remove } from '@/domains/catalog/remove'
import { expireListing, upsert } from '@/domains/catalog/upsert'
import { vendorFingerprint } from '@/domains/suppliers/listing'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { isDraftSave } from '@/foundation/payload/drafts'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Database, transactionOf } from '@/foundation/payload/transaction'
import { listingState } from './listing-state'

interface Dependent {
  collection: string
  document: string
}

/**
 * Documents whose cards show something of a changed document. The rows are locked before the documents are read, so
 * that no newer entry is overwritten in between; species come before the entries that refer to them.
 */
async function lockDependents(db: Database, collection: string, id: string): Promise<Dependent[]> {
  const kind = facetKinds[collection]
  if (!kind) return []
  return queryRows<Dependent>(
    db,
    sql`
      select collection, document from listings
      where locale = 'en' and facets && (select array_agg(id) from listing_facets where facet = ${`${kind}:${id}`})
      order by collection, document for update`,
  )
}

/** All published products of a vendor, including those that are not listed because the vendor is not active. */
function lockProductsOf(db: Database, vendor: string): Promise<Dependent[]> {
  return queryRows<Dependent>(
    db,
    sql`
      select 'products' as collection, id as document from products
      where vendor_id = ${vendor} and _status = 'published' order by id for no key update`,
  )
}

async function updateDependents(req: PayloadRequest, dependents: readonly Dependent[]): Promise<void> {
  const expired: string[] = []
  for (const { collection, document } of dependents) {
    if (!isListed(collection)) continue
    await upsert(req.payload, collection, document, { req })
    expired.push(tags.document(collection, document))
  }
  await expireTags(req, expired)
}

/** A category or a picture, neither of which has drafts, for comparison with another state. */
const withoutDate = (doc: object) => JSON.stringify({ ...doc, updatedAt: undefined })

const updateIndex: CollectionAfterChangeHook = async (change) => {
  const { collection, context, doc, operation, previousDoc, req } = change
  const { slug } = collection
  if (context.listedAfterwards || isDraftSave(change)) return doc
  // What other entries show of a listed document is part of its own entry.
  const hasChanged = isListed(slug)
    ? await upsert(req.payload, slug, doc.id, { req })
    : withoutDate(doc) !== withoutDate(previousDoc)
  if (operation !== 'update') return doc
  const db = await transactionOf(req)
  if (hasChanged) await updateDependents(req, await lockDependents(db, slug, doc.id))
  if (slug === 'vendors' && vendorFingerprint(doc) !== vendorFingerprint(previousDoc))
    await updateDependents(req, await lockProductsOf(db, doc.id))
  return doc
}

const removeFromIndex: CollectionAfterDeleteHook = async ({ collection: { slug }, doc, req }) => {
  const db = await transactionOf(req)
  const { facets } = await listingState(db, slug, doc.id)
  await remove(db, slug, doc.id)
  await expireListing(req, slug, doc.id, facets)
  await updateDependents(req, await lockDependents(db, slug, doc.id))
  return doc
}

/** Hooks of every collection that lists, their cards or their filters show. */
export const catalogHooks = { afterChange: [updateIndex], afterDelete: [removeFromIndex] }
