// Running other programs so that none of them outlives us: each gets its own process group, which a stop ends as
// a whole, and which keeps the terminal's Ctrl-C away from it, so that the order of stopping stays ours.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Interrupted } from './problem.mjs'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} [stopping] ends the child and all its children
 * @property {(line: string) => void} [onLine] gets every line of its standard output
 * @property {boolean} [inherit] shows its output as it comes instead of keeping it
 */

/** @typedef {{ code: number, output: string }} Ended `output` holds both streams, unless they were inherited */

/**
 * Runs a program to its end. A failing program is an answer, not an exception.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ended>}
 * @throws {Interrupted} when `stopping` was set
 */
export function run(command, args, { cwd, env, stopping, onLine, inherit = false } = {}) {
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
    /** @type {string[]} */
    const output = []
    const gather = (/** @type {Buffer} */ chunk) => output.push(chunk.toString())
    if (child.stdout) {
      if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
      child.stdout.on('data', gather)
    }
    child.stderr?.on('data', gather)
    const end = () => endGroup(child)
    stopping?.addEventListener('abort', end, { once: true })
    // When we are ended without manners (a second Ctrl-C), nothing of ours may stay behind.
    const exit = () => killGroup(child.pid, 'SIGKILL')
    process.once('exit', exit)
    const settle = () => {
      stopping?.removeEventListener('abort', end)
      process.removeListener('exit', exit)
    }
    child.once('error', (error) => {
      settle()
      reject(error)
    })
    child.once('close', (code) => {
      settle()
      if (stopping?.aborted) reject(new Interrupted())
      else resolve({ code: code ?? 1, output: output.join('') })
    })
  })
}

/**
 * Asks a child's whole group to end, and makes it end when it has not after five seconds.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endGroup(child) {
  killGroup(child.pid, 'SIGTERM')
  setTimeout(() => {
    if (child.exitCode === null && child.signalCode === null) killGroup(child.pid, 'SIGKILL')
  }, 5000).unref()
}

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
function killGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It has already ended.
  }
}

/** Node's exit code for a program whose loading never came to an end. */
const unsettled = 13

/**
 * Runs a TypeScript program. Node 20's module loader now and then gives up in the middle of loading it, before any of
 * it has run; then it is begun again.
 *
 * @param {string} script its path below the project
 * @param {RunOptions} [options]
 * @returns {Promise<Ended>}
 * @throws {Interrupted} when `stopping` was set
 */
export async function runTypeScript(script, options) {
  for (let tries = 1; ; tries += 1) {
    const ended = await run(process.execPath, ['--import', 'tsx', script], options)
    if (ended.code !== unsettled || tries === 8) return ended
  }
}
