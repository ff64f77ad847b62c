// Is the process that a file names still that process? A number alone does not say: after a restart, and in
// containers above all, another program may have it.
import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { codeOf } from './problem.mjs'

/**
 * @param {number} pid
 * @returns {boolean} whether a living process has this number
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/**
 * Ended, but its parent has not taken note yet; a container's first process often never does.
 * @param {number} pid
 */
function isZombie(pid) {
  try {
    return process.platform === 'linux' && /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
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
      // The name in parentheses may hold spaces, so count from behind it; the beginning is field 22.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return `${boot} ${fields[19]}`
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
