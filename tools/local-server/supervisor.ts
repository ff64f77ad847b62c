import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { servingVariables } from '../../src/foundation/env/serves-site'
import { nodeOptions } from './node-options'
import { Interrupted, Problem } from './problem'

interface SupervisorOptions {
  /** The program of each process. */
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

/** What a process sends before it ends because it cannot start. */
export interface StartFailure {
  startFailure: string
}

/** What the supervisor sends to a process that shall end in order. */
export const stopMessage = 'stop'

const listening = new WeakSet<Worker>()

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
  cluster.setupPrimary({ exec: program, args: [], execArgv: [...nodeOptions, ...memoryOptions] })
  const stopping = new AbortController()
  const firsts = Array.from({ length: count }, startProcess)
  const ended = firsts.map((first) => keepRunning(first, options, stopping.signal))
  process.once('exit', killAll)
  const ready = Promise.all(
    firsts.map(async (first) => {
      const hasListened = await first.listening
      if (stopping.signal.aborted) throw new Interrupted()
      if (!hasListened) throw new Problem(first.startFailure() ?? 'The site could not be started.')
    }),
  ).then(() => undefined)
  ready.catch(() => undefined) // reported by those who wait for it
  return {
    ready,
    stop: async () => {
      stopping.abort()
      for (const worker of listWorkers()) stopWorker(worker)
      const timer = setTimeout(killAll, stopTimeout)
      await Promise.all(ended)
      clearTimeout(timer)
      process.removeListener('exit', killAll)
    },
  }
}

const listWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

function killAll(): void {
  for (const worker of listWorkers()) worker.process.kill('SIGKILL')
}

/** A process that does not listen yet may not receive the message and has no requests to finish. */
function stopWorker(worker: Worker): void {
  if (listening.has(worker) && worker.isConnected()) worker.send(stopMessage)
  else worker.process.kill('SIGKILL')
}

/** Starts a process again whenever it ends, unless it has never listened. Resolves when it has ended for good. */
async function keepRunning(
  first: SiteProcess,
  { pause = 1000, note = console.error }: SupervisorOptions,
  stopping: AbortSignal,
): Promise<void> {
  if (!(await first.listening)) return
  let endedSoon = false
  for (let current = first; ; current = startProcess()) {
    const startedAt = performance.now()
    const end = await current.ended
    if (stopping.aborted) return
    // A visitor who can end a process must not keep the site down: it is started again at once, then after a short pause.
    const hasRunWell = performance.now() - startedAt > stableAfter
    const delay = endedSoon && !hasRunWell ? pause : 0
    endedSoon = !hasRunWell
    const reason = [end, current.startFailure()].filter(Boolean).join(': ')
    const what = current.pid
      ? `Process ${current.pid} of the site has ended`
      : 'A process of the site did not start'
    note(`${what} (${reason}); starting it again ${delay ? `in ${delay / 1000} s` : 'now'}.`)
    await sleep(delay, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return
  }
}

interface SiteProcess {
  pid: number | undefined
  /** Resolves to false when the process ends without having listened. */
  listening: Promise<boolean>
  /** Resolves to the signal, code or error that the process ended with. */
  ended: Promise<string>
  startFailure: () => string | undefined
}

function startProcess(): SiteProcess {
  let pid: number | undefined
  let startFailure: string | undefined
  let resolveListening: (listens: boolean) => void = () => {}
  const listens = new Promise<boolean>((resolve) => {
    resolveListening = resolve
  })
  const ended = new Promise<string>((resolve, reject) => {
    // Throws, or reports an error, when the machine has no memory for it.
    const worker = cluster.fork({ ...memoryVariables, ...servingVariables })
    pid = worker.process.pid
    worker.once('listening', () => {
      listening.add(worker)
      resolveListening(true)
    })
    worker.on('message', (message: Partial<StartFailure> | null) => {
      startFailure = message?.startFailure ?? startFailure
    })
    worker.once('exit', (code, signal) => resolve(signal || `code ${code}`))
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) reject(error) // otherwise of a message to a process that has just ended
    })
  }).catch(String)
  ended.then(() => resolveListening(false))
  return { pid, listening: listens, ended, startFailure: () => startFailure }
}
