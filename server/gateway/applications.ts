import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MessageToApplication } from './messages'

/** How long a write may wait until the gateway knows what it has changed, in milliseconds. */
const syncTimeout = 1000

/** A process of the application, as the gateway sees it. */
export class Application {
  /** Keeps connections to it open. */
  readonly agent = new Agent({ keepAlive: true, maxFreeSockets: 256 })
  /** How many requests it is answering. */
  running = 0
  readonly socketPath: string
  readonly send: (message: MessageToApplication) => void
  readonly #waiting = new Map<number, () => void>()
  #lastId = 0

  /**
   * @param socketPath of the Unix socket or pipe that it listens on
   * @param send sends it a message
   */
  constructor(socketPath: string, send: (message: MessageToApplication) => void) {
    this.socketPath = socketPath
    this.send = send
  }

  /** Resolves when everything has arrived that it had sent before the call. */
  async sync(): Promise<void> {
    this.#lastId += 1
    const id = this.#lastId
    const stop = new AbortController()
    const synced = new Promise<void>((resolve) => {
      this.#waiting.set(id, resolve)
    })
    this.send({ application: 'sync', id })
    await Promise.race([
      synced,
      sleep(syncTimeout, undefined, { signal: stop.signal }).catch(() => undefined),
    ])
    stop.abort()
    this.#waiting.delete(id)
  }

  synced(id: number): void {
    this.#waiting.get(id)?.()
  }

  /** Ends what waits for the process, which has ended. */
  close(): void {
    for (const resolve of this.#waiting.values()) resolve()
    this.agent.destroy()
  }
}

/** The running processes of the application. */
export class Applications {
  readonly #running = new Set<Application>()
  readonly #waiting = new Set<(application: Application) => void>()

  add(application: Application): void {
    this.#running.add(application)
    for (const resolve of this.#waiting) resolve(application)
    this.#waiting.clear()
  }

  remove(application: Application): void {
    this.#running.delete(application)
    application.close()
  }

  /** Returns the process with the fewest requests. */
  choose(): Application | undefined {
    let best: Application | undefined
    for (const application of this.#running)
      if (!best || application.running < best.running) best = application
    return best
  }

  /** Waits for a process while none runs, for at most `timeout` milliseconds. */
  async wait(timeout: number): Promise<Application | undefined> {
    const running = this.choose()
    if (running) return running
    let found: (application: Application) => void = () => {}
    const started = new Promise<Application>((resolve) => {
      found = resolve
    })
    this.#waiting.add(found)
    const stop = new AbortController()
    const application = await Promise.race([
      started,
      sleep(timeout, undefined, { signal: stop.signal }).catch(() => undefined),
    ])
    stop.abort()
    this.#waiting.delete(found)
    return application
  }
}
