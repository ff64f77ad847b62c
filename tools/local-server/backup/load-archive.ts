import pg from 'pg'
import { restoreMarker } from '../database'
import { Problem } from '../problem'
import { type About, createFileDigest, entries, type Manifest, manifestSchema, type Table } from './format'
import { parseEntry, readArchive } from './read-archive'
import type { StagedFiles } from './staged-files'
import { digestTable, listTables, writeRows, writeSequences } from './tables'

interface LoadOptions {
  file: string
  files: StagedFiles
  stopping?: AbortSignal
  onProgress?: (text: string) => void
}

/**
 * Fills the tables that the migrations have made, and compares them with the manifest, in the client's transaction.
 * @throws {Problem} when the backup is damaged
 */
export async function loadArchive(client: pg.Client, about: About, options: LoadOptions): Promise<Manifest> {
  await assertSameTables(client, about.tables)
  const addForeignKeys = await dropForeignKeys(client)
  // Migrations have left rows, at least in their own table.
  await client.query(about.tables.map(({ name }) => `delete from ${pg.escapeIdentifier(name)}`).join(';'))
  const manifest = await loadEntries(client, about, options)
  await writeSequences(client, manifest.sequences)
  for (const [index, table] of about.tables.entries()) {
    options.onProgress?.(`checking table ${index + 1} of ${about.tables.length}`)
    options.stopping?.throwIfAborted()
    const { rows, checksum } = await digestTable(client, table)
    const expected = manifest.tables[table.name]
    if (rows !== expected?.rows || checksum !== expected.checksum)
      throw new Problem(`The backup is damaged: the table ${table.name} differs from the manifest.`)
  }
  await addForeignKeys()
  return manifest
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
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`)
  const alter = async (actionOf: (key: (typeof rows)[number]) => string) => {
    await client.query(rows.map((key) => `alter table ${key.table} ${actionOf(key)}`).join(';'))
  }
  await alter(({ name }) => `drop constraint ${pg.escapeIdentifier(name)}`)
  return () => alter(({ name, definition }) => `add constraint ${pg.escapeIdentifier(name)} ${definition}`)
}

/** Loads all entries and returns the manifest, which is the last. */
async function loadEntries(
  client: pg.Client,
  about: About,
  { file, files, stopping, onProgress }: LoadOptions,
): Promise<Manifest> {
  const tables = new Map(about.tables.map((table) => [table.name, table]))
  const digest = createFileDigest()
  let manifest: Manifest | undefined
  for await (const { name, content } of readArchive(file, stopping)) {
    onProgress?.(name)
    const table = name.startsWith(entries.tables) ? tables.get(name.split('/')[1] ?? '') : undefined
    if (table) await loadRows(client, table, content)
    else if (name === entries.manifest) manifest = parseEntry(manifestSchema, name, content)
    else {
      digest.add(name, content)
      files.add(name, content)
    }
  }
  if (!manifest) throw new Problem('The backup is incomplete: it has no manifest.')
  const { checksum, count } = digest.end()
  if (checksum !== manifest.files.checksum || count !== manifest.files.count)
    throw new Problem('The backup is damaged: its files differ from the manifest.')
  return manifest
}

async function loadRows(client: pg.Client, table: Table, rows: Buffer): Promise<void> {
  try {
    await writeRows(client, table, rows)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Problem(`The table ${table.name} cannot be loaded: ${reason}.`, { cause: error })
  }
}
