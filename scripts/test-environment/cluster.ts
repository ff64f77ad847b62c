// A PostgreSQL for one test run: a copy of a prepared one, which every test process clones its database from.
import path from 'node:path'
import { readEnvironment } from '../../src/foundation/env/environment'
import { settingsOf } from '../../tools/local-server/environment'
import { startPostgres } from '../../tools/local-server/postgres'
import type { Content } from './digest'
import { processOptions, testAdmin, withoutSettings } from './environment'
import { copyDataFolder, execute, prepareTestDatabase, runsFolder, unsafeFastSettings } from './prepared'
import { createRunFolder, removeRunFolder } from './run-folder'

export interface TestCluster {
  /** The address of the prepared database. Connect to clones only: an open session prevents cloning. */
  templateUrl: string
  /** Belongs to this run and holds the uploaded files that the prepared database refers to. */
  dataDir: string
  /** Stops the server and removes everything. */
  stop: () => Promise<void>
}

/** Starts a server with the prepared content in a few seconds; preparing it first can take two minutes. */
export async function startTestCluster(content: Content, stopping?: AbortSignal): Promise<TestCluster> {
  const prepared = await prepareTestDatabase(content, stopping)
  const run = createRunFolder(runsFolder)
  const dataDir = path.join(run, 'data')
  try {
    copyDataFolder(prepared, dataDir)
    const postgres = await startPostgres(dataDir, { options: unsafeFastSettings })
    const stop = async () => {
      await postgres.stop()
      removeRunFolder(run)
    }
    return { templateUrl: postgres.url, dataDir, stop }
  } catch (error) {
    removeRunFolder(run)
    throw error
  }
}

/**
 * Clones the prepared database.
 * @param name a plain lower-case identifier
 * @returns the address of the clone
 */
export async function createTestDatabase(templateUrl: string, name: string): Promise<string> {
  const template = new URL(templateUrl).pathname.slice(1)
  // Copies files: the default writes 1,300 tables page by page, which takes four seconds.
  const statement = `create database ${name} template ${template} strategy file_copy`
  await execute(withDatabase(templateUrl, 'postgres'), statement)
  return withDatabase(templateUrl, name)
}

/**
 * The environment for an application under test.
 * @param options.env what the tests set themselves, such as PORT
 */
export function testEnvironment(options: {
  databaseUrl: string
  dataDir: string
  env?: Record<string, string>
}): NodeJS.ProcessEnv {
  const own = { ...testAdmin, PORT: '3000', ...options.env, DATA_DIR: options.dataDir, SAMPLE_CONTENT: '1' }
  return {
    ...withoutSettings(process.env),
    ...settingsOf(readEnvironment(own), options.databaseUrl),
    ...processOptions,
    ...own,
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
