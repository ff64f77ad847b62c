import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TaskConfig } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'
import { deleteFiles } from './stored-files'

/** Deletions in one run; the next run continues. */
const maxDeletions = 500
/** Names looked up at once. */
const batchSize = 200
/** Milliseconds. */
const day = 24 * 60 * 60 * 1000

/** Those names that no picture uses, for itself or one of its sizes. */
async function unusedNames(payload: Payload, names: readonly string[]): Promise<string[]> {
  const { imageSizes = [] } = payload.collections.media.config.upload
  const columns = ['filename', ...imageSizes.map(({ name }) => `sizes_${name}_filename`)]
  const uses = columns.map((column) => sql`select ${sql.identifier(column)} from media`)
  const rows = await queryRows<{ name: string }>(
    databaseOf(payload),
    sql`
    select name from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name
    where not exists (select from (${sql.join(uses, sql` union all `)}) as used(file) where file = name)`,
  )
  return rows.map(({ name }) => name)
}

/** The names of files that are older, in batches. The time of change also tells when a file was restored. */
async function* olderFiles(folder: string, before: number): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const entry of await opendir(folder)) {
    const { ctimeMs } = await stat(path.join(folder, entry.name)).catch(() => ({ ctimeMs: before }))
    if (!entry.isFile() || ctimeMs >= before) continue
    batch.push(entry.name)
    if (batch.length === batchSize) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/**
 * Deletes files of pictures that were never saved: a process that is killed cannot undo what it has written.
 * Only files on disk are checked, not those in a bucket.
 * @param before milliseconds since the epoch; younger files may belong to an upload that is not saved yet
 */
export async function deleteStrayFiles(payload: Payload, before = Date.now() - day): Promise<void> {
  const { adapter, staticDir } = payload.collections.media.config.upload
  if (adapter || !staticDir) return
  const isMissing = await stat(staticDir).then(
    () => false,
    () => true,
  )
  if (isMissing) return
  let left = maxDeletions
  for await (const names of olderFiles(staticDir, before)) {
    const unused = (await unusedNames(payload, names)).slice(0, left)
    await deleteFiles(staticDir, unused)
    left -= unused.length
    if (left === 0) break
  }
  if (left < maxDeletions) payload.logger.info(`${maxDeletions - left} stray files were removed.`)
}

/** Deletes stray files once a day. */
export const deleteStrayFilesTask: TaskConfig<'deleteStrayFiles'> = {
  slug: 'deleteStrayFiles',
  schedule: [{ cron: '30 3 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await deleteStrayFiles(req.payload)
    return { output: {} }
  },
}
