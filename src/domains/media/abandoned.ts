import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TaskConfig } from 'payload'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { quotedId } from '@/foundation/payload/references/find-references'
import { readSchema } from '@/foundation/payload/references/referring-columns'
import { type Database, databaseOf, transactionOf } from '@/foundation/payload/transaction'

/** Deletions in one run; the next run continues. */
const maxDeletions = 500

/** Uploads of members that are a day old and used nowhere. */
async function abandonedUploads(payload: Payload, db: Database): Promise<SQL> {
  const { foreignKeys, json } = await readSchema(db, payload)
  const isUnused = foreignKeys
    .filter(({ target }) => target === 'media')
    .map(
      ({ table, column }) =>
        sql`and not exists (select from ${sql.identifier(table)} as usage where usage.${sql.identifier(column)} = media.id)`,
    )
  const named = json.map(
    ({ table, column }) =>
      sql`select (regexp_matches(${sql.identifier(column)}::text, ${quotedId}, 'g'))[1] from ${sql.identifier(table)}`,
  )
  return sql`from media where owner_id is not null and created_at < now() - interval '1 day' ${sql.join(isUnused, sql` `)}
    and id::text not in (${sql.join(named, sql` union all `)})`
}

/** Deletes the pictures, with their files, that members uploaded and used nowhere. */
export async function deleteAbandonedUploads(payload: Payload): Promise<void> {
  const selection = await abandonedUploads(payload, databaseOf(payload))
  const { rows } = await databaseOf(payload).execute(
    sql`select id ${selection} order by created_at limit ${maxDeletions}`,
  )
  for (const { id } of rows) {
    await inTransaction(payload, async (req) => {
      // The lock waits for nobody: a picture that is being used is skipped, and one that is deleted
      // cannot be used any more.
      const db = await transactionOf(req)
      const current = await db.execute(sql`select id ${selection} and id = ${id} for update skip locked`)
      if (current.rows.length > 0)
        await payload.delete({ collection: 'media', id: String(id), depth: 0, req })
    })
  }
  if (rows.length > 0) payload.logger.info(`${rows.length} abandoned uploads were removed.`)
}

/** Deletes abandoned uploads once a day. */
export const deleteAbandonedUploadsTask: TaskConfig<'deleteAbandonedUploads'> = {
  slug: 'deleteAbandonedUploads',
  schedule: [{ cron: '20 3 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await deleteAbandonedUploads(req.payload)
    return { output: {} }
  },
}
