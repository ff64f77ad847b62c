import type pg from 'pg'
import type { z } from 'zod'
import { Problem } from '../problem'
import { readArchive } from './archive'
import {
  type About,
  aboutSchema,
  createDigest,
  entries,
  format,
  formatSchema,
  type Manifest,
  manifestSchema,
} from './format'
import type { StagedFiles } from './staged-files'
import { writeRows } from './tables'

interface LoadOptions {
  file: string
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

async function readAbout(file: string): Promise<About> {
  for await (const { name, content } of readArchive(file)) {
    if (name !== entries.about) break
    if (parseEntry(formatSchema, name, content).format > format)
      throw new Problem('The backup was made by a newer version of Fungarium; update the source first.')
    return parseEntry(aboutSchema, name, content)
  }
  throw new Problem(`${file} is no backup of Fungarium.`)
}

/**
 * Loads the rows of all tables and collects the files.
 * @returns the manifest, which is the last entry
 * @throws {Problem} when the backup is damaged
 */
export async function loadEntries(
  client: pg.Client,
  files: StagedFiles,
  { file, about, stopping, onProgress }: LoadOptions,
): Promise<Manifest> {
  const tables = new Map(about.tables.map((table) => [table.name, table]))
  const digest = createDigest()
  let manifest: Manifest | undefined
  for await (const { name, content } of readArchive(file, stopping)) {
    onProgress?.(name)
    const table = name.startsWith(entries.tables) ? tables.get(name.split('/')[1] ?? '') : undefined
    if (table) await writeRows(client, table, content)
    else if (name === entries.manifest) manifest = parseEntry(manifestSchema, name, content)
    else {
      digest.add(`${name}\0`, content)
      files.add(name, content)
    }
  }
  if (!manifest) throw new Problem('The backup is incomplete: it has no manifest.')
  const { checksum, count } = digest.end()
  if (checksum !== manifest.files.checksum || count !== manifest.files.count)
    throw new Problem('The backup is damaged: its files differ from the manifest.')
  return manifest
}

/** @throws {Problem} when the entry is not what a backup contains */
function parseEntry<Schema extends z.ZodType>(
  schema: Schema,
  name: string,
  content: Buffer,
): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(content.toString()))
  } catch (error) {
    throw new Problem(`The backup is damaged: its ${name} cannot be read.`, { cause: error })
  }
}
