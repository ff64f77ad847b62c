// A command from beginning to end: what it started it also stops, in reverse order, whether it ends well,
// fails, or is asked to stop (Ctrl-C, SIGTERM, a closed terminal).
import { setMaxListeners } from 'node:events'
import { describe, Interrupted } from './problem.mjs'
import { parentOf } from './process-identity.mjs'

/** @typedef {() => unknown | Promise<unknown>} Undo */

/**
 * @typedef {object} Undertaking
 * @property {(undo: Undo, order?: { last: boolean }) => void} later what must be done at the end; the last one given is done first
 * @property {AbortSignal} stopping set as soon as we are asked to stop
 * @property {() => Promise<void>} untilStopped waits until somebody asks us to stop
 * @property {() => void} check throws Interrupted when we were asked to stop
 */

// A closed terminal ends what runs in it; what was told to outlive it (nohup, output to a file) goes on, which Node by
// itself would not.
/** @type {NodeJS.Signals[]} */
const politeSignals = process.stdout.isTTY ? ['SIGINT', 'SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM']

/**
 * Runs `work` and ends the process: 0 when it ended well or was asked to stop while it served, its own number when
 * it returned one, 1 when it failed, 130 when it was interrupted before it was done. A second signal ends at once.
 *
 * @param {(undertaking: Undertaking) => Promise<number | void>} work
 * @returns {Promise<never>}
 */
export async function undertake(work) {
  /** @type {Undo[]} */
  const undos = []
  const stop = new AbortController()
  // Everyone who waits (children, fetches) listens to this one signal.
  setMaxListeners(0, stop.signal)
  const onSignal = () => {
    if (stop.signal.aborted) process.exit(130) // asked twice: no manners left
    stop.abort(new Interrupted())
  }
  for (const signal of politeSignals) process.on(signal, onSignal)
  if (!process.stdout.isTTY) process.on('SIGHUP', () => {})
  whenNpmIsGone(() => stop.abort(new Interrupted()))

  let code = 0
  try {
    code =
      (await work({
        later: (undo, { last } = { last: false }) => (last ? undos.unshift(undo) : undos.push(undo)),
        stopping: stop.signal,
        untilStopped: () => aborted(stop.signal),
        check: () => stop.signal.throwIfAborted(),
      })) ?? 0
  } catch (error) {
    code = stop.signal.aborted ? 130 : 1
    if (!stop.signal.aborted) console.error(`\n${describe(error)}`)
  }
  for (const undo of undos.reverse()) {
    try {
      await undo()
    } catch (error) {
      console.error(describe(error))
      code ||= 1
    }
  }
  process.exit(code)
}

/**
 * npm passes SIGTERM on to the shell it started for us, which dies of it without passing it on; and kill -9 nobody can
 * pass on. Either way somebody wanted us to stop too.
 * @param {() => void} stop
 */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const npm = parentOf(shell)
  const watch = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(watch)
    stop()
  }, 250)
  watch.unref()
}

/** @param {AbortSignal} signal @returns {Promise<void>} */
function aborted(signal) {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    // A timer keeps Node running while nothing else does.
    const alive = setInterval(() => {}, 1 << 30)
    signal.addEventListener('abort', () => {
      clearInterval(alive)
      resolve()
    })
  })
}
