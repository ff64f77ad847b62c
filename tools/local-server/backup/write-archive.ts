import { createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { codeOf, Problem } from '../problem'

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
  const output = createWriteStream(partial, { fd: create(partial), flush: true })
  const written = pipeline(archive, createGzip(), output, { signal: stopping })
  const filled = fill((name, content) => addEntry(archive, name, content)).then(
    (result) => {
      archive.finalize()
      return result
    },
    (error) => {
      archive.destroy(error)
      throw error
    },
  )
  const [onDisk, filling] = await Promise.allSettled([written, filled])
  if (!output.closed) await new Promise<void>((resolve) => output.once('close', () => resolve()))
  // A failure of the disk makes filling fail too, so it is the reason.
  const failure = [onDisk, filling].find((result) => result.status === 'rejected')
  if (failure) {
    rmSync(partial, { force: true })
    throw explain(failure.reason, partial)
  }
  renameSync(partial, file)
  return filled
}

/** Creates a file at once, so that an interrupted stream cannot create it later. */
function create(file: string): number {
  try {
    return openSync(file, 'wx', 0o600)
  } catch (error) {
    throw explain(error, file)
  }
}

function addEntry(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600, size: content.length, mtime: new Date() }, content, (error) =>
      error ? reject(error) : resolve(),
    )
  })
}

function explain(error: unknown, partial: string): unknown {
  const folder = path.dirname(partial)
  const reasons: Record<string, string> = {
    ENOSPC: `The disk of ${folder} is full, so there is no backup; free some space, or choose another disk with --to.`,
    EEXIST: `${partial} exists: another backup is being written, or one was interrupted; then delete that file.`,
    ENOENT: `The folder ${folder} does not exist.`,
    EACCES: `The folder ${folder} is not writable for this user; choose another with --to.`,
    EROFS: `The folder ${folder} is not writable; choose another with --to.`,
  }
  const reason = reasons[codeOf(error)]
  return reason ? new Problem(reason, { cause: error }) : error
}
