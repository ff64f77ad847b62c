import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { connect, hasUnfinishedRestore } from '../database'
import { codeOf, Problem } from '../problem'
import {
  type About,
  createFileDigest,
  createTableDigest,
  entries,
  format,
  type Manifest,
  type Table,
  type TableDigest,
} from './format'
import { listTables, readRows, readSequences, setStableText } from './tables'
import { type AddEntry, writeArchive } from './write-archive'

export interface BackupOptions {
  /** The database. */
  url: string
  /** The archive to write; it must not exist. */
  file: string
  /** The folder of the uploads; undefined when they are in S3. */
  mediaDir: string | undefined
  /** The key of sessions. */
  secret: string
  stopping?: AbortSignal
  onProgress?: (text: string) => void
}

/** Writes a consistent snapshot of the database, its uploads and the secret to one archive, while the site may run. */
export async function writeBackup(options: BackupOptions): Promise<Manifest> {
  const client = await connect(options.url)
  client.on('error', () => {}) // the next query reports it
  try {
    await setStableText(client)
    await client.query('begin isolation level repeatable read, read only')
    const about = await describeDatabase(client, options)
    return await writeArchive(
      options.file,
      (add) => writeEntries(add, client, about, options),
      options.stopping,
    )
  } finally {
    await client.end()
  }
}

/**
 * Takes the snapshot.
 * @throws {Problem} when there is nothing to back up
 */
async function describeDatabase(client: pg.Client, { mediaDir }: BackupOptions): Promise<About> {
  const tables = await listTables(client)
  if (!tables.some(({ name }) => name === 'payload_migrations'))
    throw new Problem('There is no backup to make: the database is empty.')
  if (await hasUnfinishedRestore(client))
    throw new Problem('There is no backup to make: the database holds an unfinished restore.')
  // Readers and writers go on; only changes of the schema wait.
  const names = tables.map(({ name }) => pg.escapeIdentifier(name))
  await client.query(`lock table ${names.join(', ')} in access share mode`)
  const migrations = await client.query<{ name: string }>('select name from payload_migrations order by name')
  return {
    format,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    uploads: mediaDir === undefined ? 's3' : 'included',
    tables,
  }
}

async function writeEntries(
  add: AddEntry,
  client: pg.Client,
  about: About,
  options: BackupOptions,
): Promise<Manifest> {
  const files = createFileDigest()
  const addFile: AddEntry = async (name, content) => {
    files.add(name, content)
    await add(name, content)
  }
  await addFile(entries.about, toJson(about))
  await addFile(entries.secret, Buffer.from(`${options.secret}\n`))
  // Uploads first: the sooner after the snapshot, the fewer of them can have been deleted.
  const { uploads, missingUploads } = await addUploads(addFile, client, options)
  const tables: Record<string, TableDigest> = {}
  for (const [index, table] of about.tables.entries()) {
    options.onProgress?.(`table ${index + 1} of ${about.tables.length}`)
    tables[table.name] = await addTable(add, client, table)
  }
  const sequences = await readSequences(client)
  const manifest = { tables, sequences, files: files.end(), uploads, missingUploads }
  await add(entries.manifest, toJson(manifest))
  return manifest
}

async function addUploads(
  add: AddEntry,
  client: pg.Client,
  { mediaDir, onProgress }: BackupOptions,
): Promise<Pick<Manifest, 'uploads' | 'missingUploads'>> {
  const missingUploads: string[] = []
  if (mediaDir === undefined) return { uploads: 0, missingUploads }
  const names = await listUploads(client)
  for (const [index, name] of names.entries()) {
    onProgress?.(`file ${index + 1} of ${names.length}`)
    const content = await readUpload(path.join(mediaDir, path.basename(name)))
    if (content) await add(`${entries.media}${name}`, content)
    else missingUploads.push(name)
  }
  return { uploads: names.length - missingUploads.length, missingUploads }
}

/** Returns the names of all files that documents of the snapshot refer to, in every size. */
async function listUploads(client: pg.Client): Promise<string[]> {
  const columns = await client.query<{ name: string }>(`
    select attname::text as name from pg_attribute
    where attrelid = 'media'::regclass and attname ~ '^(sizes_.+_)?filename$' and not attisdropped`)
  const names = columns.rows.map(({ name }) => pg.escapeIdentifier(name))
  const { rows } = await client.query<{ name: string }>(
    `select distinct name from media, unnest(array[${names.join(', ')}]) as name where name is not null order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Returns undefined for a file that is not there. */
async function readUpload(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function addTable(add: AddEntry, client: pg.Client, table: Table): Promise<TableDigest> {
  const digest = createTableDigest()
  let part = 0
  for await (const rows of readRows(client, table)) {
    digest.add(rows)
    part += 1
    await add(`${entries.tables}${table.name}/${String(part).padStart(6, '0')}`, rows)
  }
  return digest.end()
}

function toJson(value: About | Manifest): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}
