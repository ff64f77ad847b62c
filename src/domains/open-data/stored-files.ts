import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf, transactionOf } from '@/foundation/payload/transaction'
import type { DataFile } from './files'

/** Recorded versions whose files are kept: more than a year of daily changes, at most 200 MB. */
export const keptVersions = 500

/** A file of a recorded version. */
export interface StoredFile {
  name: string
  size: number
  /** SHA-256 of its contents. */
  hash: string
}

/** Stores the files of a version that is recorded in the same transaction. Equal contents are stored once. */
export async function storeFiles(
  req: PayloadRequest,
  version: string,
  files: readonly DataFile[],
): Promise<void> {
  const db = await transactionOf(req)
  const rows = await Promise.all(
    files.map(async ({ name, type, bytes }) => ({
      name,
      type,
      size: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
      bytes: (await promisify(gzip)(bytes)).toString('base64'),
    })),
  )
  const sent = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as sent (name text, type text, size integer, hash text, bytes text)`
  await db.execute(sql`
    insert into open_data_contents (hash, bytes)
    select distinct on (hash) hash, decode(bytes, 'base64') from ${sent} on conflict do nothing`)
  await db.execute(sql`
    insert into open_data_files (version, name, type, size, hash)
    select ${version}, name, type, size, hash from ${sent} on conflict do nothing`)
  await db.execute(sql`
    delete from open_data_files where version not in (
      select data_version from dataversions order by created_at desc limit ${keptVersions})`)
  await db.execute(sql`
    delete from open_data_contents as content
    where not exists (select from open_data_files as file where file.hash = content.hash)`)
}

/** The stored files of versions, by version. */
export async function listStoredFiles(
  payload: Payload,
  versions: readonly string[],
): Promise<Map<string, StoredFile[]>> {
  const rows = await queryRows<StoredFile & { version: string }>(
    databaseOf(payload),
    sql`
    select version, name, size, hash from open_data_files
    where version in (select jsonb_array_elements_text(${JSON.stringify(versions)}::jsonb)) order by name`,
  )
  const files = new Map<string, StoredFile[]>(versions.map((version) => [version, []]))
  for (const { version, ...file } of rows) files.get(version)?.push(file)
  return files
}

/** A stored file of a version with its contents; null if there is none. */
export async function readStoredFile(
  payload: Payload,
  version: string,
  name: string,
): Promise<(DataFile & { hash: string }) | null> {
  const [row] = await queryRows<{ type: string; hash: string; bytes: Buffer }>(
    databaseOf(payload),
    sql`
    select type, hash, bytes from open_data_files join open_data_contents using (hash)
    where version = ${version} and name = ${name}`,
  )
  if (!row) return null
  const bytes = await promisify(gunzip)(row.bytes)
  return { name, type: row.type, hash: row.hash, bytes: new Uint8Array(bytes) }
}
