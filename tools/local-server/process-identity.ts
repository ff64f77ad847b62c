import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { codeOf } from './problem'

/** Whether a process has this id, even a zombie. */
export function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Whether a running process has this id. */
export function isAlive(pid: number): boolean {
  return exists(pid) && !/^[ZX]$/.test(statusOf(pid)[0] ?? '')
}

/** Returns the parent's id; undefined except on Linux, where it is cheap to read. */
export function parentOf(pid: number): number | undefined {
  const parent = statusOf(pid)[1]
  return parent === undefined ? undefined : Number(parent)
}

/** Returns the fields of /proc/<pid>/stat from the state on: the parent is at 1, the start time at 19. */
function statusOf(pid: number): string[] {
  if (process.platform !== 'linux') return []
  try {
    // The name in parentheses may contain spaces and parentheses, so fields are counted after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/**
 * Returns when a process began, in a form that is only comparable, or an empty string where it is unknown. An id alone
 * does not identify a process: after a restart, and often in containers, another process has it.
 */
export function beginningOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      const began = statusOf(pid)[19]
      return began === undefined ? '' : `${boot} ${began}`
    }
    if (process.platform !== 'win32')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    // There is no such process, or no `ps`.
  }
  return ''
}

/**
 * Whether a process is the PostgreSQL server of a cluster.
 * @param cluster its real path
 */
export function servesCluster(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === cluster
    if (process.platform === 'win32') return true
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster)
  } catch {
    return false // ended in the meantime, or another user's process
  }
}
