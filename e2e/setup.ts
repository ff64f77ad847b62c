import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.join(import.meta.dirname, '..')

const admin = { ADMIN_EMAIL: 'admin@fungarium.test', ADMIN_PASSWORD: 'only-for-the-tests-1' }

/** Settings of the developer's machine that must not decide what the tests see. An empty one counts as absent. */
const foreignSettings = ['HOST', 'SITE_URL', 'DATABASE_URL', 'PAYLOAD_SECRET', 'SMTP_HOST', 'S3_BUCKET']

/** Starts the site once for all tests, unless BASE_URL names one, and signs the administrator in. */
export default async function setUp(): Promise<() => Promise<void>> {
  const stop = process.env.BASE_URL ? async () => {} : await startSite()
  // The modules below read BASE_URL when they are loaded.
  const { adminAccount, fetchToken } = await import('./support/rest')
  process.env.E2E_ADMIN_TOKEN = await fetchToken(adminAccount())
  return stop
}

/** Builds the site if its source has changed and starts it on a new database with the sample content. */
async function startSite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fungarium-e2e-'))
  const port = await findFreePort()
  Object.assign(process.env, Object.fromEntries(foreignSettings.map((name) => [name, ''])), admin, {
    PORT: String(port),
    DATA_DIR: folder,
    SAMPLE_CONTENT: '1',
    BASE_URL: `http://localhost:${port}`,
  })
  const site = spawn(process.execPath, [path.join('tools', 'local-server', 'start.mjs')], {
    cwd: root,
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await stopProcess(site)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await waitUntilHealthy(site)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits as long as the process lives: on a fresh checkout it also builds the site and loads the sample content. */
async function waitUntilHealthy(site: ChildProcess): Promise<void> {
  let output = ''
  for (const stream of [site.stdout, site.stderr])
    stream?.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-20_000)
    })
  while (site.exitCode === null) {
    const response = await fetch(new URL('/api/health', process.env.BASE_URL)).catch(() => undefined)
    if (response?.ok) return
    await sleep(200)
  }
  throw new Error(`The site could not be started:\n${output.trim()}`)
}

async function stopProcess(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return
  const exit = new Promise((resolve) => site.once('close', resolve))
  site.kill('SIGTERM')
  await exit
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
