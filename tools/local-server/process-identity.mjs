// Is the process that a file names still that process? A number alone does not say: after a restart, and in
// containers above all, another program may have it.
import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { codeOf } from './problem.mjs'

/**
 * @param {number} pid
 * @returns {boolean} whether any process has this number, be it one that has ended and waits for its parent to note it
 */
export function exists(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/**
 * @param {number} pid
 * @returns {boolean} whether a living process has this number
 */
export function isAlive(pid) {
  return exists(pid) && !/^[ZX]$/.test(statusOf(pid)[0] ?? '')
}

/**
 * @param {number} pid
 * @returns {number | undefined} undefined where the system does not say it cheaply
 */
export function parentOf(pid) {
  const parent = statusOf(pid)[1]
  return parent === undefined ? undefined : Number(parent)
}

/**
 * What Linux says of a process, from its state on: state, parent, ..., at 19 when it began.
 * @param {number} pid
 * @returns {string[]} empty elsewhere, and when there is no such process
 */
function statusOf(pid) {
  if (process.platform !== 'linux') return []
  try {
    // The name in parentheses may hold spaces and parentheses, so count from behind it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/**
 * When a process began, in words that only have to be equal for the same process.
 * @param {number} pid
 * @returns {string} empty where the system does not say
 */
export function beginningOf(pid) {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      const began = statusOf(pid)[19]
      return began === undefined ? '' : `${boot} ${began}`
    }
    if (process.platform !== 'win32')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    // No such process, or no such program.
  }
  return ''
}

/**
 * Whether a process is a PostgreSQL server on this folder of data.
 * @param {number} pid
 * @param {string} cluster its real path
 */
export function servesCluster(pid, cluster) {
  if (!isAlive(pid)) return false
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === cluster
    if (process.platform === 'win32') return true
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster)
  } catch {
    return false // gone meanwhile, or somebody else's: not a server of ours either way
  }
}
