import { Client } from 'pg'
import { expirationChannel } from '../../src/foundation/cache/expiration-channel'
import type { TagExpirations } from '../../src/foundation/cache/tag-expirations'

/** Milliseconds between two reads when no notification arrives; also shows whether the connection is alive. */
const heartbeat = 2000
const timeout = 2000
const reconnectDelay = 250

/** Rows are deleted after an hour: a process that was cut off for longer cannot know what it has missed. */
const maxSilence = 30 * 60_000

interface Row {
  id: string
  transaction: string
  tag: string
  soft: boolean
}

/** `next` is the oldest transaction that was still running: rows of it and of later ones may be new at the next read. */
const readQuery = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as next,
    (select coalesce(json_agg(json_build_object('id', id::text, 'transaction', transaction::text, 'tag', tag, 'soft', soft)), '[]')
     from cache_expirations
     where transaction >= coalesce($1::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))) as rows`

const claimQuery = `
  update cache_expirations set purged_at = now()
  where id in (select id from cache_expirations where purged_at is null for update skip locked)
  returning tag`

/** Tells a CDN which tags have expired. */
export type PurgeTags = (tags: readonly string[]) => void

/**
 * Learns from PostgreSQL which cache tags have expired, whichever process of whichever machine expired them. After a lost
 * connection it reads what it has missed.
 */
export class ExpirationListener {
  readonly #connectionString: string
  readonly #expirations: TagExpirations
  readonly #purge: PurgeTags | undefined
  #client: Client | undefined
  #next: string | undefined
  #seen = new Map<string, bigint>()
  #readAt = performance.now()
  #reading: Promise<void> | undefined
  #queued: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  /** @param purge tells a CDN which tags have expired */
  constructor(connectionString: string, expirations: TagExpirations, purge?: PurgeTags) {
    this.#connectionString = connectionString
    this.#expirations = expirations
    this.#purge = purge
  }

  /** Connects, and connects again whenever the connection is lost. Resolves after the first attempt. */
  async start(): Promise<void> {
    await this.#connect()
    this.#timer = setInterval(() => this.catchUp(), heartbeat)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }

  /** Applies every expiration that was committed before the call. Resolves even when the database is away. */
  catchUp(): Promise<void> {
    if (!this.#reading) {
      this.#reading = this.#read().finally(() => {
        this.#reading = undefined
      })
      return this.#reading
    }
    // The read that is under way may have begun before the newest commit.
    this.#queued ??= this.#reading.then(() => {
      this.#queued = undefined
      return this.catchUp()
    })
    return this.#queued
  }

  async #connect(): Promise<void> {
    if (this.#stopped) return
    const client = new Client({
      connectionString: this.#connectionString,
      application_name: 'fungarium cache',
      keepAlive: true,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    })
    let isLost = false
    const onLost = () => {
      if (isLost) return
      isLost = true
      if (this.#client === client) this.#client = undefined
      client.end().catch(() => undefined)
      setTimeout(() => this.#connect(), reconnectDelay).unref()
    }
    client.on('error', onLost)
    client.on('end', onLost)
    client.on('notification', () => this.catchUp())
    try {
      await client.connect()
      await client.query(`listen ${expirationChannel}`)
      this.#client = client
      await this.catchUp()
    } catch {
      onLost()
    }
  }

  async #read(): Promise<void> {
    const client = this.#client
    if (!client) return
    try {
      const { rows } = await client.query<{ next: string; rows: Row[] }>(readQuery, [this.#next])
      if (rows[0]) this.#apply(rows[0])
    } catch {
      client.emit('error', new Error('The listening connection does not answer.'))
    }
  }

  #apply({ next, rows }: { next: string; rows: readonly Row[] }): void {
    const isFirst = this.#next === undefined
    const wasAway = performance.now() - this.#readAt > maxSilence
    const news = rows.filter(({ id }) => !this.#seen.has(id))
    for (const { id, transaction } of rows) this.#seen.set(id, BigInt(transaction))
    for (const [id, transaction] of this.#seen) if (transaction < BigInt(next)) this.#seen.delete(id)
    this.#next = next
    this.#readAt = performance.now()
    this.#expirations.isConnected = true
    if (isFirst || wasAway) this.#expirations.expireAll()
    else this.#expirations.expire(news)
    if (this.#purge && (isFirst || news.length > 0)) void this.#claim(this.#purge)
  }

  /** Tells the CDN what no other process has told it, also what a process left behind that has ended. */
  async #claim(purge: PurgeTags): Promise<void> {
    const claimed = await this.#client?.query<{ tag: string }>(claimQuery).catch(() => undefined)
    if (claimed && claimed.rows.length > 0) purge(claimed.rows.map(({ tag }) => tag))
  }
}
