import { createTestDatabase, startTestCluster, testEnvironment } from '../scripts/test-environment/cluster'
import { ensureBuilt } from '../tools/local-server/build'
import { findFreePort, startSite } from './support/running-site'

type Cleanup = () => Promise<void>

/** Starts the site once for all tests, unless BASE_URL names one, and signs the administrator in. */
export default async function setUp(): Promise<Cleanup> {
  console.log(`Pages and languages are chosen by FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}`)
  const stop = process.env.BASE_URL ? async () => {} : await startTestedSite()
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
async function startTestedSite(): Promise<Cleanup> {
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
    Object.assign(process.env, env, {
      BASE_URL: `http://localhost:${port}`,
      E2E_TEMPLATE_URL: cluster.templateUrl,
    })
    await ensureBuilt({ env })
    cleanups.push(await startSite(env))
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}
