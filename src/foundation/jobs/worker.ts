import type { Payload, PayloadRequest } from 'payload'
import { servesSite } from '@/foundation/env/serves-site'
import { onCommit } from '@/foundation/payload/transaction-hooks'
import { processWide } from '@/foundation/process-wide'
import { claimDueJobs, keepJobsClaimed, releaseAbandonedJobs, untilNextJob } from './claim'
import { queueScheduledJobs, runClaimedJob } from './run-jobs'

/**
 * The longest pause between two looks at the queue, in milliseconds: the delay of a job that another instance queued
 * and then failed to run. Each look costs two short queries.
 */
const maxPause = 5_000
const minPause = 50
const upkeepInterval = 30_000
/** Shorter than the time between two runs of any task that has a schedule. */
const scheduleInterval = 300_000
/** Jobs that one instance runs at once. Each may hold a connection of the pool. */
const maxRunning = 5

const current = processWide<{ look: () => void }>('job-worker', () => ({ look: () => undefined }))

/** Runs what a request has queued as soon as its transaction is committed, instead of at the next look. */
export function runJobsOnCommit(req: PayloadRequest): Promise<void> {
  return onCommit(req, () => current.look())
}

class JobWorker {
  readonly #payload: Payload
  readonly #running = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #isLooking = false
  #isCalled = false
  #lastUpkeep = 0
  #lastScheduling = 0

  constructor(payload: Payload) {
    this.#payload = payload
  }

  /** Looks at the queue; a call during a look causes another one. */
  async look(): Promise<void> {
    this.#isCalled = true
    if (this.#isLooking) return
    this.#isLooking = true
    clearTimeout(this.#timer)
    let pause = maxPause
    while (this.#isCalled) {
      this.#isCalled = false
      pause = await this.#startDueJobs().catch((error) => {
        this.#payload.logger.warn({ err: error, msg: 'The job queue could not be read.' })
        return maxPause
      })
    }
    this.#isLooking = false
    this.#timer = setTimeout(() => this.look(), pause).unref()
  }

  /** Returns the time until the next look. */
  async #startDueJobs(): Promise<number> {
    await this.#upkeep()
    const free = maxRunning - this.#running.size
    // The end of a job causes the next look.
    if (free === 0) return maxPause
    const ids = await claimDueJobs(this.#payload, free)
    for (const id of ids) void this.#run(id)
    if (ids.length === free) return maxPause
    const wait = await untilNextJob(this.#payload)
    return Math.min(maxPause, Math.max(minPause, wait ?? maxPause))
  }

  async #upkeep(): Promise<void> {
    const now = Date.now()
    if (now - this.#lastUpkeep >= upkeepInterval) {
      this.#lastUpkeep = now
      await keepJobsClaimed(this.#payload, [...this.#running])
      await releaseAbandonedJobs(this.#payload)
    }
    if (now - this.#lastScheduling >= scheduleInterval) {
      this.#lastScheduling = now
      await queueScheduledJobs(this.#payload)
    }
  }

  async #run(id: string): Promise<void> {
    this.#running.add(id)
    await runClaimedJob(this.#payload, id).catch((error) =>
      this.#payload.logger.error({ err: error, msg: `The job ${id} was interrupted.` }),
    )
    this.#running.delete(id)
    void this.look()
  }
}

/** Runs due jobs as long as the process lives. Builds, migrations, sample loading and tests run none. */
export function startJobWorker(payload: Payload): void {
  if (!servesSite()) return
  const worker = new JobWorker(payload)
  current.look = () => void worker.look()
  setTimeout(current.look, maxPause).unref()
}
