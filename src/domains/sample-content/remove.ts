import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { selectReferences } from '@/foundation/payload/references/find-references'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'
import {
  contributionCollections,
  releasingCollections,
  sampleCollections,
  sampleRemoval,
} from './collections'
import { removeSampleBlocks } from './sample-blocks'

/** What is removed: the sample members with all they wrote and liked, or all sample content. */
export const removalScopes = ['contributions', 'all'] as const
export type RemovalScope = (typeof removalScopes)[number]

type Removable = (typeof contributionCollections | typeof sampleCollections)[number] | 'users'

/** Entries removed by one call, so that none takes long. */
const batchSize = 20

function idsOf(collection: Removable, rank: number, condition: SQL): SQL {
  const table = sql.identifier(collection)
  return sql`select ${collection}::text as collection, ${rank}::int as rank, id from ${table} where ${condition}`
}

/** Selects what can be removed, in the order of removal. */
function removable(scope: RemovalScope): SQL {
  const bySample = sql`user_id in (select id from users where sample)`
  const documents = scope === 'all' ? sampleCollections : []
  const parts = [
    ...contributionCollections.map((collection) => ({ collection, condition: bySample })),
    { collection: 'users' as const, condition: sql`sample` },
    ...documents.map((collection) => ({ collection, condition: sql`sample` })),
  ]
  return sql.join(
    parts.map(({ collection, condition }, rank) => idsOf(collection, rank, condition)),
    sql` union all `,
  )
}

export interface Removal {
  removed: number
  remaining: number
}

/** Counts what would be removed. */
export async function countRemovable(payload: Payload, scope: RemovalScope): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    databaseOf(payload),
    sql`select count(*)::int as count from (${removable(scope)}) as removable`,
  )
  return row?.count ?? 0
}

/** The sample entries that others use, and those that they name in turn: without them, these would be incomplete. */
async function findUsed(req: PayloadRequest): Promise<string[]> {
  const db = await transactionOf(req)
  const marked = sampleCollections.map(
    (table) => sql`select id::text from ${sql.identifier(table)} where sample`,
  )
  const samples = new Set(
    (await queryRows<{ id: string }>(db, sql.join(marked, sql` union all `))).map(({ id }) => id),
  )
  const statement = await selectReferences(req, { collections: sampleCollections, ids: [...samples] })
  const references = (await queryRows<{ slug: string; id: string; target: string }>(db, statement)).filter(
    ({ slug }) => !releasingCollections.some((collection) => collection === slug),
  )
  const used = new Set(references.flatMap(({ id, target }) => (samples.has(id) ? [] : [target])))
  // A set gives its iterator also what is added meanwhile.
  for (const id of used)
    for (const reference of references) if (reference.id === id) used.add(reference.target)
  return [...used].filter((id) => samples.has(id))
}

/** Makes what others use a part of the site: it is no sample content any more. */
async function keepUsed(req: PayloadRequest): Promise<void> {
  const used = await findUsed(req)
  if (used.length === 0) return
  const db = await transactionOf(req)
  const ids = sql`any(string_to_array(${used.join()}, ',')::uuid[])`
  for (const slug of sampleCollections) {
    const table = sql.identifier(slug)
    await db.execute(sql`update ${table} set sample = false where sample and id = ${ids}`)
    if (req.payload.collections[slug].config.versions)
      await db.execute(
        sql`update ${sql.identifier(`_${slug}_v`)} set version_sample = false where parent_id = ${ids}`,
      )
  }
  await expireTags(req, [tags.sampleContent])
}

/**
 * Removes the next sample entries with the hooks of their collections, which keep counts, lists and caches correct. Call
 * it until nothing remains; interrupted, it can be continued.
 */
export async function removeSampleBatch(payload: Payload, scope: RemovalScope): Promise<Removal> {
  if (scope === 'all') {
    await inTransaction(payload, removeSampleBlocks)
    await inTransaction(payload, keepUsed)
  }
  const entries = await queryRows<{ collection: Removable; id: string }>(
    databaseOf(payload),
    sql`select collection, id from (${removable(scope)}) as removable order by rank, id limit ${batchSize}`,
  )
  for (const { collection, id } of entries)
    await payload.delete({ collection, context: sampleRemoval, id, depth: 0 })
  return { removed: entries.length, remaining: await countRemovable(payload, scope) }
}
