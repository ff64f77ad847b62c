import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../../src/foundation/env/environment'
import { connectionsBesidePool, readEnvironment } from '../../src/foundation/env/environment'
import type { CommandContext } from './command'
import { holderOf, lockDataDir } from './data-lock'
import { ensureDataDir, project } from './folders'
import { startPostgres, urlOfRunning } from './postgres'
import { Problem } from './problem'
import { step } from './progress'
import { getStoredSecret } from './stored-secret'

/** Reads the environment from the project folder, which `.env` and a relative DATA_DIR refer to. */
export function loadEnvironment(): Environment {
  process.chdir(project)
  return readEnvironment()
}

/**
 * Opens the database of the environment.
 * @param name the command as the user knows it: `npm start`
 * @returns the variables that the application reads
 */
export async function openDataFolder(
  environment: Environment,
  name: string,
  command: CommandContext,
): Promise<NodeJS.ProcessEnv> {
  const url = await openDatabase(environment, name, command)
  return { ...process.env, ...settingsOf(environment, url) }
}

/**
 * Locks the data folder and starts the embedded database if it is used; both are released when the command ends.
 * @param name the command as the user knows it: `npm start`
 * @returns the URL of the database
 */
export async function openDatabase(
  environment: Environment,
  name: string,
  { onCleanup }: CommandContext,
): Promise<string> {
  const { dataDir, databaseUrl, databasePool, port, webConcurrency } = environment
  ensureDataDir(dataDir)
  onCleanup(lockDataDir(dataDir, { command: name, port }))
  if (databaseUrl) return databaseUrl
  // Ten are left for commands and for PostgreSQL itself.
  const connections = webConcurrency * (databasePool + connectionsBesidePool) + 10
  // Below PostgreSQL's default, the number in postgresql.conf holds.
  const options: Record<string, string> = connections > 100 ? { max_connections: String(connections) } : {}
  const postgres = await step('Starting PostgreSQL', () => startPostgres(dataDir, { options }))
  onCleanup(postgres.stop)
  return postgres.url
}

/**
 * Returns the URL of the site's database: the one of DATABASE_URL, the embedded one of a site that runs or is just
 * starting, or the embedded one started for the time of the command.
 * @param name the command as the user knows it: `npm run backup`
 */
export async function findOrOpenDatabase(
  environment: Environment,
  name: string,
  command: CommandContext,
): Promise<string> {
  const { dataDir, databaseUrl } = environment
  if (databaseUrl) return databaseUrl
  for (let waited = 0; holderOf(dataDir); waited += 200) {
    const url = urlOfRunning(dataDir)
    if (url) return url
    if (waited > 60_000)
      throw new Problem(
        `The site that runs with ${dataDir} uses another database; set DATABASE_URL as it does.`,
      )
    await sleep(200)
  }
  return openDatabase(environment, name, command)
}

/** Returns the application's variables with all defaults filled in. */
export function settingsOf(environment: Environment, databaseUrl: string) {
  return {
    PORT: String(environment.port),
    SITE_URL: environment.siteUrl,
    DATA_DIR: environment.dataDir,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: environment.payloadSecret ?? getStoredSecret(environment.dataDir, 'payload-secret'),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
