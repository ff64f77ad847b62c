import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase, startTestCluster, testEnvironment } from '../scripts/test-environment/cluster'
import { ensureBuilt } from '../tools/local-server/build'
import { project } from '../tools/local-server/folders'

type Cleanup = () => Promise<void>

/** Starts the site once for all tests, unless BASE_URL names one, and signs the administrator in. */
export default async function setUp(): Promise<Cleanup> {
  const stop = process.env.BASE_URL ? async () => {} : await startSite()
  try {
    // These modules read BASE_URL when they are loaded.
    const { adminAccount, signIn } = await import('./support/rest')
    const { storageState } = await signIn(adminAccount())
    process.env.E2E_ADMIN_STATE = JSON.stringify(storageState)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

/** Builds the site if its source has changed and starts it on a clone of the prepared sample content. */
async function startSite(): Promise<Cleanup> {
  const cleanups: Cleanup[] = []
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  }
  try {
    const cluster = await startTestCluster('sample')
    cleanups.push(cluster.stop)
    const port = await findFreePort()
    const env = testEnvironment({
      databaseUrl: await createTestDatabase(cluster.templateUrl, 'e2e'),
      dataDir: cluster.dataDir,
      env: { PORT: String(port) },
    })
    Object.assign(process.env, env, { BASE_URL: `http://localhost:${port}` })
    await ensureBuilt({ env })
    const site = startServer(env)
    cleanups.push(() => stopProcess(site))
    await waitUntilHealthy(site)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts the site with the command that its users type. */
function startServer(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [path.join('tools', 'local-server', 'start.mjs')], {
    cwd: project,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

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
