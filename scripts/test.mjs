// `npm test`: everything, from a fresh clone to one line "N passed, N failed". `npm test -- unit|integration|e2e [file]`
// runs a part. It has its own database and its own folder, and leaves neither behind.
import '../tools/local-server/node-version.mjs'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endGroup, run } from '../tools/local-server/child-process.mjs'
import { undertake } from '../tools/local-server/command.mjs'
import { project } from '../tools/local-server/folders.mjs'
import { ensureInstalled } from '../tools/local-server/install.mjs'
import { describe, Problem } from '../tools/local-server/problem.mjs'
import { step } from '../tools/local-server/progress.mjs'
import { ensureChromium } from './chromium.mjs'

/** @typedef {import('../tools/local-server/command.mjs').Undertaking} Undertaking */
/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ folder: string, env: NodeJS.ProcessEnv, createDatabase: (name: string) => Promise<string> }} Ground what the tests stand on */

const parts = ['verify', 'unit', 'integration', 'e2e']
const patience = 60_000 // milliseconds until the site must be ready
const admin = { ADMIN_EMAIL: 'admin@fungarium.test', ADMIN_PASSWORD: 'only-for-the-tests-1' }

// The data of the tests may be lost with the machine; it is thrown away anyway.
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

// No server listens there; requests are made in-process, as if to the address of the defaults.
const asIfDefault = { PORT: '3000', SITE_URL: 'http://localhost:3000' }

const [part, ...files] = process.argv.slice(2)

await undertake(async (undertaking) => {
  if (part && !parts.includes(part))
    throw new Problem(`There is no part "${part}"; there are ${parts.join(', ')}.`)
  process.chdir(project)
  /** @type {Record<string, Count>} */
  const counts = {}
  try {
    await testEverything(counts, undertaking)
  } catch (error) {
    undertaking.check()
    console.error(`\n${describe(error)}`)
    counts.rest = { passed: 0, failed: 1 } // whatever could not be tried
  }
  const failed = sum(counts, 'failed')
  undertaking.later(() => console.log(`\n${sum(counts, 'passed')} passed, ${failed} failed`), { last: true })
  return failed > 0 ? 1 : 0
})

/**
 * @param {Record<string, Count>} counts filled as it goes
 * @param {Undertaking} undertaking
 */
