import { createHmac } from 'node:crypto'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { Pool } from 'pg'
import { readEnvironment } from '@/foundation/env/environment'

interface Limit {
  /** What is limited: 'login', 'report'. Each name counts for itself. */
  name: string
  /** Whom it is counted for: an account, an address, or both. Only a digest of it is kept. */
  key: string
  /** How often it may be done within any stretch of `seconds`; at most a few hundred, for each time is kept. */
  max: number
  seconds: number
}

/** Somebody asks too often. */
export class TooManyRequests extends APIError {
  /** Whole seconds until it may be tried again. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(`Too many attempts. Try again in ${retryAfter} seconds.`, 429, { retryAfter }, true)
    this.retryAfter = retryAfter
  }
}

let pool: Pool | undefined

/**
 * Connections of its own, and few: what asks here may hold a transaction of the large pool already, and many that wait
 * for a second connection of that pool would wait for ever. Nor may a count be undone with what was tried.
 */
function separatePool(): Pool {
  if (!pool) {
    pool = new Pool({ connectionString: readEnvironment().databaseUrl, max: 4, allowExitOnIdle: true })
    // An idle connection that breaks is replaced when the next is needed.
    pool.on('error', () => undefined)
  }
  return pool
}

/** Grants at most `most` times within any stretch of `seconds`, however many instances and requests ask at once. */
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

/** Rows that say nothing any more go with about every hundredth request. */
const cleanupChance = 0.01

/** Counts one attempt unless there were too many; `wait` is how many seconds until the next is granted. */
async function countAttempt({ secret }: Payload, { name, key, max, seconds }: Limit) {
  const digest = createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url')
  const { rows } = await separatePool().query<{ granted: boolean; wait: number | null }>(countQuery, [
    digest,
    max,
    seconds,
  ])
  if (Math.random() < cleanupChance) await separatePool().query(cleanupQuery)
  return { granted: rows[0]?.granted ?? false, wait: rows[0]?.wait ?? seconds }
}

/**
 * Counts one attempt and refuses it when there were too many; a refused one does not count.
 * @throws {TooManyRequests} 429 with Retry-After.
 */
export async function limit(req: PayloadRequest, rule: Limit): Promise<void> {
  const { granted, wait } = await countAttempt(req.payload, rule)
  if (granted) return
  const retryAfter = Math.min(Math.max(Math.ceil(wait), 1), rule.seconds)
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(retryAfter))
  throw new TooManyRequests(retryAfter)
}

/** Whether it is for this instance, of however many, to do what is done once in so many seconds. */
export async function tryAcquireLease(payload: Payload, name: string, seconds: number): Promise<boolean> {
  return (await countAttempt(payload, { name: 'turn', key: name, max: 1, seconds })).granted
}

export const unknownAddress = 'unknown'

/** Where a request comes from, as the front door has found it; what has no address shares one. */
export function addressOf(req: PayloadRequest): string {
  return req.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || unknownAddress
}
