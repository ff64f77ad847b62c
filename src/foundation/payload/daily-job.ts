import type { Payload } from 'payload'
import { tryAcquireLease } from './rate-limit'

const minute = 60_000
const hour = 60 * minute
/** Seconds; a little less than a day, so that what is tried every hour does not slip by one each day. */
const nearlyADay = 23.5 * 60 * 60

/**
 * Has something done once a day, by one of however many instances: soon after a server's start when nobody has done it
 * since yesterday. Whoever gives up half way is relieved the next day.
 */
export function daily(name: string, work: (payload: Payload) => Promise<void>): (payload: Payload) => void {
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
