import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { type Listed, listedCollections } from '@/domains/catalog/collections'
import { remove } from '@/domains/catalog/remove'
import { databaseOf } from '@/foundation/payload/transaction'
import { readManyEntries, writeRows } from './entries'
import { rebuildBitmaps } from './facet-bitmaps'
import { rebuildTitles } from './titles'

/** Documents that are read and written together. */
const batchSize = 50

const rowKey = ({ collection, document, locale }: Record<string, unknown>) =>
  `${collection} ${document} ${locale}`

/** All entries, serialised so that two snapshots can be compared. */
async function snapshot(payload: Payload): Promise<Map<string, string>> {
  const { rows } = await databaseOf(payload).execute(sql`
    select to_jsonb(listings) - 'facets' as row, collection, document, locale,
      (select array_agg(facet order by facet) from listing_facets where id = any (facets)) as facets
    from listings`)
  return new Map(rows.map((row) => [rowKey(row), JSON.stringify(row)]))
}

async function publishedIds(payload: Payload, collection: Listed): Promise<string[]> {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    draft: false,
    pagination: false,
    select: {},
    where: { _status: { equals: 'published' } },
  })
  return docs.map(({ id }) => id)
}

export interface ReindexResult {
  documents: number
  /** Rows that were missing, outdated or left over; 0 if the hooks have kept the index correct. */
  differences: number
}

/**
 * Rebuilds the list index from the documents and counts how many rows differed. Titles and bitmaps are rebuilt from the
 * rows at the end.
 */
export async function reindex(
  payload: Payload,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<ReindexResult> {
  const before = await snapshot(payload)
  const published = new Map<Listed, string[]>()
  for (const collection of Object.keys(listedCollections) as Listed[])
    published.set(collection, await publishedIds(payload, collection))
  const total = [...published.values()].reduce((sum, ids) => sum + ids.length, 0)
  const db = databaseOf(payload)
  const listed = new Set<string>()
  let done = 0
  for (const [collection, ids] of published) {
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize)
      const documents = (await readManyEntries(payload, collection, batch)).filter(
        ({ entries }) => entries.length > 0,
      )
      await writeRows(db, collection, documents)
      for (const { document } of documents) listed.add(`${collection} ${document}`)
      done += batch.length
      onProgress(done, total)
    }
  }
  for (const key of before.keys()) {
    const [collection, document] = key.split(' ')
    if (!listed.has(`${collection} ${document}`)) await remove(db, String(collection), String(document))
  }
  const after = await snapshot(payload)
  const keys = new Set([...before.keys(), ...after.keys()])
  const differences = [...keys].filter((key) => before.get(key) !== after.get(key)).length
  const wrong = (await rebuildBitmaps(db)) + (await rebuildTitles(db))
  return { documents: total, differences: differences + wrong }
}
