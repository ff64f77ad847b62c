// The embedded PostgreSQL: a real server on this machine only, its data under the data folder. It runs in a session
// of its own, so that Ctrl-C reaches us first, and it outlives us when we are killed: the next start then takes it over.
import { spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { project } from './folders.mjs'
import { postgresBinaries } from './postgres-binaries.mjs'
import { codeOf, describe, Problem } from './problem.mjs'
import { exists, isAlive, servesCluster } from './process-identity.mjs'
import { keptSecret } from './stored-secret.mjs'
import { runnerFor } from './unprivileged.mjs'

/**
 * @typedef {object} Postgres
 * @property {string} url the database of the site, for its owner (no superuser, but may create databases)
 * @property {boolean} adopted whether the server was running already
 * @property {() => Promise<void>} stop ends it in order; open transactions are rolled back
 */

/** @typedef {{ pid: number, port: number, state: string }} Postmaster what the server says of itself */

/**
 * @typedef {object} Site
 * @property {string} dataDir
 * @property {string} cluster
 * @property {import('./postgres-binaries.mjs').Binaries} binaries
 * @property {import('./unprivileged.mjs').Runner} runner
 */

const role = 'fungarium'

const megabyte = 1024 * 1024

/** A sixteenth of the machine's memory: what lists are counted from should stay in it (a gigabyte at a million products). */
const sharedBuffers = Math.min(1024, Math.max(128, Math.floor(totalmem() / 16 / megabyte)))

// Written into postgresql.conf once, where an operator may change them.
const settings = {
  shared_buffers: `${sharedBuffers}MB`,
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  // What lists are counted from is worth a second process from some hundred thousand products on.
  parallel_setup_cost: '100',
  // The process that asks works as well: more than there are processors only wait for each other.
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
 * Starts the PostgreSQL of a data folder, making it first when there is none. Only one process may call this for a
 * data folder at a time: see data-lock.mjs.
 *
 * @param {string} dataDir
 * @param {{ options?: Record<string, string>, note?: (text: string) => void }} [how] `options` are settings for this run;
 *   `note` hears what happens later, when the server ends by itself and is started again
 * @returns {Promise<Postgres>}
 * @throws {Problem} when it cannot run here
 */
export async function startPostgres(dataDir, { options = {}, note = console.error } = {}) {
  const site = await siteOf(dataDir)
  await createCluster(site)
  const running = await takeOver(site)
  let postmaster = running ?? (await launch(site, options))
  const url = urlOf(site, postmaster.port)
  try {
    await endOtherSessions(url)
  } catch (error) {
    await stopServer(site, postmaster.pid)
    throw new Problem(
      `The PostgreSQL under ${site.cluster} does not let us in: ${error instanceof Error ? error.message : error}.`,
      { cause: error },
    )
  }

  let stopping = false
  let restarting = false
  const watch = setInterval(async () => {
    if (stopping || restarting || isAlive(postmaster.pid)) return
    restarting = true
    note('PostgreSQL has ended by itself; starting it again.')
    try {
      postmaster = await launch(site, options, postmaster.port)
      if (stopping) await stopServer(site, postmaster.pid)
    } catch (error) {
      note(describe(error))
    }
    restarting = false
  }, 500)
  watch.unref()

  // Ended without manners (a second Ctrl-C, a crash), we still ask the server to go; it does so by itself.
  const onExit = () => sendSignal(postmaster.pid, stopping ? 'SIGQUIT' : 'SIGINT')
  process.once('exit', onExit)

  const stop = async () => {
    stopping = true
    clearInterval(watch)
    await stopServer(site, postmaster.pid)
    process.removeListener('exit', onExit)
  }
  return { url, adopted: running !== undefined, stop }
}

/**
 * The address of the PostgreSQL that runs for a data folder, or undefined when none does.
 * @param {string} dataDir
 */
export function urlOfRunning(dataDir) {
  const cluster = path.join(dataDir, 'postgres')
  const postmaster = readPostmaster(cluster)
  if (postmaster?.state !== 'ready' || !servesCluster(postmaster.pid, realpathSync(cluster))) return undefined
  return urlOf({ dataDir }, postmaster.port)
}

/** @param {string} dataDir @returns {Promise<Site>} */
async function siteOf(dataDir) {
  const real = realpathSync(dataDir)
  const cluster = path.join(real, 'postgres')
  const binaries = await postgresBinaries()
  const runner = runnerFor({ initdb: binaries.initdb, folder: real, owners: [cluster, real, project] })
  return { dataDir: real, cluster, binaries, runner }
}

/** @param {{ dataDir: string }} site @param {number} port */
function urlOf({ dataDir }, port) {
  return `postgres://${role}:${keptSecret(dataDir, 'postgres-password')}@127.0.0.1:${port}/${role}`
}

/**
 * Makes the folder of data beside its place and moves it there when it is whole: being killed in between costs nothing.
 * @param {Site} site
 */
async function createCluster(site) {
  if (existsSync(path.join(site.cluster, 'PG_VERSION'))) return
  const fresh = `${site.cluster}.new`
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    rmSync(fresh, { recursive: true, force: true })
    mkdirSync(fresh, { mode: 0o700 })
    if (site.runner.owner) chownSync(fresh, site.runner.owner.uid, site.runner.owner.gid)
    const made = await runProgram(site, site.binaries.initdb, [
      `--pgdata=${fresh}`,
      '--username=postgres',
      '--encoding=UTF8',
      // PostgreSQL's own rules for order and case, the same on every machine. The character classes come from the
      // system's locale all the same: under plain C the trigrams of "maçã" would be those of "ma".
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${locale}`,
      '--auth-local=reject',
      '--auth-host=scram-sha-256',
      ...Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
    ])
    if (made.code === 0) {
      await createDatabase(site, fresh)
      rmSync(site.cluster, { recursive: true, force: true }) // an empty folder at most: it has no PG_VERSION
      renameSync(fresh, site.cluster)
      return
    }
    if (!/invalid locale/i.test(made.output))
      throw new Problem(`PostgreSQL could not be set up under ${site.cluster}: ${lastLine(made.output)}`)
  }
}

/**
 * The site's role and database, made before anybody can connect. The superuser gets no password: it cannot log in.
 * @param {Site} site @param {string} cluster
 */
async function createDatabase(site, cluster) {
  const password = keptSecret(site.dataDir, 'postgres-password')
  const commands = [
    `create role ${role} login createdb password '${password}'`,
    `create database ${role} owner ${role}`,
  ]
  const made = await runProgram(
    site,
    site.binaries.postgres,
    ['--single', '-D', cluster, 'postgres'],
    `${commands.join('\n')}\n`,
  )
  if (made.code !== 0 || /^\S.*(ERROR|FATAL):/m.test(made.output)) {
    throw new Problem(`PostgreSQL could not be set up under ${site.cluster}: ${lastLine(made.output)}`)
  }
}

/**
 * The server that an earlier start left running, once it is ready.
 * @param {Site} site
 * @returns {Promise<Postmaster | undefined>} undefined when there is none
 */
async function takeOver({ cluster }) {
  for (let waited = 0; ; waited += 50) {
    const postmaster = readPostmaster(cluster)
    if (!postmaster || !servesCluster(postmaster.pid, cluster)) return undefined
    if (postmaster.state === 'ready') return postmaster
    if (waited > 30_000)
      throw new Problem(
        `The PostgreSQL under ${cluster} (process ${postmaster.pid}) neither gets ready nor ends.`,
      )
    await sleep(50)
  }
}

/**
 * @param {Site} site
 * @param {Record<string, string>} options
 * @param {number} [wantedPort]
 * @returns {Promise<Postmaster>}
 */
async function launch(site, options, wantedPort) {
  await clearStaleNote(site)
  for (let attempt = 1; ; attempt++) {
    const port = wantedPort ?? (await freePort())
    const { postmaster, complaint } = await launchOn(site, options, port)
    if (postmaster) return postmaster
    // Somebody took the port in between, or the processes of a killed server are still on their way out.
    if (attempt < 20 && /in use/.test(complaint)) await sleep(250)
    else
      throw new Problem(
        `PostgreSQL could not be started: ${complaint} (more in ${path.join(site.dataDir, 'postgres.log')})`,
      )
  }
}

/**
 * PostgreSQL sees for itself that the process of its last note has ended, but not that another one has got its number,
 * or that the ended one is only waiting for its parent to take note (which a container's first process may never do).
 * @param {Site} site
 */
async function clearStaleNote({ cluster }) {
  const pid = readPostmaster(cluster)?.pid
  if (pid === undefined) return
  for (let waited = 0; waited < 3000 && exists(pid) && !isAlive(pid); waited += 50) await sleep(50)
  if (exists(pid) && !servesCluster(pid, cluster))
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * @param {Site} site
 * @param {Record<string, string>} options
 * @param {number} port
 * @returns {Promise<{ postmaster?: Postmaster, complaint: string }>}
 */
async function launchOn(site, options, port) {
  const logFile = path.join(site.dataDir, 'postgres.log')
  const tooLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000
  const log = openSync(logFile, tooLong ? 'w' : 'a', 0o600)
  const before = statSync(logFile).size
  const flags = Object.entries({
    ...options,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    ...site.runner.line(site.binaries.postgres, ['-D', site.cluster, '-p', String(port), ...flags]),
    {
      ...site.runner.ids,
      cwd: '/',
      env: plainEnvironment(),
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  child.unref()
  let failed = ''
  child.once('error', (error) => {
    failed = error.message
  })
  child.once('exit', (code) => {
    failed ||= `it ended with ${code}`
  })
  while (!failed) {
    const postmaster = readPostmaster(site.cluster)
    if (postmaster?.pid === child.pid && postmaster?.state === 'ready') return { postmaster, complaint: '' }
    await sleep(20)
  }
  const said = readFileSync(logFile).subarray(before).toString()
  return { complaint: said.match(/FATAL: {2}(.*)/)?.[1] ?? failed }
}

/** @param {Site} site @param {number} pid */
async function stopServer(site, pid) {
  if (process.platform === 'win32') {
    await runProgram(site, site.binaries.pg_ctl, ['stop', '-D', site.cluster, '-m', 'fast', '-w'])
    return
  }
  // SIGINT: end the sessions, write everything down, go. SIGQUIT: go, and recover at the next start.
  for (const [signal, patience] of /** @type {const} */ ([
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
  ])) {
    if (!sendSignal(pid, signal)) return
    for (let waited = 0; waited < patience; waited += 20) {
      if (!isAlive(pid)) return
      await sleep(20)
    }
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether there was anybody to hear it
 */
function sendSignal(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
    throw error
  }
}

/**
 * A server that was taken over may hold sessions of a process that is no more, and their locks.
 * @param {string} url
 */
async function endOtherSessions(url) {
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

/**
 * What the server wrote about itself: process number, folder, start, port, ..., state.
 * @param {string} cluster
 * @returns {Postmaster | undefined}
 */
function readPostmaster(cluster) {
  let lines
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), state: lines[7]?.trim() ?? '' } : undefined
}

/**
 * @param {Site} site
 * @param {string} program
 * @param {string[]} args
 * @param {string} [input]
 * @returns {Promise<{ code: number, output: string }>}
 */
function runProgram(site, program, args, input = '') {
  return new Promise((resolve, reject) => {
    const child = spawn(...site.runner.line(program, args), {
      ...site.runner.ids,
      cwd: '/',
      env: plainEnvironment(),
      stdio: 'pipe',
      detached: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
    child.stdin.on('error', () => {}) // it ended before it had read everything; its output says why
    child.stdin.end(input)
  })
}

/**
 * Without PG* variables of the person's own, and with messages that we can read.
 * @returns {NodeJS.ProcessEnv}
 */
function plainEnvironment() {
  return {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    LC_ALL: 'C',
    TZ: 'UTC',
  }
}

/** @returns {Promise<number>} */
function freePort() {
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

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').filter(Boolean).pop() ?? 'it said nothing'
}
