import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { as, type Reader, readerOf } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

const maxEntries = 20

/**
 * The reader's own entries about a subject with any status, each in its latest version, newest first, and whether a
 * version of it is public.
 */
export async function myEntries<C extends 'reviews' | 'impressions' | 'comments'>(
  reader: Reader,
  collection: C,
  key: string,
) {
  const { payload, user } = reader
  if (!user) return []
  const rows = await queryRows<{ id: string; isPublic: boolean }>(
    databaseOf(payload),
    sql`
    select id, _status = 'published' as "isPublic" from ${sql.identifier(collection)} where target = ${key} and user_id = ${user.id}
    order by created_at desc limit ${maxEntries}`,
  )
  const options = { ...as(reader), collection, draft: true, depth: 1 }
  return Promise.all(
    rows.map(async ({ id, isPublic }) => ({ ...(await payload.findByID({ ...options, id })), isPublic })),
  )
}

/** `GET /api/{collection}/own?item=mushrooms:{id}`: `{docs}`, empty for guests. */
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
