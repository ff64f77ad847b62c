import type { Environment } from '../../src/foundation/env/environment'
import { readEnvironment } from '../../src/foundation/env/environment'
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
 * Locks the data folder and starts the embedded database if it is used; both are released when the command ends.
 * @param name the command as the user knows it: `npm start`
 * @returns the environment variables for the application
 */
export async function openDataFolder(
  environment: Environment,
  name: string,
  { onCleanup }: CommandContext,
): Promise<NodeJS.ProcessEnv> {
  const { dataDir, databaseUrl, port } = environment
  ensureDataDir(dataDir)
  onCleanup(lockDataDir(dataDir, { command: name, port }))
  const url = databaseUrl ?? (await openPostgres(dataDir, onCleanup))
  return { ...process.env, ...settingsOf(environment, url) }
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

function openPostgres(dataDir: string, onCleanup: CommandContext['onCleanup']): Promise<string> {
  return step('Starting PostgreSQL', async ({ update }) => {
    const postgres = await startPostgres(dataDir)
    onCleanup(postgres.stop)
    if (postgres.adopted) update('it was still running')
    return postgres.url
  })
}
