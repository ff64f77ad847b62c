import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { explainFileError } from '../data-file'
import { Problem } from '../problem'
import { exists, isAlive, servesCluster } from '../process-identity'
import type { Installation } from './installation'
import { describeForeignFile, takeOwnership } from './ownership'
import { type Postmaster, readPostmaster } from './postmaster'
import { programEnvironment } from './run-program'

/**
 * Starts the server of an existing cluster.
 * @param options settings for this run
 * @throws {Problem} when it does not start
 */
export async function launch(
  installation: Installation,
  options: Record<string, string>,
  fixedPort?: number,
): Promise<Postmaster> {
  await removeStalePidFile(installation)
  takeOwnership(installation)
  for (let attempt = 1; ; attempt++) {
    const port = fixedPort ?? (await findFreePort())
    const result = await launchOn(installation, options, port)
    if ('pid' in result) return result
    // Another program took the port in between, or the processes of a killed server have not ended yet.
    if (attempt === 20 || !/in use/.test(result.error)) throw explain(installation, result.error)
    await sleep(250)
  }
}

function explain(installation: Installation, error: string): Problem {
  const foreign = describeForeignFile(installation)
  if (foreign) return new Problem(foreign)
  const { cluster, dataDir } = installation
  const log = path.join(dataDir, 'postgres.log')
  if (
    /checkpoint record|could not find the database system|could not (?:locate|read|open) .*(?:pg_control|global\/|pg_wal)/i.test(
      error,
    )
  )
    return new Problem(
      `The database under ${cluster} is incomplete (${error}), perhaps because it was copied while the site was running; stop the site and copy it again.`,
    )
  return new Problem(`PostgreSQL could not be started: ${error} (more in ${log}).`)
}

/**
 * Removes a pid file whose process has ended. PostgreSQL does so itself, but not when another process has got the id,
 * or when the ended one is a zombie, which the first process of a container may never collect.
 */
async function removeStalePidFile({ cluster }: Installation): Promise<void> {
  const pid = readPostmaster(cluster)?.pid
  if (pid === undefined) return
  for (let waited = 0; waited < 3000 && exists(pid) && !isAlive(pid); waited += 50) await sleep(50)
  if (exists(pid) && !servesCluster(pid, cluster))
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

async function launchOn(
  { binaries, cluster, dataDir, runner }: Installation,
  options: Record<string, string>,
  port: number,
): Promise<Postmaster | { error: string }> {
  const log = openLog(dataDir)
  const flags = Object.entries({
    ...options,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C reaches this process first, and a server that outlives it is taken over by the next start.
  const child = spawn(
    ...runner.commandLine(binaries.postgres, ['-D', cluster, '-p', String(port), ...flags]),
    {
      ...runner.ids,
      cwd: '/',
      env: programEnvironment(),
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor],
    },
  )
  closeSync(log.descriptor)
  child.unref()
  let failure = ''
  child.once('error', (error) => {
    failure = error.message
  })
  child.once('exit', (code) => {
    failure ||= `it ended with ${code}`
  })
  while (!failure) {
    const postmaster = readPostmaster(cluster)
    if (postmaster?.pid === child.pid && postmaster?.state === 'ready') return postmaster
    await sleep(20)
  }
  return { error: findError(readFileSync(log.file).subarray(log.size).toString()) ?? failure }
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

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
