import { realpathSync } from 'node:fs'
import path from 'node:path'
import { project } from '../folders'
import { getStoredSecret } from '../stored-secret'
import { type Binaries, findBinaries } from './binaries'
import { findRunner, type Runner } from './run-as'

/** The role and the database of the site. */
export const role = 'fungarium'

/** A data folder's PostgreSQL: where its data are and how its programs are run. */
export interface Installation {
  dataDir: string
  /** PostgreSQL's data directory. */
  cluster: string
  binaries: Binaries
  runner: Runner
}

export async function findInstallation(dataDir: string): Promise<Installation> {
  const real = realpathSync(dataDir)
  const cluster = path.join(real, 'postgres')
  const binaries = await findBinaries()
  const runner = findRunner({
    initdb: binaries.initdb,
    folder: real,
    preferOwnerOf: [cluster, real, project],
  })
  return { dataDir: real, cluster, binaries, runner }
}

/** Returns the connection URL of the site's role. */
export function databaseUrl({ dataDir }: { dataDir: string }, port: number): string {
  return `postgres://${role}:${getStoredSecret(dataDir, 'postgres-password')}@127.0.0.1:${port}/${role}`
}
