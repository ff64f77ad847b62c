import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { nodeOptions } from './node-options'
import { Interrupted } from './problem'

// Every child gets its own process group: ending the group ends its children too, and the terminal's Ctrl-C does not
// reach it, so this process decides the order of stopping.

export interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Ends the child and all its children. */
  stopping?: AbortSignal
  /** Called with every line of the standard output. */
  onLine?: (line: string) => void
  /** Runs with a low priority. */
  inBackground?: boolean
  /** Passes the output through instead of collecting it. */
  inherit?: boolean
}

export interface RunResult {
  code: number
  /** Both output streams; empty when they were inherited. */
  output: string
}

/**
 * Runs a program and resolves when it has ended, whatever its exit code.
 * @throws {Interrupted} when `stopping` was aborted
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env, stopping, onLine, inBackground = false, inherit = false }: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    if (stopping?.aborted) return reject(new Interrupted())
    const windows = process.platform === 'win32'
    const child = spawn(command, args, {
      cwd,
      env,
      detached: !windows,
      shell: windows, // npm and npx are .cmd files there
      stdio: ['ignore', inherit ? 'inherit' : 'pipe', inherit ? 'inherit' : 'pipe'],
    })
    if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    const output: string[] = []
    const collect = (chunk: Buffer) => output.push(chunk.toString())
    if (child.stdout) {
      if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
      child.stdout.on('data', collect)
    }
    child.stderr?.on('data', collect)
    const onStop = () => endGroup(child)
    const onExit = () => killGroup(child, 'SIGKILL') // at a second Ctrl-C there is no time left to wait
    stopping?.addEventListener('abort', onStop, { once: true })
    process.once('exit', onExit)
    child.once('error', reject)
    child.once('close', (code) => {
      stopping?.removeEventListener('abort', onStop)
      process.removeListener('exit', onExit)
      if (stopping?.aborted) reject(new Interrupted())
      else resolve({ code: code ?? 1, output: output.join('') })
    })
  })
}

/** Sends SIGTERM to a child's process group, and SIGKILL when it is still running after five seconds. */
function endGroup(child: ChildProcess): void {
  killGroup(child, 'SIGTERM')
  setTimeout(() => {
    if (child.exitCode === null && child.signalCode === null) killGroup(child, 'SIGKILL')
  }, 5000).unref()
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It has already ended.
  }
}

/**
 * Runs a TypeScript program.
 * @param script its path below the project folder
 * @throws {Interrupted} when `stopping` was aborted
 */
export const runTypeScript = (script: string, options?: RunOptions): Promise<RunResult> =>
  run(process.execPath, [...nodeOptions, '--import', 'tsx', script], options)
