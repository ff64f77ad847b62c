import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, Interrupted } from './problem'
import { parentOf } from './process-identity'

export type Cleanup = () => unknown

export interface CommandContext {
  /** Registers a cleanup. The last registered one runs first, except for one with `last`. */
  onCleanup: (cleanup: Cleanup, order?: { last: boolean }) => void
  /** Aborted by Ctrl-C, SIGTERM or a closed terminal. */
  stopping: AbortSignal
  waitUntilStopped: () => Promise<void>
  /** @throws {Interrupted} when the command is stopping */
  throwIfStopping: () => void
}

// A closed terminal ends its commands, except those started with nohup or with output to a file.
const stopSignals: readonly NodeJS.Signals[] = process.stdout.isTTY
  ? ['SIGINT', 'SIGTERM', 'SIGHUP']
  : ['SIGINT', 'SIGTERM']

/**
 * Runs `work`, then the cleanups it registered, and exits: with 0 or the returned code, with 1 when it failed, with
 * 130 when it was interrupted. A second signal exits at once.
 */
export async function runCommand(work: (context: CommandContext) => Promise<unknown>): Promise<never> {
  const cleanups: Cleanup[] = []
  const stop = new AbortController()
  setMaxListeners(0, stop.signal) // every child and fetch listens to it
  const onSignal = () => {
    if (stop.signal.aborted) process.exit(130)
    stop.abort(new Interrupted())
  }
  for (const signal of stopSignals) process.on(signal, onSignal)
  if (!process.stdout.isTTY) process.on('SIGHUP', () => {})
  onNpmExit(() => stop.abort(new Interrupted()))

  let code = 0
  try {
    const result = await work({
      onCleanup: (cleanup, { last } = { last: false }) =>
        last ? cleanups.unshift(cleanup) : cleanups.push(cleanup),
      stopping: stop.signal,
      waitUntilStopped: async () => {
        // A timer keeps the process running.
        while (!stop.signal.aborted) await sleep(60_000, undefined, { signal: stop.signal }).catch(() => {})
      },
      throwIfStopping: () => stop.signal.throwIfAborted(),
    })
    if (typeof result === 'number') code = result
  } catch (error) {
    code = stop.signal.aborted ? 130 : 1
    if (!stop.signal.aborted) console.error(`\n${describe(error)}`)
  }
  process.exit(await cleanUp(cleanups, code))
}

/** Runs all cleanups, even when some fail, and returns the exit code. */
async function cleanUp(cleanups: readonly Cleanup[], code: number): Promise<number> {
  let exitCode = code
  for (const cleanup of cleanups.toReversed()) {
    try {
      await cleanup()
    } catch (error) {
      console.error(describe(error))
      exitCode ||= 1
    }
  }
  return exitCode
}

/** npm passes SIGTERM to its shell, which ends without passing it on, and SIGKILL cannot be passed on at all. */
function onNpmExit(stop: () => void): void {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const npm = parentOf(shell)
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(timer)
    stop()
  }, 250)
  timer.unref()
}
