import { createHmac } from 'node:crypto'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { readEnvironment } from '@/foundation/env/environment'
import { requestErrorText } from '@/foundation/request-error-text'
import { maxWait, RefusingPool } from './refusing-pool'

interface Limit {
  /** The name of the action: 'login', 'report'. Each name counts separately. */
  name: string
  /** The account, the address, or both. Only its digest is stored. */
  key: string
  /** Allowed attempts within `seconds`; at most a few hundred, because the time of each is stored. */
  max: number
  seconds: number
}

/** The rate limit is exceeded. */
export class TooManyRequests extends APIError {
  /** Seconds until the next attempt is allowed. */
  readonly retryAfter: number
  /** Whether the message gives a reason, in the language of the request. */
  readonly hasReason: boolean

  constructor(retryAfter: number, reason?: string) {
    super(reason ?? requestErrorText('en', 'tooMany', { seconds: retryAfter }), 429, { retryAfter }, true)
    this.retryAfter = retryAfter
    this.hasReason = reason !== undefined
  }
}

let pool: RefusingPool | undefined

/**
 * A small separate pool: a request may already hold a transaction of the main pool, and many requests
 * that wait for a second connection of that pool would deadlock. A rollback of the request must not undo
 * the count either.
 */
function separatePool(): RefusingPool {
  pool ??= new RefusingPool({
    connectionString: readEnvironment().databaseUrl,
    max: 4,
    allowExitOnIdle: true,
    ...maxWait,
  })
  return pool
}

/** Counts an attempt if there are fewer than $2 within the last $3 seconds, atomically for all instances. */
const countQuery = `
  with granted as (
    insert into rate_limits as stored (key, hits, ends_at)
    values ($1, array[now()], now() + $3 * interval '1 second')
    on conflict (key) do update
      set hits = array(select hit from unnest(stored.hits) hit where hit > now() - $3 * interval '1 second') || now(),
          ends_at = excluded.ends_at
      where (select count(*) from unnest(stored.hits) hit where hit > now() - $3 * interval '1 second') < $2
    returning true
  )
  select
    exists (select from granted) as granted,
    (select extract(epoch from min(hit) + $3 * interval '1 second' - now())::float8
     from rate_limits, unnest(hits) hit
     where key = $1 and hit > now() - $3 * interval '1 second') as wait`

const cleanupQuery = `
  delete from rate_limits where key in (
    select key from rate_limits where ends_at < now() limit 500 for update skip locked
  )`

/** The share of requests that delete expired rows. */
const cleanupChance = 0.01

/** A digest of a name and a key, such as an account or an address. */
export function digestOf({ secret }: Payload, name: string, key: string): string {
  return createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url')
}

/**
 * Counts an attempt if the limit allows it; `wait` is the number of seconds until the next one is
 * allowed.
 */
async function countAttempt(payload: Payload, { name, key, max, seconds }: Limit) {
  const digest = digestOf(payload, name, key)
  const { rows } = await separatePool().query<{ granted: boolean; wait: number | null }>(countQuery, [
    digest,
    max,
    seconds,
  ])
  if (Math.random() < cleanupChance) await separatePool().query(cleanupQuery)
  return { granted: rows[0]?.granted ?? false, wait: rows[0]?.wait ?? seconds }
}

/**
 * Counts an attempt, or refuses it if the limit is exceeded. Refused attempts do not count.
 * @throws {TooManyRequests} 429 with Retry-After.
 */
export async function limit(req: PayloadRequest, rule: Limit): Promise<void> {
  const { granted, wait } = await countAttempt(req.payload, rule)
  if (!granted) refuseRequest(req, Math.min(Math.max(Math.ceil(wait), 1), rule.seconds))
}

/** @throws {TooManyRequests} 429 with Retry-After. */
export function refuseRequest(req: PayloadRequest, retryAfter: number, reason?: string): never {
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(retryAfter))
  throw new TooManyRequests(retryAfter, reason)
}

export const unknownAddress = 'unknown'

/** The client's address, as the server sets it. Requests without one share one key. */
export function addressOf({ headers }: Pick<PayloadRequest, 'headers'>): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || unknownAddress
}
