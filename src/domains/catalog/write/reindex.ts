import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { type Listed, listedCollections } from '@/domains/catalog/collections'
import { type DocumentEntries, entriesOf, removeEntries, writeEntries } from '@/domains/catalog/upsert'
import { databaseOf } from '@/foundation/payload/transaction'
import { rewriteBits } from './facet-bitmaps'
import { rewriteTitles } from './titles'

const rowKey = ({ collection, document, locale }: Record<string, unknown>) =>
  `${collection} ${document} ${locale}`

/** Everything lists show, in a form that can be compared. */
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
  /** Rows that were missing, outdated or left over: 0 where the hooks have kept the lists right. */
  differences: number
}

/** Writes all entries anew from the documents, and tells how far what stood there had been from them. */
export async function reindex(
  payload: Payload,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<ReindexResult> {
  const before = await snapshot(payload)
  const work: [Listed, string][] = []
  for (const collection of Object.keys(listedCollections) as Listed[]) {
    for (const id of await publishedIds(payload, collection)) work.push([collection, id])
  }
  const db = databaseOf(payload)
  for (const [done, [collection, id]] of work.entries()) {
    const entries: DocumentEntries = await entriesOf(payload, collection, id)
    await writeEntries(db, entries)
    onProgress(done + 1, work.length)
  }
  const kept = new Set(work.map(([collection, id]) => `${collection} ${id}`))
  for (const key of before.keys()) {
    const [collection, document] = key.split(' ')
    if (!kept.has(`${collection} ${document}`)) {
      await removeEntries(db, String(collection), String(document))
    }
  }
  const after = await snapshot(payload)
  const keys = new Set([...before.keys(), ...after.keys()])
  const differences = [...keys].filter((key) => before.get(key) !== after.get(key)).length
  const wrong = (await rewriteBits(db)) + (await rewriteTitles(db))
  return { documents: work.length, differences: differences + wrong }
}
