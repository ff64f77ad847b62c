import type { Endpoint, Payload } from 'payload'
import { expireAfterResponse } from '@/foundation/cache/expire'
import { seal, unseal } from '@/foundation/encrypted-token'
import { readEnvironment } from '@/foundation/env/environment.mjs'
import { PublicError } from '@/foundation/errors'
import { applyDuePriceChanges, priceChangesBetween } from './price-changes'

/** A price is never out of date for longer than this. */
const pace = 5_000
const shortest = 50

/** What is to be done by itself when its moment has come, of all that is due by then. */
type Due = (payload: Payload, now: Date) => Promise<void>

/**
 * `POST /api/clock`: the clockwork's own call. Pages can be expired from within a request only.
 * @param others What else happens by itself; while one fails, prices change all the same.
 */
export function schedulerEndpoint(others: readonly Due[]): Endpoint {
  return {
    path: '/clock',
    method: 'post',
    handler: async (req) => {
      const { payload } = req
      const facts = await unseal(payload, 'clock', req.headers.get('X-Clock') ?? '')
      if (!facts) throw new PublicError('Not Found', 404)
      const now = new Date()
      await applyDuePriceChanges(payload, now)
      const { tags, seen, next } = await priceChangesBetween(payload, new Date(String(facts.seen)), now)
      await expireAfterResponse(tags)
      for (const due of others)
        await due(payload, now).catch((error) =>
          payload.logger.error({ err: error, msg: 'Something that was due was not done.' }),
        )
      return Response.json({ seen, next })
    },
  }
}

function address(): string {
  const { host, port } = readEnvironment()
  const own = !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}/api/clock`
}

async function tick(payload: Payload, seen: string): Promise<{ seen: string; next: string | null }> {
  const sealed = await seal(payload, 'clock', 60, { seen })
  const response = await fetch(address(), { method: 'POST', headers: { 'X-Clock': sealed } })
  if (!response.ok) throw new Error(`The clockwork was answered ${response.status}.`)
  return response.json()
}

/** Has prices change, and whatever else is due happen, when they are to: every instance watches for its own pages, and one of them writes the lists. */
export function startScheduler(payload: Payload): void {
  // Migrations, loading and tests keep no pages.
  if (!process.env.NEXT_RUNTIME) return
  // What turned just before the start may be on a page that was made since.
  let seen = new Date(Date.now() - 3_600_000).toISOString()
  const turn = async () => {
    let wait = pace
    try {
      const turned = await tick(payload, seen)
      seen = turned.seen
      if (turned.next) wait = Math.min(pace, Date.parse(turned.next) - Date.now())
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'The clockwork missed a turn.' })
    }
    setTimeout(turn, Math.max(shortest, wait)).unref()
  }
  setTimeout(turn, pace).unref()
}
