import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Database, databaseOf, transactionOf } from '@/foundation/payload/transaction'

/** At most so many go at once; what is left goes the next day. */
const maxDeletions = 500

/** Everything in the database that can show a picture: columns that refer to one, but for its own texts. */
async function mediaColumns(db: Database): Promise<{ table: string; column: string }[]> {
  return queryRows(
    db,
    sql`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'media'::regclass and conrelid <> 'media_locales'::regclass`,
  )
}

/** Uploaded by a member a day ago or more, and shown by nothing. */
async function abandonedUploads(db: Database): Promise<SQL> {
  const isUnused = (await mediaColumns(db)).map(
    ({ table, column }) =>
      sql`and not exists (select from ${sql.raw(table)} as usage where usage.${sql.identifier(column)} = media.id)`,
  )
  return sql`from media where owner_id is not null and created_at < now() - interval '1 day' ${sql.join(isUnused, sql` `)}`
}

/** Removes pictures that members uploaded and then used for nothing, with their files. */
export async function deleteAbandonedUploads(payload: Payload): Promise<void> {
  const selection = await abandonedUploads(databaseOf(payload))
  const { rows } = await databaseOf(payload).execute(
    sql`select id ${selection} order by created_at limit ${maxDeletions}`,
  )
  for (const { id } of rows) {
    await inTransaction(payload, async (req) => {
      // Who uses it just now goes first; who comes later finds it gone.
      const db = await transactionOf(req)
      const current = await db.execute(sql`select id ${selection} and id = ${id} for update skip locked`)
      if (current.rows.length > 0)
        await payload.delete({ collection: 'media', id: String(id), depth: 0, req })
    })
  }
  if (rows.length > 0) payload.logger.info(`${rows.length} abandoned uploads were removed.`)
}
