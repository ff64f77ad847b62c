import path from 'node:path'
import type pg from 'pg'
import { runTypeScript } from '../child-process'
import { connect, hasUnfinishedRestore, lockPreparation, restoreMarker } from '../database'
import { project } from '../folders'
import { Problem } from '../problem'
import type { About, Manifest } from './format'
import { loadArchive } from './load-archive'
import { readAbout } from './read-archive'
import { type StagedFiles, stageFiles } from './staged-files'
import { listTables, setStableText } from './tables'

export interface RestoreOptions {
  /** An empty database. */
  url: string
  /** The data folder, without uploads. */
  dataDir: string
  /** The archive. */
  file: string
  /** What checkBackup() has returned. */
  about: About
  stopping?: AbortSignal
  onProgress?: (text: string) => void
}

/**
 * Returns what a backup holds.
 * @param knownMigrations all migrations of this source
 * @throws {Problem} when this source cannot restore it
 */
export async function checkBackup(file: string, knownMigrations: readonly string[]): Promise<About> {
  const about = await readAbout(file)
  const unknown = about.migrations.find((name) => !knownMigrations.includes(name))
  if (unknown !== undefined)
    throw new Problem(
      `The backup was made by a newer version of Fungarium, which has the migration ${unknown}; update the source first.`,
    )
  return about
}

/**
 * Restores a backup into an empty database and data folder. Rows are committed after all of them have been compared with
 * the manifest; until then the database is marked as unfinished, and restoring again starts over.
 * @throws {Problem} when the database is not empty or the backup is damaged
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const client = await connect(options.url)
  client.on('error', () => {}) // the next query reports it
  try {
    const files = stageFiles(options.dataDir)
    try {
      return await restoreInto(client, files, options)
    } finally {
      files.discard()
    }
  } finally {
    await client.end()
  }
}

async function restoreInto(
  client: pg.Client,
  files: StagedFiles,
  options: RestoreOptions,
): Promise<Manifest> {
  const { about, file, onProgress, stopping } = options
  await setStableText(client)
  await lockPreparation(client)
  await claimDatabase(client)
  onProgress?.('creating the tables')
  await migrate(client, options)
  await client.query('begin')
  const manifest = await loadArchive(client, about, { file, files, stopping, onProgress })
  await client.query(`drop table ${restoreMarker}`)
  await files.publish(() => client.query('commit'))
  onProgress?.('collecting statistics')
  await client.query('analyze')
  return manifest
}

/**
 * Marks the database as unfinished.
 * @throws {Problem} when it holds anything else than an unfinished restore
 */
async function claimDatabase(client: pg.Client): Promise<void> {
  const tables = await listTables(client)
  if (tables.length > 0 && !(await hasUnfinishedRestore(client)))
    throw new Problem(
      'The database is not empty; restore into a DATA_DIR that does not exist yet, or into an empty database.',
    )
  await client.query(`create table if not exists ${restoreMarker} (since timestamptz not null default now())`)
}

/**
 * Creates the tables as they were when the backup was made; the next start runs newer migrations.
 * @throws {Problem} when an interrupted restore has run migrations that the backup does not have
 */
async function migrate(client: pg.Client, options: RestoreOptions): Promise<void> {
  const done = await listRunMigrations(client)
  const { migrations } = options.about
  if (done.some((name) => !migrations.includes(name)))
    throw new Problem(
      'The database holds an unfinished restore of another version; restore into another, empty database.',
    )
  if (done.length < migrations.length) await runMigrations(options)
}

async function listRunMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query("select to_regclass('payload_migrations') is not null as exists")
  if (!rows[0].exists) return []
  const migrations = await client.query<{ name: string }>('select name from payload_migrations')
  return migrations.rows.map(({ name }) => name)
}

async function runMigrations({ about, url, dataDir, stopping }: RestoreOptions): Promise<void> {
  const { code, output } = await runTypeScript(path.join('tools', 'local-server', 'run-migrations.ts'), {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      // Only to load the configuration; nothing is signed with it.
      PAYLOAD_SECRET: 'only-to-run-migrations',
      MIGRATIONS: about.migrations.join(','),
    },
    stopping,
  })
  if (code !== 0) throw new Problem(`The tables could not be created:\n${output.trim()}`)
}
