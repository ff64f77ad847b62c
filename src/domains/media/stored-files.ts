import { randomBytes } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { slugOf } from '@/foundation/payload/slug'
import { onRollback } from '@/foundation/payload/transaction-hooks'
import type { Media } from '@/payload-types'
import { endPictureTurn } from './processing-queue'
import { pictureReady } from './storage-error'

/** Milliseconds that a file which is being written has to appear. */
const creationTime = 250

/** The names of a picture's files: the picture itself and its sizes. */
export function fileNames({ filename, sizes }: Pick<Partial<Media>, 'filename' | 'sizes'>): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
  return names.filter((name) => typeof name === 'string')
}

/**
 * Deletes files of a folder.
 * @returns the names of those that do not exist
 */
export async function deleteFiles(folder: string, names: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const name of names) {
    await unlink(path.join(folder, path.basename(name))).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
      missing.push(name)
    })
  }
  return missing
}

/** Payload gives up at the first file that it cannot write, while others may still be created. */
async function deleteWrittenFiles(folder: string, names: readonly string[]): Promise<void> {
  const missing = await deleteFiles(folder, names)
  if (missing.length === 0) return
  await setTimeout(creationTime)
  await deleteFiles(folder, missing)
}

/**
 * Writes the name of an upload in letters that every file system and address takes, and adds a random part. Two uploads
 * of one name at the same time would overwrite each other's files, and undoing one would delete those of the other.
 */
export const makeFileNameUnique: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  req.context[pictureReady] = false
  if (req.file) {
    const { name, ext } = path.parse(req.file.name)
    const baseName = slugOf(name)?.slice(0, 100).replace(/-$/, '') ?? 'picture'
    req.file = { ...req.file, name: `${baseName}-${randomBytes(6).toString('hex')}${ext}` }
  }
  return args
}

/** Deletes what an upload has written if its transaction is rolled back. */
export function deleteFilesOnRollback(folder: string): CollectionBeforeChangeHook<Media> {
  return async ({ data, originalDoc, req }) => {
    req.context[pictureReady] = true
    endPictureTurn(req)
    const names = fileNames(data)
    // A changed focal point is saved under the same names.
    if (names.length > 0 && data.filename !== originalDoc?.filename)
      await onRollback(req, () => deleteWrittenFiles(folder, names))
    return data
  }
}
