import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { as, type Reader, readerOf } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

/** A person writes few entries about one thing. */
const most = 20

/** The reader's own entries about a thing, whatever became of them, each in its latest wording, the newest first. */
export async function myEntries<C extends 'reviews' | 'impressions' | 'comments'>(
  reader: Reader,
  collection: C,
  target: string,
) {
  const { payload, user } = reader
  if (!user) return []
  const { rows } = await databaseOf(payload).execute(sql`
    select id from ${sql.identifier(collection)} where target = ${target} and user_id = ${user.id}
    order by created_at desc limit ${most}`)
  const wanted = { ...as(reader), collection, draft: true, depth: 1 }
  return Promise.all(rows.map(({ id }) => payload.findByID({ ...wanted, id: String(id) })))
}

/** `GET /api/{collection}/own?item=mushrooms:{id}`: `{docs}`; a visitor has none. */
export function myEntriesEndpoint(collection: 'reviews' | 'impressions' | 'comments'): Endpoint {
  return {
    path: '/own',
    method: 'get',
    handler: async (req) => {
      const docs = await myEntries(readerOf(req), collection, String(req.query.item ?? ''))
      return Response.json({ docs }, { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}
