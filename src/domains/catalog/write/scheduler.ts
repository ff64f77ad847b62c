import type { Endpoint, Payload } from 'payload'
import { expireAfterResponse } from '@/foundation/cache/expire'
import { seal, unseal } from '@/foundation/encrypted-token'
import { readEnvironment } from '@/foundation/env/environment'
import { PublicError } from '@/foundation/errors'
import { applyDuePriceChanges, priceChangesBetween } from './price-changes'

/** The longest pause between two runs, and so the longest delay of a price change. Milliseconds. */
const maxDelay = 5_000
const minDelay = 50

type ScheduledTask = (payload: Payload, now: Date) => Promise<void>

/**
 * `POST /api/clock`: the scheduler's call to its own server, because Next expires pages only within a request.
 * @param tasks Run after the price changes. A task that fails does not keep the others from running.
 */
export function schedulerEndpoint(tasks: readonly ScheduledTask[]): Endpoint {
  return {
    path: '/clock',
    method: 'post',
    handler: async (req) => {
      const { payload } = req
      const claims = await unseal(payload, 'clock', req.headers.get('X-Clock') ?? '')
      if (!claims) throw new PublicError('Not Found', 404)
      const now = new Date()
      await applyDuePriceChanges(payload, now)
      const { tags, seen, next } = await priceChangesBetween(payload, new Date(String(claims.seen)), now)
      await expireAfterResponse(tags)
      for (const task of tasks)
        await task(payload, now).catch((error) =>
          payload.logger.error({ err: error, msg: 'A scheduled task failed.' }),
        )
      return Response.json({ seen, next })
    },
  }
}

function endpointUrl(): string {
  const { host, port } = readEnvironment()
  const localHost = !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${localHost.includes(':') ? `[${localHost}]` : localHost}:${port}/api/clock`
}

async function callEndpoint(payload: Payload, seen: string): Promise<{ seen: string; next: string | null }> {
  const token = await seal(payload, 'clock', 60, { seen })
  const response = await fetch(endpointUrl(), { method: 'POST', headers: { 'X-Clock': token } })
  if (!response.ok) throw new Error(`The scheduler's request failed with status ${response.status}.`)
  return response.json()
}

/**
 * Applies price changes and runs scheduled tasks when they are due. Every instance expires its own pages; only one of
 * them updates the list index.
 */
export function startScheduler(payload: Payload): void {
  // Migrations, sample loading and tests cache no pages.
  if (!process.env.NEXT_RUNTIME) return
  // A page cached since the last start may still show a price that changed shortly before it.
  let seen = new Date(Date.now() - 3_600_000).toISOString()
  const run = async () => {
    let delay = maxDelay
    try {
      const result = await callEndpoint(payload, seen)
      seen = result.seen
      if (result.next) delay = Math.min(maxDelay, Date.parse(result.next) - Date.now())
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'The scheduler missed a run.' })
    }
    setTimeout(run, Math.max(minDelay, delay)).unref()
  }
  setTimeout(run, maxDelay).unref()
}
