import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { Pool } from 'pg'
import { readEnvironment } from '../env/environment.mjs'
import { PublicError } from '../errors'

export interface Limit {
  /** What is limited: `login`, `contribution`. */
  name: string
  /** Who is limited: an account's id, an address, or both joined. */
  key: string
  most: number
  seconds: number
}

let counters: Pool | undefined

/**
 * Connections of their own: a count stands even where the request's transaction is undone, and is never waited for by
 * requests that hold all connections of the site while they wait.
 */
function connections(): Pool {
  if (!counters) {
    counters = new Pool({ connectionString: readEnvironment().databaseUrl, max: 2, allowExitOnIdle: true })
    counters.on('error', () => undefined)
  }
  return counters
}

const forgetSome = `
  delete from rate_limits where key in
    (select key from rate_limits where until < now() order by until limit 20 for update skip locked)`

/** Counts one attempt within a window that begins with the first; seconds until it ends where there were too many. */
async function secondsToWait({ name, key, most, seconds }: Limit): Promise<number> {
  const { rows } = await connections().query<{ hits: number; wait: number }>(
    `insert into rate_limits (key, hits, until) values ($1, 1, now() + make_interval(secs => $2))
     on conflict (key) do update set
       hits = case when rate_limits.until <= now() then 1 else rate_limits.hits + 1 end,
       until = case when rate_limits.until <= now() then excluded.until else rate_limits.until end
     returning hits, ceil(extract(epoch from until - now()))::int as wait`,
    [createHash('sha256').update(`${name} ${key}`).digest('base64url'), seconds],
  )
  const { hits = 1, wait = 0 } = rows[0] ?? {}
  if (hits === 1) await connections().query(forgetSome)
  return hits > most ? Math.max(1, wait) : 0
}

/**
 * Lets `most` attempts within `seconds` pass, counted over all instances of the site.
 * @throws {PublicError} 429, with `Retry-After` in seconds.
 */
export async function limit(req: PayloadRequest, what: Limit): Promise<void> {
  const wait = await secondsToWait(what)
  if (wait === 0) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(wait))
  throw new PublicError(`Too many attempts. Try again in ${wait} seconds.`, 429)
}

/** Where a request comes from, as the front door says; one address for all where it does not. */
export function addressOf({ headers }: PayloadRequest): string {
  return headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() || 'unknown'
}
