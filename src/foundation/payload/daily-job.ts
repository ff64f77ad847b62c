import type { Payload } from 'payload'
import { tryAcquireLease } from './rate-limit'

const minute = 60_000
const hour = 60 * minute
/**
 * Seconds, a little less than a day: a job that is tried every hour would otherwise start later each day.
 */
const nearlyADay = 23.5 * 60 * 60

/**
 * Creates a function that runs `work` once a day on one of all instances, for the first time a minute
 * after the server starts. A failed run is tried again the next day.
 */
export function dailyJob(
  name: string,
  work: (payload: Payload) => Promise<void>,
): (payload: Payload) => void {
  return (payload) => {
    const run = async () => {
      try {
        if (await tryAcquireLease(payload, name, nearlyADay)) await work(payload)
      } catch (error) {
        payload.logger.error({ err: error, msg: `The daily work "${name}" failed.` })
      }
    }
    setTimeout(run, minute).unref()
    setInterval(run, hour).unref()
  }
}
