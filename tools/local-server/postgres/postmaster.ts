import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, Problem } from '../problem'
import { isAlive, servesCluster } from '../process-identity'
import type { Installation } from './installation'
import { runProgram } from './run-program'

/** The server process, as it describes itself in postmaster.pid. */
export interface Postmaster {
  pid: number
  port: number
  state: string
}

/** Reads postmaster.pid, whose lines are: process id, data directory, start time, port, …, state. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), state: lines[7]?.trim() ?? '' } : undefined
}

/** Returns the server that an earlier command left running, once it is ready; undefined when there is none. */
export async function findRunningServer({ cluster }: Installation): Promise<Postmaster | undefined> {
  for (let waited = 0; ; waited += 50) {
    const postmaster = readPostmaster(cluster)
    if (!postmaster || !servesCluster(postmaster.pid, cluster)) return undefined
    if (postmaster.state === 'ready') return postmaster
    if (waited > 30_000)
      throw new Problem(
        `The PostgreSQL under ${cluster} (process ${postmaster.pid}) neither becomes ready nor ends; end it and start again.`,
      )
    await sleep(50)
  }
}

export async function stopServer(installation: Installation, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    const { binaries, cluster } = installation
    await runProgram(installation, binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w'])
    return
  }
  // SIGINT ends the sessions and writes everything to disk; after SIGQUIT the next start recovers.
  const signals: [NodeJS.Signals, number][] = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
  ]
  for (const [signal, timeout] of signals) {
    if (!sendSignal(pid, signal)) return
    for (let waited = 0; waited < timeout; waited += 20) {
      if (!isAlive(pid)) return
      await sleep(20)
    }
  }
}

/** Returns false when the process has ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
    throw error
  }
}
