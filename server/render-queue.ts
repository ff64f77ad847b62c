import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'

export interface RenderLimits {
  /** Pages that are rendered at the same time; more would only wait for each other and for the database. */
  maxRenders: number
  /** Requests that wait for their turn. */
  maxWaiting: number
  /** Milliseconds after which a visitor is asked to try again. */
  maxWait: number
  /** Milliseconds after which a rendering no longer keeps others waiting, should it hang. */
  maxTurn: number
}

/**
 * Who is refused at once asks again at once, and then answering costs more than rendering: so many may wait, but nobody for
 * long.
 */
const defaultLimits: RenderLimits = { maxRenders: 5, maxWaiting: 1000, maxWait: 5000, maxTurn: 30_000 }

/**
 * Turns of the event loop between two renderings. Node accepts one connection in each: without them, visitors of cached
 * pages would wait for a rendering for each connection that came before theirs.
 */
const turnsBetween = 10

/** Too many requests are waiting, or one has waited for too long. */
export class Busy extends Error {}

/** Lets requests be rendered a few at a time, in their order. */
export class RenderQueue {
  readonly #limits: RenderLimits
  readonly #turns: LimitFunction

  constructor(limits: Partial<RenderLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits }
    this.#turns = pLimit(this.#limits.maxRenders)
  }

  /** When a request that arrives now is refused, by `performance.now()`. */
  deadline(): number {
    return performance.now() + this.#limits.maxWait
  }

  /** @throws {Busy} when too many wait already, or the turn has not come by the deadline */
  run<T>(task: () => Promise<T>, deadline: number): Promise<T> {
    const { maxTurn, maxWaiting } = this.#limits
    return new Promise((resolve, reject) => {
      if (this.#turns.pendingCount >= maxWaiting) return reject(new Busy())
      let isTooLate = false
      const giveUp = () => {
        isTooLate = true
        reject(new Busy())
      }
      const timer = setTimeout(giveUp, deadline - performance.now())
      void this.#turns(async () => {
        clearTimeout(timer)
        if (isTooLate) return
        if (this.#turns.pendingCount > 0) for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn()
        const result = task()
        resolve(result)
        await settlesWithin(result, maxTurn)
      })
    })
  }
}

/** Resolves to whether a promise settles within a number of milliseconds. */
export function settlesWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, false)
    const settle = () => {
      clearTimeout(timer)
      resolve(true)
    }
    promise.then(settle, settle)
  })
}
