// `npm run doctor`: what this machine has and what it lacks, a line each. Exit 1 when something needed is missing.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '../../scripts/chromium.mjs'
import { checkPort } from '../../server/server.mjs'
import { holderOf } from './data-lock.mjs'
import { project } from './folders.mjs'
import { isInstalled, npm } from './install.mjs'
import { describe, Problem } from './problem.mjs'

/** @typedef {{ what: string, needed: boolean, look: () => string | Promise<string> }} Look `look` says what is there, or throws what is missing */

const neededSpace = 3 // gigabytes: packages, build, a database with room to grow

process.chdir(project)
const installed = isInstalled()

/** @type {Look[]} */
const looks = [
  { what: 'Node.js', needed: true, look: nodeVersion },
  { what: 'npm', needed: true, look: npmVersion },
  {
    what: 'Packages',
    needed: false,
    look: () => (installed ? 'installed' : absent('not installed yet; npm start does it')),
  },
  { what: 'Environment', needed: true, look: wellFormed },
  { what: 'Disk space', needed: true, look: async () => space(await dataDir()) },
  { what: 'Data folder', needed: true, look: async () => writable(await dataDir()) },
  { what: 'Port', needed: true, look: port },
  { what: 'Database', needed: true, look: database },
  { what: 'Pictures (sharp)', needed: installed, look: sharp },
  {
    what: 'Chromium',
    needed: false,
    look: () => findChromium() ?? absent('none; only npm test needs it, and says how to get it'),
  },
  { what: 'Mail', needed: false, look: async () => smtp((await wanted())?.smtp) },
  { what: 'Files', needed: false, look: async () => files((await wanted())?.s3) },
]

let missing = 0
for (const { what, needed, look } of looks) {
  let sign = '✓'
  let text
  try {
    text = await look()
  } catch (error) {
    sign = needed ? '✗' : '–'
    missing += needed ? 1 : 0
    text = describe(error).replaceAll('\n', ' ')
  }
  console.log(`${sign} ${what.padEnd(17)} ${text}`)
}
console.log(missing ? `\n${missing} of these must be put right.` : '\nEverything that is needed is here.')
process.exit(missing ? 1 : 0)

/** @param {string} text @returns {never} */
function absent(text) {
  throw new Problem(text)
}

async function wanted() {
  if (!installed) return undefined
  const { readEnvironment } = await import('../../src/foundation/env/environment.mjs')
  return readEnvironment()
}

async function wellFormed() {
  await wanted()
  return installed ? 'well-formed' : 'looked at when the packages are installed'
}

async function dataDir() {
  return (await wanted())?.dataDir ?? path.resolve(process.env.DATA_DIR || 'data')
}

function nodeVersion() {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19) ? node : absent(`${node}; 20.19 or newer is needed`)
}

function npmVersion() {
  const { command, args } = npm()
  const { stdout, status } = spawnSync(command, [...args, '--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0 ? stdout.trim() : absent('not found')
}

/**
 * The nearest folder that is there already.
 * @param {string} folder
 * @returns {string}
 */
function standing(folder) {
  return existsSync(folder) ? folder : standing(path.dirname(folder))
}

/** @param {string} folder */
function space(folder) {
  const { bavail, bsize } = statfsSync(standing(folder))
  const free = (bavail * bsize) / 1e9
  const text = `${free.toFixed(1)} GB free`
  return free >= neededSpace ? text : absent(`${text}; ${neededSpace} GB are needed`)
}

/** @param {string} folder */
function writable(folder) {
  const place = standing(folder)
  try {
    accessSync(place, constants.W_OK | constants.X_OK)
  } catch {
    absent(`${place} cannot be written to by this user; set DATA_DIR to another folder`)
  }
  return folder
}

async function port() {
  const { port = Number(process.env.PORT || 3000), host, dataDir } = (await wanted()) ?? {}
  const holder = dataDir && holderOf(dataDir)
  if (holder && holder.port === port)
    return `${port}, used by "${holder.command}" (process ${holder.pid}) with this data folder`
  await checkPort({ port, host })
  return `${port} is free`
}

async function database() {
  const url = (await wanted())?.databaseUrl
  if (!installed) return 'looked at when the packages are installed'
  if (url) {
    const { connect } = await import('./ensure-prepared.mjs')
    const client = await connect(url)
    const { rows } = await client.query('show server_version')
    await client.end()
    return `PostgreSQL ${rows[0].server_version} of DATABASE_URL`
  }
  const { postgresBinaries } = await import('./postgres-binaries.mjs')
  const { runnerFor } = await import('./unprivileged.mjs')
  const { postgres, initdb } = await postgresBinaries()
  const folder = standing(await dataDir())
  const runner = runnerFor({
    initdb,
    folder,
    owners: [path.join(folder, 'postgres'), folder, project],
  })
  const { stdout, stderr, status } = spawnSync(...runner.line(postgres, ['--version']), {
    ...runner.ids,
    cwd: '/',
    encoding: 'utf8',
  })
  return status === 0
    ? `embedded, ${stdout.trim()}`
    : absent(`the embedded PostgreSQL does not start: ${String(stderr).trim()}`)
}

async function sharp() {
  if (!installed) absent('looked at when the packages are installed')
  const { default: library } = await import('sharp')
  await library({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .webp()
    .toBuffer()
  return `sharp ${library.versions.sharp ?? ''} with libvips ${library.versions.vips}`
}

/** @param {import('../../src/foundation/env/environment.mjs').Smtp | undefined} settings */
function smtp(settings) {
  return settings
    ? `through ${settings.host}:${settings.port}`
    : absent('SMTP is not configured; mails go to the log and to outbox/ in the data folder')
}

/** @param {import('../../src/foundation/env/environment.mjs').S3 | undefined} settings */
function files(settings) {
  return settings
    ? `in the S3 bucket ${settings.bucket}`
    : absent('S3 is not configured; files are kept in the data folder')
}
