import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { createTestDatabase, testEnvironment } from '../../scripts/test-environment/cluster'
import { startRoundRobin } from './round-robin'
import { findFreePort, startSite } from './running-site'

/** Two instances of the site as on two machines: a database, a file storage and an address in common, nothing else. */
export interface Instances {
  /** The address that visitors know: a load balancer in front of both. */
  siteUrl: string
  /** The address of each instance. */
  urls: [one: string, other: string]
  dataDirs: string[]
}

const bucket = 'media'

type OnCleanup = (cleanup: () => Promise<unknown>) => void

/** Starts both instances at once on a database of their own. Needs the prepared database of `e2e/setup.ts`. */
export async function startInstances(templateUrl: string, onCleanup: OnCleanup): Promise<Instances> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fungarium-instances-'))
  onCleanup(() => rm(folder, { recursive: true }))
  const databaseUrl = await createTestDatabase(templateUrl, `instances_${process.pid}`)
  const siteUrl = `http://localhost:${await findFreePort()}`
  const shared = {
    SITE_URL: siteUrl,
    PAYLOAD_SECRET: 'of both instances of a test',
    ...(await startStorage(folder, onCleanup)),
  }
  const start = async (name: string) => {
    const dataDir = path.join(folder, name)
    const port = String(await findFreePort())
    onCleanup(await startSite(testEnvironment({ databaseUrl, dataDir, env: { ...shared, PORT: port } })))
    return { dataDir, url: `http://localhost:${port}` }
  }
  const [one, other] = await Promise.all([start('one'), start('other')])
  onCleanup(await startRoundRobin(Number(new URL(siteUrl).port), [one.url, other.url]))
  return { siteUrl, urls: [one.url, other.url], dataDirs: [one.dataDir, other.dataDir] }
}

/** Starts a file storage and returns the settings of the site for it. */
async function startStorage(folder: string, onCleanup: OnCleanup): Promise<Record<string, string>> {
  const port = await findFreePort()
  const storage = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 'storage'),
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  await storage.run()
  onCleanup(() => storage.close())
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    // The only account of this storage.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
}
