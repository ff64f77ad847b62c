// Brings the database to where the application expects it. Payload takes seconds to load, so whether it is needed
// is asked in plain SQL first.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { runTypeScript } from './child-process.mjs'
import { project } from './folders.mjs'
import { codeOf, Problem } from './problem.mjs'
import { step } from './progress.mjs'

/** @typedef {{ email: string, password: string | null }} Admin `password` only when one was made up just now */

// Two instances that start on one database at the same time must not both migrate it.
const lock = 3_864_257_131 // any number, always the same

const labels = /** @type {Record<string, string>} */ ({
  load: 'Loading the content system',
  migrate: 'Migrating the database',
  taxonomy: 'Loading the taxonomy',
  sample: 'Loading the sample content',
  lists: 'Writing the lists',
  admin: 'Making the first administrator',
})

/**
 * Migrates, and fills an empty database, when that is needed.
 *
 * @param {string} url
 * @param {{ env: NodeJS.ProcessEnv, stopping?: AbortSignal }} options `env` must hold what the application reads
 * @returns {Promise<Admin | undefined>} the first administrator, when the database was filled
 * @throws {Problem} when the database cannot be reached or prepared
 */
export async function ensurePrepared(url, { env, stopping }) {
  const client = await connect(url)
  client.on('error', () => {}) // said by whatever is asked next
  try {
    if (await isPrepared(client)) return undefined
    await client.query('select pg_advisory_lock($1)', [lock])
    if (await isPrepared(client)) return undefined // by whoever had the lock
    return await prepare(url, env, stopping)
  } finally {
    await client.end()
  }
}

/**
 * Whether every migration has run and somebody can sign in. The first administrator is made last, so an interrupted
 * loading goes on at the next start.
 * @param {pg.Client} client
 */
async function isPrepared(client) {
  const { rows } = await client.query(
    "select to_regclass('payload_migrations') is not null and to_regclass('users') is not null as there",
  )
  if (!rows[0].there) return false
  const done = await client.query('select name from payload_migrations')
  const names = new Set(done.rows.map((row) => row.name))
  if (migrations().some((name) => !names.has(name))) return false
  return (await client.query('select 1 from users limit 1')).rowCount === 1
}

/** @returns {string[]} the names of all migrations, as Payload writes them into its table */
function migrations() {
  const folder = path.join(project, 'migrations')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => /\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
}

/**
 * @param {string} url
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} [stopping]
 * @returns {Promise<Admin | undefined>}
 */
async function prepare(url, env, stopping) {
  /** @type {Admin | undefined} */
  let admin
  const shown = showSteps()
  shown.next('load')
  try {
    const { code, output } = await runTypeScript(path.join('tools', 'local-server', 'prepare.ts'), {
      cwd: project,
      env: { ...env, NODE_ENV: 'production', DATABASE_URL: url },
      stopping,
      onLine: (line) => {
        const said = parse(line)
        if (said?.step === 'ready') admin = said.admin ?? undefined
        else if (said) shown.next(said.step, said)
      },
    })
    if (code !== 0) throw new Problem(`The database could not be prepared:\n${withoutProgress(output)}`)
    await shown.end()
    return admin
  } catch (error) {
    await shown.end(error)
    throw error
  }
}

/** @typedef {{ step: string, done?: number, total?: number, label?: string, admin?: Admin | null }} Said */

/**
 * @param {string} line
 * @returns {Said | undefined} undefined for what is not meant for us
 */
function parse(line) {
  try {
    const said = JSON.parse(line)
    return typeof said?.step === 'string' ? said : undefined
  } catch {
    return undefined
  }
}

/** @param {string} output */
function withoutProgress(output) {
  const lines = output.split('\n').filter((line) => line.trim() && !parse(line))
  return lines.slice(-30).join('\n') || 'the loading ended without a word.'
}

/** Turns a stream of reports into one shown step after the other. */
function showSteps() {
  let name = ''
  /** @type {(detail: string) => void} */
  let update = () => {}
  /** @type {(error?: unknown) => Promise<void>} */
  let finish = async () => {}

  /** @param {string} next @param {Partial<Said>} [said] */
  const show = (next, said = {}) => {
    if (next !== name) {
      finish()
      name = next
      /** @type {(error?: unknown) => void} */
      let settle = () => {}
      const ended = new Promise((resolve, reject) => {
        settle = (error) => (error === undefined ? resolve(undefined) : reject(error))
      })
      const shown = step(labels[next] ?? next, async (current) => {
        update = current.update
        await ended
      }).catch(() => {}) // told by whoever ended it
      finish = async (error) => {
        settle(error)
        await shown
      }
    }
    const count =
      said.done === undefined
        ? ''
        : said.total === undefined
          ? `${said.done}`
          : `${said.done} of ${said.total}`
    update([count, said.label].filter(Boolean).join(' '))
  }
  return { next: show, end: (/** @type {unknown} */ error = undefined) => finish(error) }
}

/**
 * @param {string} url
 * @returns {Promise<pg.Client>}
 * @throws {Problem} in one sentence, without the password
 */
export async function connect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return client
  } catch (error) {
    const { hostname, port, pathname, username } = new URL(url)
    const server = `${hostname}:${port || 5432}`
    const code = codeOf(error)
    /** @type {Record<string, string>} */
    const reasons = {
      ECONNREFUSED: `nothing answers at ${server}`,
      ENOTFOUND: `there is no host ${hostname}`,
      EAI_AGAIN: `the host ${hostname} cannot be looked up`,
      '28P01': `${server} does not accept the password of the user ${username}`,
      28000: `${server} does not let the user ${username} in`,
      '3D000': `there is no database "${pathname.slice(1)}" at ${server}`,
    }
    const reason = reasons[code] ?? `${server} says: ${error instanceof Error ? error.message : error}`
    throw new Problem(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause: error })
  }
}
