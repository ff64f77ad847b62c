import { realpathSync } from 'node:fs'
import path from 'node:path'
import { ensureCluster } from './postgres/create-cluster'
import { databaseUrl, findInstallation } from './postgres/installation'
import { readPostmaster, startServer, stopServer } from './postgres/server'
import { describe } from './problem'
import { isAlive, servesCluster } from './process-identity'

/** A running embedded PostgreSQL, which listens on the loopback address only. */
export interface Postgres {
  /** The URL of the site's database and of its owner, who is no superuser but may create databases. */
  url: string
  /** Stops the server; open transactions are rolled back. */
  stop: () => Promise<void>
}

interface StartOptions {
  /** PostgreSQL settings for this run. */
  options?: Record<string, string>
  /** Called when the server has ended unexpectedly and is started again. */
  note?: (text: string) => void
}

/**
 * Starts the PostgreSQL of a data folder, creating it when it does not exist, and again when it ends unexpectedly. It
 * ends with this process, unless that is killed. The caller must hold the folder's lock (data-lock.ts).
 * @throws {Problem} when it cannot run here
 */
export async function startPostgres(
  dataDir: string,
  { options = {}, note = console.error }: StartOptions = {},
): Promise<Postgres> {
  const installation = await findInstallation(dataDir)
  await ensureCluster(installation)
  let { pid, port } = await startServer(installation, options)
  let stopping = false
  let restarting: Promise<void> | undefined
  const restart = async () => {
    note('PostgreSQL has ended unexpectedly; starting it again.')
    pid = (await startServer(installation, options, port)).pid
  }
  const timer = setInterval(() => {
    if (stopping || restarting || isAlive(pid)) return
    restarting = restart().catch((error) => note(describe(error)))
    restarting.finally(() => {
      restarting = undefined
    })
  }, 500)
  timer.unref()
  // Even when this process exits early (a second Ctrl-C, a crash), the server is asked to end.
  const onExit = () => {
    if (isAlive(pid)) process.kill(pid, stopping ? 'SIGQUIT' : 'SIGINT')
  }
  process.once('exit', onExit)
  return {
    url: databaseUrl(installation, port),
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await restarting
      await stopServer(installation)
      process.removeListener('exit', onExit)
    },
  }
}

/** Returns the URL of the PostgreSQL that runs for a data folder, or undefined when none does. */
export function urlOfRunning(dataDir: string): string | undefined {
  const cluster = path.join(dataDir, 'postgres')
  const postmaster = readPostmaster(cluster)
  if (postmaster?.state !== 'ready' || !servesCluster(postmaster.pid, realpathSync(cluster))) return undefined
  return databaseUrl({ dataDir }, postmaster.port)
}
