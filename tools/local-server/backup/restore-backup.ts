import path from 'node:path'
import pg from 'pg'
import { runTypeScript } from '../child-process'
import { connect, hasUnfinishedRestore, lockPreparation, restoreMarker } from '../database'
import { project } from '../folders'
import { Problem } from '../problem'
import type { About, Manifest, Table } from './format'
import { loadEntries } from './load-entries'
import { type StagedFiles, stageFiles } from './staged-files'
import { digestTable, listRunMigrations, listTables, setStableText, writeSequences } from './tables'

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
  const { tables } = options.about
  await setStableText(client)
  await lockPreparation(client)
  await claimDatabase(client)
  options.onProgress?.('creating the tables')
  await runMigrations(client, options)
  await client.query('begin')
  await assertSameTables(client, tables)
  const addForeignKeys = await dropForeignKeys(client)
  // Migrations have left rows, at least in their own table.
  await client.query(tables.map(({ name }) => `delete from ${pg.escapeIdentifier(name)}`).join(';'))
  const manifest = await loadEntries(client, files, options)
  await writeSequences(client, manifest.sequences)
  await compareTables(client, manifest, options)
  await addForeignKeys()
  await client.query(`drop table ${restoreMarker}`)
  await files.publish(() => client.query('commit'))
  options.onProgress?.('collecting statistics')
  await client.query('analyze')
  return manifest
}

/**
 * Marks the database as unfinished.
 * @throws {Problem} when it holds anything else than an unfinished restore
 */
async function claimDatabase(client: pg.Client): Promise<void> {
  if ((await listTables(client)).length > 0 && !(await hasUnfinishedRestore(client)))
    throw new Problem(
      'The database is not empty; restore into a DATA_DIR that does not exist yet, or into an empty database.',
    )
  await client.query(`create table if not exists ${restoreMarker} (since timestamptz not null default now())`)
}

/**
 * Creates the tables as they were when the backup was made; the next start runs newer migrations.
 * @throws {Problem} when an interrupted restore has run migrations that the backup does not have
 */
async function runMigrations(
  client: pg.Client,
  { about: { migrations }, url, dataDir, stopping }: RestoreOptions,
): Promise<void> {
  const done = await listRunMigrations(client)
  if (done.some((name) => !migrations.includes(name)))
    throw new Problem(
      'The database holds an unfinished restore of another version; restore into another, empty database.',
    )
  if (done.length === migrations.length) return
  const { code, output } = await runTypeScript(path.join('tools', 'local-server', 'run-migrations.ts'), {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      // Only to load the configuration; nothing is signed with it.
      PAYLOAD_SECRET: 'only-to-run-migrations',
      MIGRATIONS: migrations.join(','),
    },
    stopping,
  })
  if (code !== 0) throw new Problem(`The tables could not be created:\n${output.trim()}`)
}

/** @throws {Problem} when the migrations have made other tables than those of the backup */
async function assertSameTables(client: pg.Client, expected: readonly Table[]): Promise<void> {
  const describeTable = ({ name, columns }: Table) => `${name} (${columns.toSorted().join(', ')})`
  const tables = await listTables(client)
  const actual = new Set(tables.filter(({ name }) => name !== restoreMarker).map(describeTable))
  const different = expected.find((table) => !actual.delete(describeTable(table)))?.name ?? [...actual][0]
  if (different !== undefined)
    throw new Problem(
      `The migrations of this source make other tables than the backup has (${different}); restore with the source that made it.`,
    )
}

/**
 * Removes the foreign keys, so that tables can be filled in any order. Disabling their checks would need a superuser.
 * @returns a function that adds them again, which checks all rows
 */
async function dropForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`)
  await client.query(rows.map(({ table, name }) => `alter table ${table} drop constraint ${name}`).join(';'))
  return async () => {
    const statements = rows.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    )
    await client.query(statements.join(';'))
  }
}

/** @throws {Problem} when a table does not hold what the manifest says */
async function compareTables(
  client: pg.Client,
  manifest: Manifest,
  { about: { tables }, stopping, onProgress }: RestoreOptions,
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    onProgress?.(`checking table ${index + 1} of ${tables.length}`)
    stopping?.throwIfAborted()
    const { rows, checksum } = await digestTable(client, table)
    const expected = manifest.tables[table.name]
    if (rows !== expected?.rows || checksum !== expected.checksum)
      throw new Problem(`The backup is damaged: the table ${table.name} differs from the manifest.`)
  }
}
