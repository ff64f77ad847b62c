import { AsyncResource } from 'node:async_hooks'
import { processWide } from './process-wide'

/** Created when the site starts, with the modules that use it. */
const start = processWide('start', () => new AsyncResource('start'))

/**
 * Runs work whose result outlives the request that asks for it, such as a connection or a cached promise: whatever begins
 * within a request keeps everything that is known about it.
 */
export function outsideRequests<T>(work: () => T): T {
  return start.runInAsyncScope(work)
}
