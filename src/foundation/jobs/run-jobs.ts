import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { transactionOf } from '@/foundation/payload/transaction'
import { claimDueJobs } from './claim'

/** Runs a claimed job. A failure is recorded in the job, which is tried again if its task allows it. */
export async function runClaimedJob(payload: Payload, id: string): Promise<void> {
  await payload.jobs.runByID({ id, silent: { info: true } })
}

/** Runs all jobs that are due, one after another, and returns how many there were. */
export async function runDueJobs(payload: Payload): Promise<number> {
  let count = 0
  for (let ids = await claimDueJobs(payload, 1); ids.length > 0; ids = await claimDueJobs(payload, 1)) {
    for (const id of ids) await runClaimedJob(payload, id)
    count += ids.length
  }
  return count
}

/** Queues the next run of every task that has a schedule, once for all instances. */
export async function queueScheduledJobs(payload: Payload): Promise<void> {
  await inTransaction(payload, async (req) => {
    // Payload counts the waiting jobs before it queues one: two instances at once would both count none.
    const db = await transactionOf(req)
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('queue scheduled jobs'))`)
    await payload.jobs.handleSchedules({ allQueues: true, req })
  })
}
