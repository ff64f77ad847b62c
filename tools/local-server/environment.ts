import type { Environment } from '../../src/foundation/env/environment'
import { connectionsBesidePool, readEnvironment } from '../../src/foundation/env/environment'
import type { CommandContext } from './command'
import { lockDataDir } from './data-lock'
import { ensureDataDir, project } from './folders'
import { startPostgres } from './postgres'
import { step } from './progress'
import { getStoredSecret } from './stored-secret'

/** Reads the environment from the project folder, which `.env` and a relative DATA_DIR refer to. */
export function loadEnvironment(): Environment {
  process.chdir(project)
  return readEnvironment()
}

/**
 * Opens the database of the environment, and prepares the variables that the application reads.
 * @param name the command as the user knows it: `npm start`
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
  const { dataDir, databaseUrl, port } = environment
  ensureDataDir(dataDir)
  onCleanup(lockDataDir(dataDir, { command: name, port }))
  return databaseUrl ?? (await openPostgres(environment, onCleanup))
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

function openPostgres(
  { dataDir, databasePool, webConcurrency }: Environment,
  onCleanup: CommandContext['onCleanup'],
): Promise<string> {
  // Ten are left for commands and for PostgreSQL itself.
  const connections = webConcurrency * (databasePool + connectionsBesidePool) + 10
  // Below PostgreSQL's default, the number in postgresql.conf holds.
  const options: Record<string, string> = connections > 100 ? { max_connections: String(connections) } : {}
  return step('Starting PostgreSQL', async () => {
    const postgres = await startPostgres(dataDir, { options })
    onCleanup(postgres.stop)
    return postgres.url
  })
}
