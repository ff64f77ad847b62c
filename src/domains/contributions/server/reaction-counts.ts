import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { allowCaching } from '@/foundation/cache/page-context'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Database, databaseOf } from '@/foundation/payload/transaction'
import { helpfulCollections, subjectCollections } from './subjects'

/** Numbers by `likes:{collection}:{id}` of documents and `helpfuls:{collection}:{id}` of entries. */
export type ReactionCounts = Record<string, number>

/** Subjects in one request; a page shows no more. */
const maxSubjects = 100

/** Seconds for which the server shares one answer between the guests of a page. */
const maxAge = 2

const uuid = z.uuid()

/** The ids of the requested subjects of a collection, as JSON. */
function idsOf(kind: string, collection: string, keys: readonly string[]): string {
  const prefix = `${kind}:${collection}:`
  const ids = keys
    .slice(0, maxSubjects)
    .flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  return JSON.stringify(ids.filter((id) => uuid.safeParse(id).success))
}

/** Counts the reactions to published documents and entries; others are left out. */
export async function countReactions(db: Database, keys: readonly string[]): Promise<ReactionCounts> {
  const likes = subjectCollections.map(
    (collection) => sql`
      select ${`likes:${collection}:`}::text || document as key, like_count as count
      from listings join jsonb_array_elements_text(${idsOf('likes', collection, keys)}::jsonb) as requested(id) on document = requested.id::uuid
      where collection = ${collection} and locale = 'en'`,
  )
  const helpfuls = helpfulCollections.map(
    (collection) => sql`
      select ${`helpfuls:${collection}:`}::text || entry.id as key, coalesce(helpful_count, 0)::int as count
      from ${sql.identifier(collection)} as entry
      join jsonb_array_elements_text(${idsOf('helpfuls', collection, keys)}::jsonb) as requested(id) on entry.id = requested.id::uuid
      where _status = 'published'`,
  )
  const [row] = await queryRows<{ counts: ReactionCounts }>(
    db,
    sql`
    select coalesce(jsonb_object_agg(key, count), '{}') as counts
    from (${sql.join([...likes, ...helpfuls], sql` union all `)}) as reaction`,
  )
  return row?.counts ?? {}
}

/**
 * `GET /api/counts?keys=likes:mushrooms:{id},helpfuls:reviews:{id}`: how many likes and helpful votes there are now. A cached page may
 * show older ones of other documents.
 */
export const countsEndpoint: Endpoint = {
  path: '/counts',
  method: 'get',
  handler: async (req) => {
    allowCaching(maxAge)
    const keys = String(req.query.keys ?? '').split(',')
    return Response.json(await countReactions(databaseOf(req.payload), keys))
  },
}
