import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'

export interface RenderLimits {
  /** Pages that are rendered at the same time; more would only wait for each other and for the database. */
  maxRenders: number
  /** Requests that wait for their turn. */
  maxWaiting: number
  /** Milliseconds after which a visitor is asked to try again. */
  maxWait: number
}

/**
 * Who is refused at once asks again at once, and then answering costs more than rendering: so many may wait, but nobody for
 * long.
 */
const defaultLimits: RenderLimits = { maxRenders: 5, maxWaiting: 1000, maxWait: 5000 }

/**
 * Turns of the event loop between two renderings. Node accepts one connection in each: without them, visitors of cached
 * pages would wait for a rendering for each connection that came before theirs.
 */
const turnsBetween = 10

interface Waiting {
  /** A time of `performance.now()`. */
  deadline: number
  /** Called instead of the task when its turn has not come by then. */
  onTooLate: () => void
}

/** Lets requests be rendered a few at a time, in their order. */
export class RenderQueue {
  readonly #limits: RenderLimits
  readonly #turns: LimitFunction

  constructor(limits: Partial<RenderLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits }
    this.#turns = pLimit(this.#limits.maxRenders)
  }

  get isFull(): boolean {
    return this.#turns.pendingCount >= this.#limits.maxWaiting
  }

  /** When a request that arrives now is refused, by `performance.now()`. */
  deadline(): number {
    return performance.now() + this.#limits.maxWait
  }

  async run(task: () => Promise<void>, { deadline, onTooLate }: Waiting): Promise<void> {
    let isTooLate = false
    const giveUp = () => {
      isTooLate = true
      onTooLate()
    }
    const timer = setTimeout(giveUp, deadline - performance.now())
    await this.#turns(async () => {
      clearTimeout(timer)
      if (isTooLate) return
      if (this.#turns.pendingCount > 0) for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn()
      await task()
    })
  }
}
