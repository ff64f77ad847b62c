import { runDueJobs } from '@/foundation/jobs/run-jobs'
import { payload } from './users'

/** Runs all jobs that are due, as the server does after a response. Returns how many there were. */
export function runJobs(): Promise<number> {
  return runDueJobs(payload)
}

/** Removes all queued jobs. */
export async function discardJobs(): Promise<void> {
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
}
