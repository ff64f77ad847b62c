import pg, { type ClientConfig } from 'pg'
import { isDatabaseAvailable, setDatabaseAvailable } from '@/foundation/database-outage'

interface CheckTimes {
  /** The time between two checks, in milliseconds. */
  interval: number
  /** How long the answer to a check may take, in milliseconds. */
  timeout: number
}

/**
 * Checks every 750 ms whether the database answers, on a connection of its own: those of a pool may all be busy. Notices
 * within 3.5 seconds that it is gone or hangs, and within two that it is back.
 */
export class DatabaseMonitor {
  readonly #config: ClientConfig
  readonly #times: CheckTimes
  /** An open connection, because opening one costs more than a query. */
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #isChecking = false
  #isStopped = false

  constructor(config: ClientConfig, times: CheckTimes = { interval: 750, timeout: 1250 }) {
    this.#config = config
    this.#times = times
    this.#schedule()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#dropClient()
  }

  /** Checks the database now and schedules the next check. */
  async #check(): Promise<void> {
    if (this.#isChecking || this.#isStopped) return
    this.#isChecking = true
    clearTimeout(this.#timer)
    // A fresh connection decides: a query also fails when this process was busy for too long to read the answer.
    const isAvailable = (isDatabaseAvailable() && (await this.#query())) || (await this.#connect())
    this.#isChecking = false
    if (this.#isStopped) return this.#dropClient()
    if (isAvailable !== isDatabaseAvailable()) {
      console.error(isAvailable ? 'The database answers again.' : 'The database does not answer.')
      setDatabaseAvailable(isAvailable)
    }
    this.#schedule()
  }

  #schedule(): void {
    const { interval } = this.#times
    this.#timer = setTimeout(() => this.#check(), isDatabaseAvailable() ? interval : interval / 2)
    this.#timer.unref()
  }

  async #query(): Promise<boolean> {
    try {
      await this.#client?.query('select 1')
      return this.#client !== undefined
    } catch {
      return false
    }
  }

  async #connect(): Promise<boolean> {
    this.#dropClient()
    const { timeout } = this.#times
    const client = new pg.Client({
      ...this.#config,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    })
    client.on('error', () => {}) // the next check reports it
    this.#client = client
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      this.#dropClient()
      return false
    }
  }

  #dropClient(): void {
    this.#client?.end().catch(() => undefined) // without waiting for a server that may hang
    this.#client = undefined
  }
}
