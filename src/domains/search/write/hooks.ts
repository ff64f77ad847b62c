import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { isSearched } from '@/domains/search/collections'
import { indexDocument } from '@/domains/search/index-document'
import { removeDocument } from '@/domains/search/remove-document'
import { vendorFingerprint } from '@/domains/suppliers/listing'
import { isDraftSave } from '@/foundation/payload/drafts'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Database, transactionOf } from '@/foundation/payload/transaction'

interface Dependent {
  collection: string
  document: string
}

/** Documents whose entries repeat something of a changed document. */
const dependentsOf = (db: Database, id: string) =>
  queryRows<Dependent>(
    db,
    sql`
      select collection, document from search_documents
      where locale = 'en' and related @> array[${id}::uuid] order by collection, document`,
  )

/** All published products of a vendor, including those that are not searched because the vendor is not active. */
const productsOf = (db: Database, vendor: string) =>
  queryRows<Dependent>(
    db,
    sql`
      select 'products' as collection, id as document from products
      where vendor_id = ${vendor} and _status = 'published' order by id`,
  )

async function updateDependents(req: PayloadRequest, dependents: readonly Dependent[]): Promise<void> {
  for (const { collection, document } of dependents)
    if (isSearched(collection)) await indexDocument(req.payload, collection, document, req)
}

const updateIndex: CollectionAfterChangeHook = async (change) => {
  const { collection, context, doc, operation, previousDoc, req } = change
  const { slug } = collection
  if (context.listedAfterwards || isDraftSave(change)) return doc
  if (isSearched(slug)) await indexDocument(req.payload, slug, doc.id, req)
  if (operation !== 'update') return doc
  const db = await transactionOf(req)
  if (slug !== 'vendors') await updateDependents(req, await dependentsOf(db, doc.id))
  else if (vendorFingerprint(doc) !== vendorFingerprint(previousDoc))
    await updateDependents(req, await productsOf(db, doc.id))
  return doc
}

const removeFromIndex: CollectionAfterDeleteHook = async ({ collection: { slug }, doc, req }) => {
  const db = await transactionOf(req)
  await removeDocument(db, slug, doc.id)
  await updateDependents(req, await dependentsOf(db, doc.id))
  return doc
}

/** Hooks of every collection that is searched. */
export const searchHooks = { afterChange: [updateIndex], afterDelete: [removeFromIndex] }
