import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'

/** Seconds without a sign of life after which a running job counts as abandoned: its process was killed. */
const abandonedAfter = 120
/** Starts of a job that kills its process each time. Above the attempts of any task. */
const maxStarts = 20

const isOpen = sql`completed_at is null and has_error is not true`

/**
 * Marks jobs that are due as running and returns their ids. Payload's own runner reads and marks jobs in two steps, so
 * two instances would run the same job; here a row lock gives each job to one of them.
 */
export async function claimDueJobs(payload: Payload, limit: number): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    databaseOf(payload),
    sql`
      with due as materialized (
        select id from payload_jobs
        where ${isOpen} and processing is not true and (wait_until is null or wait_until <= now())
        order by coalesce(wait_until, created_at) limit ${limit} for update skip locked
      )
      update payload_jobs set processing = true, updated_at = now() from due where payload_jobs.id = due.id
      returning payload_jobs.id`,
  )
  return rows.map(({ id }) => id)
}

/** Milliseconds until the next waiting job is due; null if none waits. */
export async function untilNextJob(payload: Payload): Promise<number | null> {
  const [row] = await queryRows<{ wait: number | null }>(
    databaseOf(payload),
    sql`
      select (extract(epoch from min(coalesce(wait_until, created_at)) - now()) * 1000)::float8 as wait
      from payload_jobs where ${isOpen} and processing is not true`,
  )
  return row?.wait ?? null
}

/** Records that these jobs are still running. */
export async function keepJobsClaimed(payload: Payload, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await databaseOf(payload).execute(sql`
    update payload_jobs set updated_at = now()
    where processing and id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`)
}

/** Makes jobs due again whose process was killed. A job that kills its process each time fails in the end. */
export async function releaseAbandonedJobs(payload: Payload): Promise<void> {
  await databaseOf(payload).execute(sql`
    with abandoned as materialized (
      select id, coalesce(total_tried, 0) + 1 as starts from payload_jobs
      where ${isOpen} and processing
        and coalesce(updated_at, created_at) < now() - ${abandonedAfter} * interval '1 second'
      for update skip locked
    )
    update payload_jobs set
      processing = false, total_tried = starts, updated_at = now(), has_error = starts >= ${maxStarts},
      error = case when starts >= ${maxStarts} then '{"message": "Its process was killed each time."}'::jsonb end
    from abandoned where payload_jobs.id = abandoned.id`)
}
