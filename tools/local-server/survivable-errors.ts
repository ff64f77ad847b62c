import { isDatabaseFailure } from '../../src/foundation/database-failure'

interface ErrorLimit {
  /** Whether errors are part of stopping: a stopping PostgreSQL closes its connections. */
  isExpected: () => boolean
  /** Called once when errors keep coming. */
  giveUp: () => void
}

const maxErrors = 10
const interval = 60_000

/**
 * Whether an error is the answer to a request. Payload rejects some promises for nested conditions of a query that nobody
 * awaits, so that a visitor could end the process; the request itself is answered.
 */
const isAnswer = (error: unknown) =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

/**
 * Logs uncaught errors instead of ending the process: most belong to one request or one lost connection, and the other
 * requests go on. After ten in a minute the state of the process cannot be trusted any more. Queries that fail because the
 * database is away or too busy do not count: they say nothing about the process, and ending it would lose its cache when
 * it is needed most.
 */
export function limitErrors({ isExpected, giveUp }: ErrorLimit): void {
  let times: number[] = []
  const report = (error: unknown) => {
    if (isExpected() || isAnswer(error)) return
    console.error(error)
    if (isDatabaseFailure(error)) return
    const now = performance.now()
    times = [...times.filter((time) => now - time < interval), now]
    if (times.length <= maxErrors) return
    console.error(`There were more than ${maxErrors} uncaught errors in a minute; this process ends.`)
    giveUp()
  }
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
}
