import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { readEnvironment } from '@/foundation/env/environment'
import { runDueJobs } from '@/foundation/jobs/run-jobs'
import { databaseOf } from '@/foundation/payload/transaction'
import { payload } from './users'

/** Runs all jobs that are due, as the server does after a response. Returns how many there were. */
export function runJobs(): Promise<number> {
  return runDueJobs(payload)
}

/** Runs all jobs, including those that wait for their time. */
export async function runWaitingJobs(): Promise<number> {
  await databaseOf(payload).execute(sql`update payload_jobs set wait_until = null where completed_at is null`)
  return runJobs()
}

/** Removes all queued jobs. */
export async function discardJobs(): Promise<void> {
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
}

/** The subjects of all mails that are queued or sent, oldest first. */
export async function queuedMailSubjects(): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false, sort: 'createdAt' })
  return docs.map(({ input }) => String((input as { subject?: string } | null)?.subject))
}

/** The mails to an address, from the outbox. */
export async function mailsTo(address: string): Promise<{ subject: string; text: string; html: string }[]> {
  await runJobs()
  const folder = path.join(readEnvironment().dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8'))),
  )
  return mails.filter(({ to }) => to === address)
}
