import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, Where } from 'payload'
import { type Searched, searchedCollections } from '@/domains/search/collections'
import { databaseOf } from '@/foundation/payload/transaction'
import { readManyEntries } from './read-entries'
import { deleteRows, writeRows } from './rows'

/** Documents that are read and written together. */
const batchSize = 50

const rowKey = ({ collection, document, locale }: Record<string, unknown>) =>
  `${collection} ${document} ${locale}`

/** All entries, as digests that two snapshots are compared by. */
async function snapshot(payload: Payload): Promise<Map<string, unknown>> {
  const { rows } = await databaseOf(payload).execute(sql`
    select collection, document, locale, md5(to_jsonb(search_documents)::text || coalesce((
      select string_agg(concat_ws('|', type, language, name), ',' order by language, folded) from search_names
      where search_names.document = search_documents.document), '')) as digest
    from search_documents`)
  return new Map(rows.map((row) => [rowKey(row), row.digest]))
}

async function idsOf(payload: Payload, collection: Searched): Promise<string[]> {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const where: Where = hasDrafts ? { _status: { equals: 'published' } } : {}
  const { docs } = await payload.find({
    collection,
    depth: 0,
    draft: false,
    pagination: false,
    select: {},
    where,
  })
  return docs.map(({ id }) => id)
}

/**
 * Rebuilds the search index from the documents. Returns how many entries were missing, outdated or left over: 0 if the
 * hooks have kept the index correct.
 */
export async function reindexSearch(payload: Payload): Promise<number> {
  const before = await snapshot(payload)
  const db = databaseOf(payload)
  const searched = new Set<string>()
  await db.execute(sql`truncate search_words`)
  for (const collection of Object.keys(searchedCollections) as Searched[]) {
    const ids = await idsOf(payload, collection)
    for (let start = 0; start < ids.length; start += batchSize) {
      const documents = await readManyEntries(payload, collection, ids.slice(start, start + batchSize))
      const visible = documents.filter(({ entries }) => entries.length > 0)
      await writeRows(db, visible)
      for (const { document } of visible) searched.add(`${collection} ${document}`)
    }
  }
  for (const key of before.keys()) {
    const [collection = '', document = ''] = key.split(' ')
    if (!searched.has(`${collection} ${document}`)) await deleteRows(db, collection, document)
  }
  const after = await snapshot(payload)
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].filter((key) => before.get(key) !== after.get(key)).length
}
