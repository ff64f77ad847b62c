import { createTestDatabase, startTestCluster, testEnvironment } from '../../scripts/test-environment/cluster'
import { ensureBuilt } from '../../tools/local-server/build'
import { findFreePort, startSite } from './running-site'

export interface TestedSite {
  /** For the tests. Names the site (BASE_URL) and the database that others are cloned from (E2E_TEMPLATE_URL). */
  env: NodeJS.ProcessEnv
  /** Stops the site and removes its data. */
  stop: () => Promise<void>
}

/** Builds the site if its source has changed and starts it on a clone of the prepared sample content. */
export async function startTestedSite(stopping?: AbortSignal): Promise<TestedSite> {
  const cleanups: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  }
  try {
    const cluster = await startTestCluster('sample', stopping)
    cleanups.push(cluster.stop)
    const port = await findFreePort()
    const env = testEnvironment({
      databaseUrl: await createTestDatabase(cluster.templateUrl, 'e2e'),
      dataDir: cluster.dataDir,
      env: { PORT: String(port) },
    })
    await ensureBuilt({ env, stopping })
    cleanups.push(await startSite(env))
    const named = { BASE_URL: `http://localhost:${port}`, E2E_TEMPLATE_URL: cluster.templateUrl }
    return { env: { ...env, ...named }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
