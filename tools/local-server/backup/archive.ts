import { createReadStream, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { codeOf, Problem } from '../problem'

export interface Entry {
  name: string
  content: Buffer
}

/** Appends an entry; resolves when it has been handed to the disk, so that memory stays bounded. */
export type AddEntry = (name: string, content: Buffer) => Promise<void>

/**
 * Writes a gzipped tar archive that only its owner may read. It gets its name when it is complete; nothing is left
 * behind when `fill` fails.
 * @throws {Problem} when the file exists or the disk is full
 */
export async function writeArchive<Result>(
  file: string,
  fill: (add: AddEntry) => Promise<Result>,
  stopping?: AbortSignal,
): Promise<Result> {
  if (existsSync(file)) throw new Problem(`${file} already exists; choose another name with --to.`)
  const partial = `${file}.partial`
  const archive = pack()
  // Created at once, so that an interrupted stream cannot create it later.
  const output = createWriteStream(partial, { fd: create(partial), flush: true })
  const written = pipeline(archive, createGzip(), output, { signal: stopping })
  const add: AddEntry = (name, content) =>
    new Promise((resolve, reject) => {
      const header = { name, mode: 0o600, size: content.length, mtime: new Date() }
      archive.entry(header, content, (error) => (error ? reject(error) : resolve()))
    })
  const filled = fill(add)
  filled.then(
    () => archive.finalize(),
    (error) => archive.destroy(error),
  )
  const [onDisk, filling] = await Promise.allSettled([written, filled])
  if (!output.closed) await new Promise<void>((resolve) => output.once('close', () => resolve()))
  // A failure of the disk makes filling fail too, so it is the reason.
  const failure = [onDisk, filling].find((result) => result.status === 'rejected')
  if (failure) {
    rmSync(partial, { force: true })
    throw explainWriting(failure.reason, partial)
  }
  renameSync(partial, file)
  return filled
}

function create(file: string): number {
  try {
    return openSync(file, 'wx', 0o600)
  } catch (error) {
    throw explainWriting(error, file)
  }
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
    throw explainReading(error, file)
  }
}

function explainWriting(error: unknown, partial: string): unknown {
  const folder = path.dirname(partial)
  return explain(error, {
    ENOSPC: `The disk of ${folder} is full, so there is no backup; free some space, or choose another disk with --to.`,
    EEXIST: `${partial} exists: another backup is being written, or one was interrupted; then delete that file.`,
    ENOENT: `The folder ${folder} does not exist.`,
    EACCES: `The folder ${folder} is not writable for this user; choose another with --to.`,
    EROFS: `The folder ${folder} is not writable; choose another with --to.`,
  })
}

function explainReading(error: unknown, file: string): unknown {
  if (codeOf(error).startsWith('Z_') || /tar|end of data|premature/i.test(String(error)))
    return new Problem(`${file} is damaged or incomplete: ${error}.`, { cause: error })
  return explain(error, {
    ENOENT: `${file} does not exist.`,
    EISDIR: `${file} is a folder, not a backup.`,
    EACCES: `${file} is not readable for this user.`,
  })
}

function explain(error: unknown, reasons: Record<string, string>): unknown {
  const reason = reasons[codeOf(error)]
  return reason ? new Problem(reason, { cause: error }) : error
}
