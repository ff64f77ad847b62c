import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { explainFileError } from '../data-file'
import { Problem } from '../problem'
import { exists, servesCluster } from '../process-identity'
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
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3]), state: lines[7]?.trim() ?? '' } : undefined
  } catch {
    return undefined
  }
}

/**
 * Starts the server of a cluster, after stopping the one that a killed command has left running.
 * @param options settings for this run
 * @throws {Problem} when it does not start
 */
export async function startServer(
  installation: Installation,
  options: Record<string, string>,
  fixedPort?: number,
): Promise<Postmaster> {
  const { cluster } = installation
  const pid = readPostmaster(cluster)?.pid
  if (pid !== undefined && servesCluster(pid, cluster)) await stopServer(installation)
  // Of a copied cluster. PostgreSQL trusts the file when another process has got the id.
  else if (pid !== undefined && exists(pid)) rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
  for (let attempt = 1; ; attempt++) {
    const error = await launch(installation, options, fixedPort ?? (await findFreePort()))
    const postmaster = readPostmaster(cluster)
    if (error === undefined && postmaster) return postmaster
    // Another program took the port in between, or the processes of a killed server have not ended yet.
    if (attempt === 20 || !/in use/.test(error ?? '')) throw explain(installation, error)
    await sleep(250)
  }
}

/** Ends the sessions and writes everything to disk, unless that takes half a minute: then the next start recovers. */
export async function stopServer(installation: Installation): Promise<void> {
  const stop = (mode: string) =>
    runProgram(installation, installation.binaries.pg_ctl, [
      'stop',
      ...['-D', installation.cluster, '-m', mode, '-t', '30'],
    ])
  if ((await stop('fast')).code !== 0) await stop('immediate')
}

/** Returns what went wrong, or undefined once the server accepts connections. */
async function launch(
  installation: Installation,
  options: Record<string, string>,
  port: number,
): Promise<string | undefined> {
  const { binaries, cluster, dataDir } = installation
  const settings = { ...options, port, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const log = openLog(dataDir)
  const args = ['start', '-s', '-D', cluster, '-t', '600', '-o', flags.join(' ')]
  const { code } = await runProgram(installation, binaries.pg_ctl, args, { log: log.descriptor })
  closeSync(log.descriptor)
  if (code === 0) return undefined
  return findError(readFileSync(log.file).subarray(log.size).toString()) ?? `pg_ctl ended with ${code}`
}

/** Opens the server's log for appending; starts a new one when it has grown over 5 MB. */
function openLog(dataDir: string): { file: string; descriptor: number; size: number } {
  const file = path.join(dataDir, 'postgres.log')
  try {
    const isTooLong = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000
    const descriptor = openSync(file, isTooLong ? 'w' : 'a', 0o600)
    return { file, descriptor, size: statSync(file).size }
  } catch (error) {
    throw explainFileError(file, error)
  }
}

/** Returns the reason in the server's output: the last fatal error, or the complaint of a failed start. */
function findError(output: string): string | undefined {
  const errors = Array.from(output.matchAll(/(?:FATAL|PANIC): {2}(.*)/g), ([, message]) => message)
  return (
    errors.find((message) => !/startup process/.test(message ?? '')) ?? output.match(/^postgres: (.*)/m)?.[1]
  )
}

function explain({ cluster, dataDir }: Installation, error = 'it did not start'): Problem {
  const isIncomplete =
    /checkpoint record|could not find the database system|could not (?:locate|read|open) .*(?:pg_control|global\/|pg_wal)/i
  if (isIncomplete.test(error))
    return new Problem(
      `The database under ${cluster} is incomplete (${error}), perhaps because it was copied while the site was running; stop the site and copy it again.`,
    )
  return new Problem(
    `PostgreSQL could not be started: ${error} (more in ${path.join(dataDir, 'postgres.log')}).`,
  )
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
