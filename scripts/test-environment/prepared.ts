// Prepared databases, kept under node_modules/.cache so that a test run starts in seconds.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { readEnvironment } from '../../src/foundation/env/environment'
import { connect } from '../../tools/local-server/database'
import { ensurePrepared } from '../../tools/local-server/ensure-prepared'
import { settingsOf } from '../../tools/local-server/environment'
import { project } from '../../tools/local-server/folders'
import { startPostgres } from '../../tools/local-server/postgres'
import { type Content, digestOf } from './digest'
import { processOptions, testAdmin, withoutSettings } from './environment'
import { createRunFolder, removeRunFolder } from './run-folder'

export const cacheFolder = path.join(project, 'node_modules', '.cache', 'fungarium-test')
export const runsFolder = path.join(cacheFolder, 'runs')

const keptPerContent = 3

/** Speed at the cost of durability: the data of tests is thrown away. */
export const unsafeFastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
}

/**
 * Returns the data folder of a stopped PostgreSQL with the wanted content, which must be copied before use.
 * Prepares it first when nothing it is made from has been prepared before.
 */
export async function prepareTestDatabase(content: Content, stopping?: AbortSignal): Promise<string> {
  const folder = path.join(cacheFolder, `${content}-${await digestOf(content)}`)
  if (!existsSync(folder)) await prepare(content, folder, stopping)
  const now = new Date()
  utimesSync(folder, now, now)
  removeOldest(content)
  return folder
}

async function prepare(content: Content, folder: string, stopping?: AbortSignal): Promise<void> {
  const run = createRunFolder(runsFolder)
  const dataDir = path.join(run, 'data')
  try {
    if (content === 'sample') copyDataFolder(await prepareTestDatabase('taxonomy', stopping), dataDir)
    else mkdirSync(dataDir)
    await fill(content, dataDir, stopping)
    // Another run may have prepared the same meanwhile.
    if (!existsSync(folder)) renameSync(dataDir, folder)
  } finally {
    removeRunFolder(run)
  }
}

async function fill(content: Content, dataDir: string, stopping?: AbortSignal): Promise<void> {
  const postgres = await startPostgres(dataDir, { options: unsafeFastSettings })
  try {
    // The sample content is loaded only while there is no administrator.
    if (content === 'sample') await execute(postgres.url, 'delete from users')
    const own = {
      ...testAdmin,
      ...processOptions,
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: content === 'sample' ? '1' : '0',
    }
    const env = { ...withoutSettings(process.env), ...settingsOf(readEnvironment(own), postgres.url), ...own }
    await ensurePrepared(postgres.url, { env, stopping })
    await execute(postgres.url, 'vacuum analyze')
  } finally {
    await postgres.stop()
  }
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** PostgreSQL refuses a data folder of another owner, and Node's own copying does not preserve owners. */
export function copyDataFolder(from: string, to: string): void {
  if (process.platform === 'win32') {
    cpSync(from, to, { recursive: true })
    return
  }
  const { status, stderr } = spawnSync('cp', ['-pR', from, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`)
}

/** A few stay, so that switching between branches does not prepare anew each time. */
function removeOldest(content: Content): void {
  const folders = readdirSync(cacheFolder)
    .filter((name) => name.startsWith(`${content}-`))
    .map((name) => path.join(cacheFolder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of folders.slice(keptPerContent)) removeRunFolder(folder)
}
