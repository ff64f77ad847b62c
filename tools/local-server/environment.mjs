// What start, dev and with-database have in common: the checked environment, the data folder, the database.
import { takeDataDir } from './data-lock.mjs'
import { makeDataDir, project } from './folders.mjs'
import { step } from './progress.mjs'
import { keptSecret } from './stored-secret.mjs'

/** @typedef {import('../../src/foundation/env/environment.mjs').Environment} Environment */
/** @typedef {import('./command.mjs').Undertaking} Undertaking */

/** @returns {Promise<Environment>} */
export async function environment() {
  process.chdir(project) // .env, DATA_DIR and the application are all looked for from here
  const { readEnvironment } = await import('../../src/foundation/env/environment.mjs')
  return readEnvironment()
}

/**
 * Takes the data folder and makes sure of a database; both are given back at the end.
 *
 * @param {Environment} wanted
 * @param {string} command what the person typed
 * @param {Undertaking} undertaking
 * @returns {Promise<NodeJS.ProcessEnv>} the environment for the application, with everything filled in
 */
export async function openHouse(wanted, command, undertaking) {
  makeDataDir(wanted.dataDir)
  undertaking.later(takeDataDir(wanted.dataDir, { command, port: wanted.port }))
  const url = wanted.databaseUrl ?? (await openPostgres(wanted.dataDir, undertaking))
  return { ...process.env, ...settingsOf(wanted, url) }
}

/**
 * The variables of the application, with everything filled in that was left to us.
 * @param {Environment} wanted
 * @param {string} databaseUrl
 */
export function settingsOf(wanted, databaseUrl) {
  return {
    PORT: String(wanted.port),
    SITE_URL: wanted.siteUrl,
    DATA_DIR: wanted.dataDir,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: wanted.payloadSecret ?? keptSecret(wanted.dataDir, 'payload-secret'),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/** @param {string} dataDir @param {Undertaking} undertaking */
async function openPostgres(dataDir, undertaking) {
  const { startPostgres } = await import('./postgres.mjs')
  return step('Starting PostgreSQL', async ({ update }) => {
    const postgres = await startPostgres(dataDir)
    undertaking.later(postgres.stop)
    if (postgres.adopted) update('it was still running')
    return postgres.url
  })
}
