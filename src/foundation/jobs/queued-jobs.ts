import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/foundation/payload/transaction'
import { runJobsOnCommit } from './worker'

/** Jobs of these ids that nobody has started yet. */
const notStarted = (ids: readonly string[]) => sql`
  id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
  and completed_at is null and processing is not true`

/** Removes queued jobs in the transaction of the request. Returns whether none had been started. */
export async function cancelJobs(req: PayloadRequest, ids: readonly string[]): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`delete from payload_jobs where ${notStarted(ids)} returning id`)
  return rows.length === ids.length
}

/** Runs queued jobs as soon as the transaction of the request is committed, instead of at their time. */
export async function hastenJobs(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`update payload_jobs set wait_until = null where ${notStarted(ids)}`)
  await runJobsOnCommit(req)
}
