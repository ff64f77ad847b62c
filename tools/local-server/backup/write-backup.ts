import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { connect, hasTable, hasUnfinishedRestore } from '../database'
import { codeOf, Problem } from '../problem'
import { type AddEntry, writeArchive } from './archive'
import { type About, createDigest, createTableDigest, entries, format, type Manifest } from './format'
import { listRunMigrations, listTables, readRows, readSequences, setStableText } from './tables'

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
    const about = await takeSnapshot(client, options)
    const fill = (add: AddEntry) => addEntries(add, client, about, options)
    return await writeArchive(options.file, fill, options.stopping)
  } finally {
    await client.end()
  }
}

/** @throws {Problem} when there is nothing to back up */
async function takeSnapshot(client: pg.Client, { mediaDir }: BackupOptions): Promise<About> {
  if (!(await hasTable(client, 'payload_migrations')))
    throw new Problem('There is no backup to make: the database is empty.')
  if (await hasUnfinishedRestore(client))
    throw new Problem('There is no backup to make: the database holds an unfinished restore.')
  const tables = await listTables(client)
  // Readers and writers go on; only changes of the schema wait.
  const names = tables.map(({ name }) => pg.escapeIdentifier(name))
  await client.query(`lock table ${names.join(', ')} in access share mode`)
  return {
    format,
    createdAt: new Date().toISOString(),
    migrations: await listRunMigrations(client),
    uploads: mediaDir === undefined ? 's3' : 'included',
    tables,
  }
}

async function addEntries(
  add: AddEntry,
  client: pg.Client,
  about: About,
  { secret, mediaDir, onProgress }: BackupOptions,
): Promise<Manifest> {
  const files = createDigest()
  const addFile: AddEntry = async (name, content) => {
    files.add(`${name}\0`, content)
    await add(name, content)
  }
  await addFile(entries.about, toJson(about))
  await addFile(entries.secret, Buffer.from(`${secret}\n`))
  // Uploads first: the sooner after the snapshot, the fewer of them can have been deleted.
  const uploads = mediaDir === undefined ? [] : await listUploads(client)
  const missingUploads: string[] = []
  for (const [index, name] of uploads.entries()) {
    onProgress?.(`file ${index + 1} of ${uploads.length}`)
    const content = await readUpload(path.join(String(mediaDir), path.basename(name)))
    if (content) await addFile(`${entries.media}${name}`, content)
    else missingUploads.push(name)
  }
  const tables: Manifest['tables'] = {}
  for (const [index, table] of about.tables.entries()) {
    onProgress?.(`table ${index + 1} of ${about.tables.length}`)
    const digest = createTableDigest()
    let part = 0
    for await (const rows of readRows(client, table)) {
      digest.add(rows)
      part += 1
      await add(`${entries.tables}${table.name}/${String(part).padStart(6, '0')}`, rows)
    }
    tables[table.name] = digest.end()
  }
  const manifest = {
    tables,
    sequences: await readSequences(client),
    files: files.end(),
    uploads: uploads.length - missingUploads.length,
    missingUploads,
  }
  await add(entries.manifest, toJson(manifest))
  return manifest
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

function toJson(value: About | Manifest): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`)
}
