import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase } from '../../../scripts/test-environment/cluster'
import { connect } from '../database'
import { ensurePrepared, listMigrations } from '../ensure-prepared'
import type { Manifest } from './format'
import { checkBackup } from './load-entries'
import { restoreBackup } from './restore-backup'
import { listTables } from './tables'
import { writeBackup } from './write-backup'

const { templateUrl } = inject('testCluster')
const picture = Buffer.from('picture\0\n')
const writtenTables = ['listing_facets', 'rate_limits']

let folder = ''
let file = ''
let source: pg.Client
let sourceUrl = ''
let manifest: Manifest

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fungarium-backup-'))
  file = path.join(folder, 'backup.tar.gz')
  sourceUrl = await createTestDatabase(templateUrl, `backup_source_${process.pid}`)
  source = await connect(sourceUrl)
  await addContent()
  manifest = await backUpWhileWriting()
})

afterAll(async () => {
  await source?.end()
  for (const name of ['source', 'restored'])
    await execute(`drop database if exists backup_${name}_${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
})

/** Values that are awkward to copy, an upload, and one whose file is missing. */
async function addContent(): Promise<void> {
  mkdirSync(path.join(folder, 'media'))
  for (const name of ['one.webp', 'one-640x480.webp'])
    writeFileSync(path.join(folder, 'media', name), picture)
  await source.query(
    `insert into media (id, filename, sizes_card_filename, updated_at, created_at)
     values (gen_random_uuid(), 'one.webp', 'one-640x480.webp', now(), now()),
       (gen_random_uuid(), 'missing.webp', null, now(), now())`,
  )
  await source.query(`
    insert into listings (collection, document, locale, slug, title, card, created_at, published_at, average_rating,
      rating_count, facets, latitude)
    select 'products', gen_random_uuid(), 'en', 'slug-' || i, E'tab\\t, line\\nbreak, \\\\N and ñandú 🍄',
      jsonb_build_object('text', E'"\\\\n"', 'n', i / 7.0), now(), '2020-02-29 23:59:59.999999+00', i / 3.0, i,
      array[i], 0.1 + 0.2
    from generate_series(1, 500) as i`)
  await source.query("insert into listing_titles values ('products', 'pt', 1, 'maçã')")
  await source.query("insert into listing_facets (facet) values ('first')")
  // More than one part.
  await source.query(
    `insert into facet_bitmaps
     select id, segment, set_bit(repeat('0', 8192)::bit(8192), segment, 1)
     from listing_facets, generate_series(0, 700) as segment`,
  )
}

/** Another connection adds a row to two tables in each transaction, as long as the backup takes. */
async function backUpWhileWriting(): Promise<Manifest> {
  const writer = await connect(sourceUrl)
  let done = false
  const writing = async () => {
    for (let i = 0; !done; i += 1) {
      await writer.query('begin')
      await writer.query('insert into listing_facets (facet) values ($1)', [`facet-${i}`])
      await writer.query("insert into rate_limits values ($1, '{}', now())", [`key-${i}`])
      await writer.query('commit')
    }
    await writer.end()
  }
  const mediaDir = path.join(folder, 'media')
  const backup = writeBackup({ url: sourceUrl, file, mediaDir, secret: 'a secret' }).finally(() => {
    done = true
  })
  const [written] = await Promise.all([backup, writing()])
  return written
}

async function execute(statement: string): Promise<void> {
  const client = await connect(templateUrl.replace(/[^/]+$/, 'postgres'))
  await client.query(statement).finally(() => client.end())
}

/** The rows of a table as PostgreSQL prints them, independent of their order. */
async function checksum(client: pg.Client, table: string): Promise<string> {
  const name = pg.escapeIdentifier(table)
  const { rows } = await client.query(
    `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} as t`,
  )
  return rows[0].sum
}

/** Changes one byte of the archive: the first one of a text. */
function damage(text: string): string {
  const bytes = gunzipSync(readFileSync(file))
  const at = bytes.indexOf(text)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  const damaged = path.join(folder, 'damaged.tar.gz')
  writeFileSync(damaged, gzipSync(bytes))
  return damaged
}

describe('writeBackup and restoreBackup', () => {
  it('refuse what cannot be backed up or restored', async () => {
    const empty = writeBackup({
      url: templateUrl.replace(/[^/]+$/, 'postgres'),
      file: path.join(folder, 'none.tar.gz'),
      mediaDir: undefined,
      secret: '',
    })
    await expect(empty).rejects.toThrow(/the database is empty/)
    await expect(checkBackup(file, listMigrations().slice(0, 1))).rejects.toThrow(
      /newer version.* update the source/,
    )
    const about = await checkBackup(file, listMigrations())
    const dataDir = path.join(folder, 'occupied')
    const restore = restoreBackup({ url: sourceUrl, dataDir, file, about })
    await expect(restore).rejects.toThrow(/is not empty/)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('restore every table, upload and secret as they were when the backup began', async () => {
    const database = `backup_restored_${process.pid}`
    await execute(`create database ${database}`)
    const url = templateUrl.replace(/[^/]+$/, database)
    const dataDir = path.join(folder, 'restored')
    const about = await checkBackup(file, listMigrations())

    // A damaged archive is rejected, and the database is recognised as unfinished until restoring is repeated.
    const inRow = restoreBackup({ url, dataDir, file: damage('slug-123'), about })
    await expect(inRow).rejects.toThrow('the table listings differs from the manifest')
    const inFile = restoreBackup({ url, dataDir, file: damage('picture'), about })
    await expect(inFile).rejects.toThrow('its files differ from the manifest')
    await expect(ensurePrepared(url, { env: process.env })).rejects.toThrow(/unfinished restore/)
    expect(existsSync(path.join(dataDir, 'media'))).toBe(false)

    expect(await restoreBackup({ url, dataDir, file, about })).toEqual(manifest)
    expect(await ensurePrepared(url, { env: process.env })).toBeUndefined()

    const restored = await connect(url)
    try {
      const tables = await listTables(source)
      expect(await listTables(restored)).toEqual(tables)
      for (const { name } of tables)
        if (!writtenTables.includes(name))
          expect([name, await checksum(restored, name)]).toEqual([name, await checksum(source, name)])
      await expectOneSnapshot(restored)
      await expectSameConstraints(restored)
      await restored.query("insert into listing_facets (facet) values ('next')")
    } finally {
      await restored.end()
    }
    expect(readFileSync(path.join(dataDir, 'media', 'one.webp')).equals(picture)).toBe(true)
    expect(readdirSync(path.join(dataDir, 'media'))).toHaveLength(2)
    expect(manifest.missingUploads).toEqual(['missing.webp'])
    expect(readFileSync(path.join(dataDir, 'payload-secret'), 'utf8')).toBe('a secret\n')
    if (process.platform !== 'win32')
      expect(statSync(path.join(dataDir, 'payload-secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir).sort()).toEqual(['media', 'payload-secret'])
  })
})

/** Both written tables hold the same transactions: the first ones, without those that came after the backup began. */
async function expectOneSnapshot(restored: pg.Client): Promise<void> {
  const query = `
    select (select count(*)::int from listing_facets where facet like 'facet-%') as facets,
      (select count(*)::int from rate_limits) as limits,
      (select max(substr(key, 5)::int) + 1 from rate_limits) as last`
  const [{ facets, limits, last }] = (await restored.query(query)).rows
  expect(facets).toBe(limits)
  expect(last ?? 0).toBe(limits)
  expect((await source.query(query)).rows[0].limits).toBeGreaterThan(limits)
}

async function expectSameConstraints(restored: pg.Client): Promise<void> {
  const query = `
    select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace order by 1`
  expect((await restored.query(query)).rows).toEqual((await source.query(query)).rows)
}