async function testEverything(counts, undertaking) {
  const { stopping } = undertaking
  const wants = (/** @type {string} */ name) => !part || part === name
  await ensureInstalled(stopping)
  const chromium = wants('e2e') ? await ensureChromium(stopping) : undefined
  if (wants('verify')) {
    const { verify } = await import('./verify.mjs')
    counts.verify = await timed('verify', () => verify(stopping))
  }
  if (wants('unit'))
    counts.unit = await timed('unit', () => vitest('unit', ownFolder(undertaking), process.env, undertaking))
  if (!wants('integration') && !chromium) return
  const ground = await timed('ground', () => prepareGround(undertaking))
  if (wants('integration'))
    counts.integration = await timed('integration', () => integration(ground, undertaking))
  if (chromium) counts.e2e = await timed('e2e', () => endToEnd(ground, chromium, undertaking))
}

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function timed(name, work) {
  const began = performance.now()
  console.log(`\n── ${name}`)
  const result = await work()
  console.log(`── ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

/** @param {Record<string, Count>} counts @param {keyof Count} what */
function sum(counts, what) {
  return Object.values(counts).reduce((total, count) => total + count[what], 0)
}

/** @param {Undertaking} undertaking */
function ownFolder(undertaking) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fungarium-test-'))
  undertaking.later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/**
 * A PostgreSQL with one database that holds the sample content; each part gets a copy.
 * @param {Undertaking} undertaking
 * @returns {Promise<Ground>}
 */
async function prepareGround(undertaking) {
  const { startPostgres } = await import('../tools/local-server/postgres.mjs')
  const { connect, ensurePrepared } = await import('../tools/local-server/ensure-prepared.mjs')
  const { settingsOf } = await import('../tools/local-server/environment.mjs')
  const { readEnvironment } = await import('../src/foundation/env/environment.mjs')
  const folder = ownFolder(undertaking)
  const postgres = await step('Starting PostgreSQL', () => startPostgres(folder, { options: hasty }))
  undertaking.later(postgres.stop)
  // Nothing of the person's own .env or shell may decide what the tests see.
  const own = { ...admin, PORT: String(await freePort()), DATA_DIR: folder, SAMPLE_CONTENT: '1' }
  const env = { ...withoutSettings(process.env), ...settingsOf(readEnvironment(own), postgres.url), ...own }
  await ensurePrepared(postgres.url, { env, stopping: undertaking.stopping })

  return {
    folder,
    env,
    createDatabase: async (name) => {
      const client = await connect(withDatabase(postgres.url, 'postgres'))
      await client.query(`create database ${name} template ${new URL(postgres.url).pathname.slice(1)}`)
      await client.end()
      return withDatabase(postgres.url, name)
    },
  }
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} with every variable of ours absent, which an empty one also is to `.env`
 */
function withoutSettings(env) {
  const ours = /^(HOST|SITE_URL|DATABASE_URL|PAYLOAD_SECRET|ADMIN_.*|SMTP_.*|S3_.*)$/
  const dotEnv = existsSync('.env')
    ? readFileSync('.env', 'utf8').matchAll(/^\s*(?:export\s+)?([A-Z0-9_]+)\s*=/gm)
    : []
  const names = [...Object.keys(env), ...Array.from(dotEnv, ([, name = '']) => name)].filter((name) =>
    ours.test(name),
  )
  return { ...env, ...Object.fromEntries(names.map((name) => [name, ''])) }
}

/** @param {string} url @param {string} name */
function withDatabase(url, name) {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** @param {Ground} ground @param {Undertaking} undertaking */
async function integration(ground, undertaking) {
  const url = await ground.createDatabase('integration')
  return vitest(
    'integration',
    ground.folder,
    { ...ground.env, ...asIfDefault, DATABASE_URL: url, NODE_ENV: 'test' },
    undertaking,
  )
}

/**
 * @param {Ground} ground
 * @param {string} chromium
 * @param {Undertaking} undertaking
 */
async function endToEnd(ground, chromium, undertaking) {
  const { ensureBuilt } = await import('../tools/local-server/build.mjs')
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...ground.env, DATABASE_URL: await ground.createDatabase('e2e') }
  await ensureBuilt({ env, stopping: undertaking.stopping })
  await step('Starting the site', () => serve(env, undertaking))
  return vitest(
    'e2e',
    ground.folder,
    { ...env, NODE_ENV: 'test', BASE_URL: env.SITE_URL, CHROME_PATH: chromium },
    undertaking,
  )
}

/**
 * Starts the site as a person would, and waits until it says that it is well.
 * @param {NodeJS.ProcessEnv} env
 * @param {Undertaking} undertaking
 */
async function serve(env, undertaking) {
  const child = spawn(process.execPath, [path.join('tools', 'local-server', 'start.mjs')], {
    cwd: project,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (said = `${said}${chunk}`.slice(-20_000)))
  const ended = new Promise((resolve) => child.once('close', resolve))
  undertaking.later(async () => {
    endGroup(child)
    await ended
  })
  for (const began = performance.now(); performance.now() - began < patience; await sleep(100)) {
    undertaking.check()
    if (child.exitCode !== null) break
    const answer = await fetch(`${env.SITE_URL}/api/health`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Problem(`The site did not get ready for the end-to-end tests. It said:\n${said.trim()}`)
}

/**
 * Runs one of vitest's projects and counts what it says in JSON.
 *
 * @param {string} name
 * @param {string} folder for its report
 * @param {NodeJS.ProcessEnv} env
 * @param {Undertaking} undertaking
 * @returns {Promise<Count>}
 */
async function vitest(name, folder, env, undertaking) {
  const report = path.join(folder, `${name}.json`)
  const asked = part === name ? files : []
  const args = [
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...asked,
  ]
  const { code } = await run(process.execPath, [path.join('node_modules', 'vitest', 'vitest.mjs'), ...args], {
    cwd: project,
    env,
    stopping: undertaking.stopping,
    inherit: true,
  })
  return countOf(report, code)
}

/**
 * @param {string} report
 * @param {number} code
 * @returns {Count}
 */
function countOf(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 } // it did not get as far as that, or found no file
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that cannot even be loaded has no tests, but has failed all the same.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = numFailedTests + broken.length
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
