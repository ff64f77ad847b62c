import { AsyncResource } from 'node:async_hooks'
import pg, { type PoolClient, type PoolConfig } from 'pg'
import { isDatabaseFailure } from '@/foundation/database-failure'
import {
  databasePools,
  isDatabaseAvailable,
  onDatabaseLost,
  recordDatabaseFailure,
} from '@/foundation/database-outage'
import { outsideRequests } from '@/foundation/outside-requests'
import { DatabaseUnavailableError } from './database-errors'

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** A request that waits longer for a connection or a statement, in milliseconds, is answered 503. */
export const maxWait = { connectionTimeoutMillis: 4000, statement_timeout: 4000 }

/**
 * A pool that ends its queries when the database is lost and refuses new ones at once until it is back, so that no
 * request waits in vain. A DatabaseMonitor decides when that is.
 */
export class RefusingPool extends pg.Pool {
  /**
   * Drizzle begins a transaction on a connection of its own only if the name of the class contains "Pool", and minifying
   * the build would change it.
   */
  static override readonly name = 'RefusingPool'
  readonly #clients = new Set<PoolClient>()
  /** Refuses those that wait for a connection. */
  readonly #waiting = new Set<() => void>()
  readonly #stopListening = onDatabaseLost(() => this.#refuseAll())

  constructor(config: PoolConfig) {
    super(config)
    databasePools.add(this)
    this.on('connect', (client) => {
      this.#clients.add(client)
      // Without a listener, a connection that is lost during a transaction ends the process.
      client.on('error', recordDatabaseFailure)
    })
    this.on('remove', (client) => this.#clients.delete(client))
    this.on('error', recordDatabaseFailure)
    this.on('release', (error) => {
      if (isDatabaseFailure(error)) recordDatabaseFailure()
    })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (callback) {
      this.#connect(callback)
      return undefined
    }
    return new Promise((resolve, reject) =>
      this.#connect((error, client) => (client ? resolve(client) : reject(error))),
    )
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    this.#stopListening()
    databasePools.delete(this)
    if (!callback) return super.end()
    super.end(callback)
    return undefined
  }

  #connect(callback: ConnectCallback): void {
    const refuse = () => callback(new DatabaseUnavailableError(), undefined, () => {})
    if (!isDatabaseAvailable()) {
      process.nextTick(refuse)
      return
    }
    this.#waiting.add(refuse)
    const deliver = AsyncResource.bind(callback)
    outsideRequests(() =>
      super.connect((error, client, done) => {
        if (isDatabaseFailure(error)) recordDatabaseFailure()
        if (this.#waiting.delete(refuse)) deliver(error, client, done)
        else if (client) done() // it has been refused meanwhile
      }),
    )
  }

  #refuseAll(): void {
    for (const refuse of this.#waiting) {
      this.#waiting.delete(refuse)
      refuse()
    }
    for (const client of this.#clients) {
      // The pool removes an idle client only when it reports an error.
      client.emit('error', new DatabaseUnavailableError())
      client.end().catch(() => undefined) // without waiting for a server that may hang
    }
  }
}
