import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Reader, readerOf } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

/** A reader's likes and helpful votes: the id of each by the key of its subject, `mushrooms:{id}`. */
export interface Reactions {
  likes: Record<string, string>
  helpfuls: Record<string, string>
  /** Keys of the entries that the reader wrote. */
  own: string[]
}

/** Subjects in one request; a page shows no more. */
const maxSubjects = 100

/** The reader's reactions to some subjects, and which of them the reader wrote. */
export async function reactionsOf({ payload, user }: Reader, keys: readonly string[]): Promise<Reactions> {
  const none: Reactions = { likes: {}, helpfuls: {}, own: [] }
  if (!user || keys.length === 0) return none
  const requested = sql`(select jsonb_array_elements_text(${JSON.stringify(keys.slice(0, maxSubjects))}::jsonb))`
  const reactions = (table: string) =>
    sql`select coalesce(jsonb_object_agg(target, id), '{}') from ${sql.identifier(table)} where user_id = ${user.id} and target in ${requested}`
  const written = (table: string) =>
    sql`select ${`${table}:`}::text || id from ${sql.identifier(table)} where user_id = ${user.id} and ${`${table}:`}::text || id in ${requested}`
  const [row] = await queryRows<Reactions>(
    databaseOf(payload),
    sql`
    select (${reactions('likes')}) as likes, (${reactions('helpfuls')}) as helpfuls,
      array(${written('reviews')} union all ${written('impressions')}) as own`,
  )
  return row ?? none
}

/** `GET /api/marks?items=mushrooms:{id},reviews:{id}`: the user's own reactions, none for guests. */
export const reactionsEndpoint: Endpoint = {
  path: '/marks',
  method: 'get',
  handler: async (req) => {
    const keys = String(req.query.items ?? '').split(',')
    const reactions = await reactionsOf(readerOf(req), keys)
    return Response.json(reactions, { headers: { 'Cache-Control': 'no-store' } })
  },
}
