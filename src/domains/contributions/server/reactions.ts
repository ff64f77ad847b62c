import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Reader, readerOf } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { shopSubjects } from './own-shop'

/** A reader's likes and helpful votes: the id of each by the key of its subject, `mushrooms:{id}`. */
export interface Reactions {
  likes: Record<string, string>
  helpfuls: Record<string, string>
  /** Keys of the reader's entries, shops and products, and of entries about those: no reactions to them. */
  own: string[]
}

/** Subjects in one request; a page shows no more. */
const maxSubjects = 100

/** The reader's reactions to some subjects, and which of them are the reader's own. */
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
    with owned as (${shopSubjects(user.id)})
    select (${reactions('likes')}) as likes, (${reactions('helpfuls')}) as helpfuls,
      array(
        ${written('reviews')} union all ${written('impressions')}
        union all select key from owned where key in ${requested}
        union all select 'reviews:' || id from reviews
          where target in (select key from owned) and 'reviews:' || id in ${requested}
      ) as own`,
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
