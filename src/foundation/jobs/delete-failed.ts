import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TaskConfig } from 'payload'
import { databaseOf } from '@/foundation/payload/transaction'
import { deleteExpiredUndos } from '@/foundation/undo/undo-log'

/** Deletes jobs that failed for good a month ago. Payload deletes those that succeed. */
export async function deleteFailedJobs(payload: Payload): Promise<void> {
  await databaseOf(payload).execute(
    sql`delete from payload_jobs where has_error and updated_at < now() - interval '30 days'`,
  )
}

/** Deletes old failed jobs, and what can no longer be undone, once a day. */
export const deleteFailedJobsTask: TaskConfig<'deleteFailedJobs'> = {
  slug: 'deleteFailedJobs',
  schedule: [{ cron: '40 3 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await deleteFailedJobs(req.payload)
    await deleteExpiredUndos(req.payload)
    return { output: {} }
  },
}
