import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'
import { contributionCollections, sampleCollections } from './collections'

/** What is removed: the sample members with all they wrote and liked, or all sample content. */
export const removalScopes = ['contributions', 'all'] as const
export type RemovalScope = (typeof removalScopes)[number]

type Removable = (typeof contributionCollections | typeof sampleCollections)[number] | 'users'

/** Entries removed by one call, so that none takes long. */
const batchSize = 20

/** Vendors cannot be deleted while they have orders or products that are not sample content. */
const isUnused = sql`
  not exists (select from orders where vendor_id = vendors.id)
  and not exists (select from products where vendor_id = vendors.id and sample is not true)`

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
    ...documents.map((collection) => ({
      collection,
      condition: collection === 'vendors' ? sql`sample and ${isUnused}` : sql`sample`,
    })),
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

/**
 * Removes the next sample entries with the hooks of their collections, which keep counts, lists and caches correct. Call
 * it until nothing remains; interrupted, it can be continued.
 */
export async function removeSampleBatch(payload: Payload, scope: RemovalScope): Promise<Removal> {
  const entries = await queryRows<{ collection: Removable; id: string }>(
    databaseOf(payload),
    sql`select collection, id from (${removable(scope)}) as removable order by rank, id limit ${batchSize}`,
  )
  for (const { collection, id } of entries) await payload.delete({ collection, id, depth: 0 })
  return { removed: entries.length, remaining: await countRemovable(payload, scope) }
}
