import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { z } from 'zod'
import { codeOf, Problem } from '../problem'
import { type About, aboutSchema, entries, format, formatSchema } from './format'

export interface Entry {
  name: string
  content: Buffer
}

/**
 * Reads an archive, one entry at a time.
 * @throws {Problem} when it cannot be read to its end
 */
export async function* readArchive(file: string, stopping?: AbortSignal): AsyncGenerator<Entry> {
  const archive = extract()
  const read = pipeline(createReadStream(file), createGunzip(), archive, { signal: stopping })
  read.catch(() => {}) // reading the entries fails too, or nobody wants more of them
  try {
    for await (const entry of archive) {
      const content = await buffer(entry)
      // An archive that was packed again by other programs has entries for folders.
      if (entry.header.type === 'file') yield { name: entry.header.name, content }
    }
    await read
  } catch (error) {
    stopping?.throwIfAborted()
    throw explain(error, file)
  }
}

/**
 * Reads the first entry, which says what the archive holds.
 * @throws {Problem} when it is no backup, or has a newer format
 */
export async function readAbout(file: string): Promise<About> {
  for await (const { name, content } of readArchive(file)) {
    if (name !== entries.about) break
    if (parseEntry(formatSchema, name, content).format > format)
      throw new Problem('The backup was made by a newer version of Fungarium; update the source first.')
    return parseEntry(aboutSchema, name, content)
  }
  throw new Problem(`${file} is no backup of Fungarium.`)
}

/** @throws {Problem} when the entry is not what a backup contains */
export function parseEntry<Schema extends z.ZodType>(
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

function explain(error: unknown, file: string): unknown {
  if (error instanceof Problem) return error
  const code = codeOf(error)
  if (code === 'ENOENT') return new Problem(`${file} does not exist.`, { cause: error })
  if (code === 'EISDIR') return new Problem(`${file} is a folder, not a backup.`, { cause: error })
  if (code === 'EACCES') return new Problem(`${file} is not readable for this user.`, { cause: error })
  const isDamaged = code.startsWith('Z_') || /tar|end of data|premature/i.test(String(error))
  return isDamaged ? new Problem(`${file} is damaged or incomplete: ${error}.`, { cause: error }) : error
}
