import { realpathSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { createCluster, hasCluster } from './postgres/create-cluster'
import { databaseUrl, findInstallation, type Installation } from './postgres/installation'
import { launch } from './postgres/launch'
import { assertAccessible } from './postgres/ownership'
import {
  findRunningServer,
  type Postmaster,
  readPostmaster,
  sendSignal,
  stopServer,
} from './postgres/postmaster'
import { describe, Problem } from './problem'
import { isAlive, servesCluster } from './process-identity'

/** A running embedded PostgreSQL, which listens on the loopback address only. */
export interface Postgres {
  /** The URL of the site's database and of its owner, who is no superuser but may create databases. */
  url: string
  /** Whether the server was already running. */
  adopted: boolean
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
 * Starts the PostgreSQL of a data folder, creating it when it does not exist. The caller must hold the folder's lock
 * (data-lock.ts).
 * @throws {Problem} when it cannot run here
 */
export async function startPostgres(
  dataDir: string,
  { options = {}, note = console.error }: StartOptions = {},
): Promise<Postgres> {
  const installation = await findInstallation(dataDir)
  assertAccessible(installation)
  if (!hasCluster(installation)) await createCluster(installation)
  const running = await findRunningServer(installation)
  const postmaster = running ?? (await launch(installation, options))
  const url = databaseUrl(installation, postmaster.port)
  try {
    await endOtherSessions(url)
  } catch (error) {
    await stopServer(installation, postmaster.pid)
    throw new Problem(
      `The PostgreSQL under ${installation.cluster} rejects the connection: ${error instanceof Error ? error.message : error}.`,
      { cause: error },
    )
  }
  const stop = supervise(installation, postmaster, { options, note })
  return { url, adopted: running !== undefined, stop }
}

/** Restarts the server when it ends unexpectedly, and ends it with this process. Returns a function that stops it. */
function supervise(
  installation: Installation,
  first: Postmaster,
  { options, note }: Required<StartOptions>,
): () => Promise<void> {
  let postmaster = first
  let stopping = false
  let restarting = false
  const timer = setInterval(async () => {
    if (stopping || restarting || isAlive(postmaster.pid)) return
    restarting = true
    note('PostgreSQL has ended unexpectedly; starting it again.')
    try {
      postmaster = await launch(installation, options, postmaster.port)
      if (stopping) await stopServer(installation, postmaster.pid)
    } catch (error) {
      note(describe(error))
    }
    restarting = false
  }, 500)
  timer.unref()

  // Even when this process exits early (a second Ctrl-C, a crash), the server is asked to end.
  const onExit = () => sendSignal(postmaster.pid, stopping ? 'SIGQUIT' : 'SIGINT')
  process.once('exit', onExit)
  return async () => {
    stopping = true
    clearInterval(timer)
    await stopServer(installation, postmaster.pid)
    process.removeListener('exit', onExit)
  }
}

/** Returns the URL of the PostgreSQL that runs for a data folder, or undefined when none does. */
export function urlOfRunning(dataDir: string): string | undefined {
  const cluster = path.join(dataDir, 'postgres')
  const postmaster = readPostmaster(cluster)
  if (postmaster?.state !== 'ready' || !servesCluster(postmaster.pid, realpathSync(cluster))) return undefined
  return databaseUrl({ dataDir }, postmaster.port)
}

/** A server that was already running may still hold sessions, and their locks, of a process that was killed. */
async function endOtherSessions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
    )
  } finally {
    await client.end()
  }
}
