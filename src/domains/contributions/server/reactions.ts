import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { type Reader, readerOf } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

/** A reader's marks: the id of each by what is marked, `mushrooms:{id}`. */
export interface Reactions {
  likes: Record<string, string>
  helpfuls: Record<string, string>
  /** Which of the entries the reader wrote. */
  own: string[]
}

/** As many as a page shows. */
const most = 100

/** What a reader likes, found helpful and wrote among some things. */
export async function reactionsOf({ payload, user }: Reader, targets: readonly string[]): Promise<Reactions> {
  if (!user || targets.length === 0) return { likes: {}, helpfuls: {}, own: [] }
  const db = databaseOf(payload)
  const asked = sql`(select jsonb_array_elements_text(${JSON.stringify(targets.slice(0, most))}::jsonb))`
  const marked = (table: string) =>
    sql`select coalesce(jsonb_object_agg(target, id), '{}') from ${sql.identifier(table)} where user_id = ${user.id} and target in ${asked}`
  const written = (table: string) =>
    sql`select ${`${table}:`}::text || id from ${sql.identifier(table)} where user_id = ${user.id} and ${`${table}:`}::text || id in ${asked}`
  const { rows } = await db.execute(sql`
    select (${marked('likes')}) as likes, (${marked('helpfuls')}) as helpfuls,
      array(${written('reviews')} union all ${written('impressions')}) as own`)
  return rows[0] as unknown as Reactions
}

/** `GET /api/marks?items=mushrooms:{id},reviews:{id}`: the session's own; a visitor has none. */
export const reactionsEndpoint: Endpoint = {
  path: '/marks',
  method: 'get',
  handler: async (req) => {
    const items = String(req.query.items ?? '').split(',')
    const marks = await reactionsOf(readerOf(req), items)
    return Response.json(marks, { headers: { 'Cache-Control': 'no-store' } })
  },
}
