import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import * as copy from 'pg-copy-streams'
import { hasTable } from '../database'
import { Problem } from '../problem'
import { createTableDigest, type Manifest, type Table, type TableDigest } from './format'

const partSize = 4 * 1024 * 1024

/** Makes the text of every value the same on every server, and lets statements take as long as they need. */
export async function setStableText(client: pg.Client): Promise<void> {
  await client.query(`
    set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
    set extra_float_digits = 1; set client_encoding = 'UTF8';
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`)
}

/** Returns the names of the migrations that have run, in order. */
export async function listRunMigrations(client: pg.Client): Promise<string[]> {
  if (!(await hasTable(client, 'payload_migrations'))) return []
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations order by name')
  return rows.map(({ name }) => name)
}

/** Returns the tables that hold rows: of partitioned tables, the partitions. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    group by relname order by relname`)
  return rows
}

/** Reads a table in parts of whole rows. */
export async function* readRows(client: pg.Client, table: Table): AsyncGenerator<Buffer> {
  const stream = client.query(copy.to(`copy ${target(table)} to stdout`))
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size < partSize) continue
    const rows = Buffer.concat(chunks)
    const end = rows.lastIndexOf('\n') + 1
    if (end > 0) yield rows.subarray(0, end)
    chunks = [rows.subarray(end)]
    size = rows.length - end
  }
  if (size > 0) yield Buffer.concat(chunks)
}

/**
 * Adds rows to a table.
 * @throws {Problem} when PostgreSQL refuses them
 */
export async function writeRows(client: pg.Client, table: Table, rows: Buffer): Promise<void> {
  try {
    await pipeline(Readable.from([rows]), client.query(copy.from(`copy ${target(table)} from stdin`)))
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Problem(`The table ${table.name} cannot be loaded: ${reason}.`, { cause: error })
  }
}

/** Reads a table only to count and hash its rows. */
export async function digestTable(client: pg.Client, table: Table): Promise<TableDigest> {
  const digest = createTableDigest()
  for await (const part of readRows(client, table)) digest.add(part)
  return digest.end()
}

function target({ name, columns }: Table): string {
  return `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}

/** Returns the position of each sequence. Sequences are no part of a snapshot: they may be ahead of it, never behind. */
export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string; isCalled: boolean }>(`
    select sequencename::text as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as "isCalled"
    from pg_sequences where schemaname = current_schema() order by sequencename`)
  return Object.fromEntries(rows.map(({ name, value, isCalled }) => [name, { value, isCalled }]))
}

export async function writeSequences(client: pg.Client, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, { value, isCalled }] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), value, isCalled])
}
