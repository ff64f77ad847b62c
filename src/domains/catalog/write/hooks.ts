import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { facetKinds, isListed } from '@/domains/catalog/collections'
import { entriesOf, removeEntries, writeEntries } from '@/domains/catalog/upsert'
import { shownOnProducts } from '@/domains/suppliers/listing'
import { expireAfterResponse } from '@/foundation/cache/expire'
import { tags } from '@/foundation/cache/tags'
import { type Database, transactionOf } from '@/foundation/payload/transaction'

type Dependents = readonly { collection: string; document: string }[]

/** Held before the documents are read: nobody writes what is newer in between. Species before what is of them. */
async function dependentsOf(db: Database, collection: string, id: string): Promise<Dependents> {
  const kind = facetKinds[collection]
  const { rows } = kind
    ? await db.execute(sql`
        select collection, document from listings
        where locale = 'en' and facets && (select array_agg(id) from listing_facets where facet = ${`${kind}:${id}`})
        order by collection, document for update`)
    : { rows: [] }
  return rows as unknown as Dependents
}

/** A vendor's products, those too that no list shows for as long as it shows no vendor. */
async function productsOf(db: Database, vendor: string): Promise<Dependents> {
  const { rows } = await db.execute(sql`
    select 'products' as collection, id as document from products
    where vendor_id = ${vendor} and _status = 'published' order by id for no key update`)
  return rows as unknown as Dependents
}

/** Writes again the entries of documents whose card shows something of a changed one. */
async function relistAll(req: PayloadRequest, db: Database, dependents: Dependents): Promise<void> {
  const expired: string[] = []
  for (const { collection, document } of dependents) {
    if (!isListed(collection)) continue
    await writeEntries(db, await entriesOf(req.payload, collection, document, req))
    expired.push(tags.list(collection), tags.document(collection, document))
  }
  await expireAfterResponse(expired)
}

const afterChange: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (context.listedAfterwards) return doc
  const db = await transactionOf(req)
  if (isListed(collection.slug))
    await writeEntries(db, await entriesOf(req.payload, collection.slug, doc.id, req))
  if (operation !== 'update') return doc
  await relistAll(req, db, await dependentsOf(db, collection.slug, doc.id))
  if (collection.slug === 'vendors' && shownOnProducts(doc) !== shownOnProducts(previousDoc))
    await relistAll(req, db, await productsOf(db, doc.id))
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const db = await transactionOf(req)
  await removeEntries(db, collection.slug, doc.id)
  await relistAll(req, db, await dependentsOf(db, collection.slug, doc.id))
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
