import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { servingVariables } from '../../src/foundation/env/serves-site'
import { Interrupted, Problem } from './problem'

interface SupervisorOptions {
  /** The program of each process; it listens when it sends `hasStarted`. */
  program: string
  count: number
  /** The pause before a process that keeps ending is started again, in milliseconds. */
  pause?: number
  /** How long a process may take to end in order, in milliseconds. */
  stopTimeout?: number
  note?: (text: string) => void
}

export interface Supervisor {
  /**
   * Resolves when all processes listen.
   * @throws {Problem} when one of them ends before it has listened
   */
  ready: Promise<void>
  /** Ends the processes in order. */
  stop: () => Promise<void>
}

/** What a process sends once it listens. */
export const hasStarted = 'started'

/** What a process sends before it ends because it cannot start. */
export interface StartFailure {
  startFailure: string
}

/** What the supervisor sends to a process that shall end in order. */
export const stopMessage = 'stop'

const listeningWorkers = new WeakSet<Worker>()

/** How a process uses memory: an unlimited heap would grow with the machine's memory, though 250 MB are in use. */
const memoryOptions = [
  '--max-old-space-size=768',
  // Percent: garbage may take as much beside what is in use. By default it takes as much again.
  '--heap-growing-percent=30',
  // Megabytes. A rendered page allocates more than Node's default of 16 holds. With 64, filtered lists took a fifth less
  // time and the process 110 MB more; this is in between.
  '--max-semi-space-size=32',
]

/** All threads share the memory that is free: what each kept of its own took 50 MB after 40,000 requests. */
const memoryVariables = { MALLOC_ARENA_MAX: '1' }

/** A process that has run for this many milliseconds has started well. */
const stableAfter = 60_000

/**
 * Runs processes and starts each again when it ends unexpectedly. They end with this process, however it
 * ends, because Node ends a cluster's process that has lost its primary.
 */
export function superviseProcesses(options: SupervisorOptions): Supervisor {
  const { program, count, stopTimeout = 20_000 } = options
  // The processes accept connections themselves: by default this one would, and hold those that they are too busy for.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: program, args: [], execArgv: memoryOptions })
  const stopping = new AbortController()
  const workers = new Set<Worker>()
  const slots = Array.from({ length: count }, () => startSlot(options, workers, stopping.signal))
  const killAll = () => {
    for (const worker of workers) worker.process.kill('SIGKILL')
  }
  process.once('exit', killAll)
  return {
    ready: Promise.all(slots.map(({ ready }) => ready)).then(() => undefined),
    stop: async () => {
      stopping.abort()
      for (const worker of workers) stopWorker(worker)
      const timer = setTimeout(killAll, stopTimeout)
      await Promise.all(slots.map(({ ended }) => ended))
      clearTimeout(timer)
      process.removeListener('exit', killAll)
    },
  }
}

/** A process that does not listen yet may not receive the message and has no requests to finish. */
function stopWorker(worker: Worker): void {
  if (listeningWorkers.has(worker) && worker.isConnected()) worker.send(stopMessage)
  else worker.process.kill('SIGKILL')
}

interface Slot {
  ready: Promise<void>
  /** Resolves when the process has ended for good. */
  ended: Promise<void>
}

/** Keeps one process running until `stopping` is aborted. */
function startSlot(options: SupervisorOptions, workers: Set<Worker>, stopping: AbortSignal): Slot {
  const first = startProcess(workers)
  const ready = first.listening.then((hasListened) => {
    if (stopping.aborted) throw new Interrupted()
    if (!hasListened) throw new Problem(first.startFailure() ?? 'The site could not be started.')
  })
  ready.catch(() => undefined) // reported by those who wait for it
  const ended = first.listening.then((hasListened) =>
    hasListened ? keepRunning(first, options, workers, stopping) : undefined,
  )
  return { ready, ended }
}

async function keepRunning(
  first: SiteProcess,
  { pause = 1000, note = console.error }: SupervisorOptions,
  workers: Set<Worker>,
  stopping: AbortSignal,
): Promise<void> {
  let endedSoon = false
  for (let current = first; ; current = startProcess(workers)) {
    const startedAt = performance.now()
    const end = await current.ended
    if (stopping.aborted) return
    // A visitor who can end a process must not keep the site down: it is started again at once, then after a short pause.
    const hasRunWell = performance.now() - startedAt > stableAfter
    const delay = endedSoon && !hasRunWell ? pause : 0
    endedSoon = !hasRunWell
    const reason = [end, current.startFailure()].filter(Boolean).join(': ')
    const what =
      current.pid === undefined
        ? 'A process of the site did not start'
        : `Process ${current.pid} of the site has ended`
    note(`${what} (${reason}); starting it again ${delay ? `in ${delay / 1000} s` : 'now'}.`)
    // Aborted by a stop, which is seen below.
    await sleep(delay, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return
  }
}

interface SiteProcess {
  pid: number | undefined
  /** Resolves to false when the process ends without having listened. */
  listening: Promise<boolean>
  /** Resolves to the signal or code that the process ended with. */
  ended: Promise<string>
  startFailure: () => string | undefined
}

function startProcess(workers: Set<Worker>): SiteProcess {
  try {
    return followProcess(cluster.fork({ ...memoryVariables, ...servingVariables }), workers)
  } catch (error) {
    // The machine has no memory for it.
    return {
      pid: undefined,
      listening: Promise.resolve(false),
      ended: Promise.resolve(String(error)),
      startFailure: () => undefined,
    }
  }
}

function followProcess(worker: Worker, workers: Set<Worker>): SiteProcess {
  workers.add(worker)
  let startFailure: string | undefined
  let resolveStarted: (hasListened: true) => void = () => {}
  const started = new Promise<true>((resolve) => {
    resolveStarted = resolve
  })
  worker.on('message', (message) => {
    if (isStartFailure(message)) startFailure = message.startFailure
    if (message !== hasStarted) return
    listeningWorkers.add(worker)
    resolveStarted(true)
  })
  const ended = new Promise<string>((resolve) => {
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      resolve(signal || `code ${code}`)
    })
    worker.on('error', (error) => {
      if (worker.process.pid !== undefined) return // a message to a process that has just ended
      workers.delete(worker)
      resolve(String(error))
    })
  })
  const listening = Promise.race([started, ended.then(() => false)])
  return { pid: worker.process.pid, listening, ended, startFailure: () => startFailure }
}

function isStartFailure(message: unknown): message is StartFailure {
  return typeof message === 'object' && message !== null && 'startFailure' in message
}
