import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import path from 'node:path'
import { Problem } from '../problem'
import { getStoredSecret } from '../stored-secret'
import { type Installation, role } from './installation'
import { reasonOf, runProgram } from './run-program'

const megabyte = 1024 * 1024

/** A sixteenth of the memory: the list index should stay in it, which takes a gigabyte for a million products. */
const sharedBuffers = Math.min(1024, Math.max(128, Math.floor(totalmem() / 16 / megabyte)))

// Written to postgresql.conf once; operators may change them there.
const settings = {
  shared_buffers: `${sharedBuffers}MB`,
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  // Counting facets is worth a parallel worker from some hundred thousand products on.
  parallel_setup_cost: '100',
  // The leader works too; more processes than cores would only wait for each other.
  max_parallel_workers_per_gather: String(Math.min(2, availableParallelism() - 1)),
  max_wal_size: '512MB',
  wal_compression: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  default_text_search_config: 'pg_catalog.simple',
}

/**
 * Makes sure that there is a cluster which PostgreSQL's user may use.
 * @throws {Problem} when it belongs to another user or cannot be created
 */
export async function ensureCluster(installation: Installation): Promise<void> {
  const { cluster, dataDir, runner } = installation
  const user = process.getuid?.()
  // An unreadable cluster would look like a missing one.
  const uid = lstatSync(cluster, { throwIfNoEntry: false })?.uid
  if (uid !== undefined && user !== undefined && user !== 0 && uid !== user)
    throw new Problem(
      `The database cannot be used because ${cluster} belongs to user ${uid} and PostgreSQL runs as user ${user}; run "sudo chown -R ${user} ${dataDir}", or start as user ${uid}.`,
    )
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) return createCluster(installation)
  // Copying as root changes the owner, and unpacking an archive can change the permissions.
  if (runner.owner) execFileSync('chown', ['-R', `${runner.owner.uid}:${runner.owner.gid}`, cluster])
  chmodSync(cluster, 0o700)
}

/** Creates the cluster in a temporary place and moves it when it is complete, so that an interruption leaves nothing half done. */
async function createCluster(installation: Installation): Promise<void> {
  const { cluster } = installation
  if (existsSync(cluster) && !(lstatSync(cluster).isDirectory() && readdirSync(cluster).length === 0))
    throw new Problem(`${cluster} contains something other than a PostgreSQL database; move it away.`)
  const temporary = `${cluster}.new`
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const { code, output } = await initialize(installation, temporary, locale)
    if (code === 0) break
    if (!/invalid locale/i.test(output) || locale === 'C') throw cannotCreate(cluster, output)
  }
  await createDatabase(installation, temporary)
  if (existsSync(cluster)) rmdirSync(cluster)
  renameSync(temporary, cluster)
}

function cannotCreate(cluster: string, output: string): Problem {
  return new Problem(`PostgreSQL could not be set up under ${cluster}: ${reasonOf(output)}`)
}

function initialize(installation: Installation, folder: string, locale: string) {
  const { owner } = installation.runner
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return runProgram(installation, installation.binaries.initdb, [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--encoding=UTF8',
    // PostgreSQL's own rules for order and case are the same on every machine. Character classes still come from the
    // system's locale: under plain C the trigrams of "maçã" would be those of "ma".
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${locale}`,
    '--auth-local=reject',
    '--auth-host=scram-sha-256',
    ...Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
  ])
}

/** Creates the role and database before anyone can connect. The superuser has no password and cannot log in. */
async function createDatabase(installation: Installation, folder: string): Promise<void> {
  const password = getStoredSecret(installation.dataDir, 'postgres-password')
  const input = `create role ${role} login createdb password '${password}'\ncreate database ${role} owner ${role}\n`
  const args = ['--single', '-D', folder, 'postgres']
  const { code, output } = await runProgram(installation, installation.binaries.postgres, args, { input })
  if (code !== 0 || /^\S.*(ERROR|FATAL):/m.test(output)) throw cannotCreate(installation.cluster, output)
}
