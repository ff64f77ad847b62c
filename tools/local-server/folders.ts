import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeOf, Problem } from './problem'

/** The project folder, which every command runs in. */
export const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Creates the data folder when it does not exist.
 * @throws {Problem} when it is not writable
 */
export function ensureDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Problem(
      `The data folder ${dataDir} is not writable (${codeOf(error)}); make it writable for this user, or set DATA_DIR to another folder.`,
    )
  }
}

/** Node's `recursive` option never returns on file systems that refuse new folders with ENOENT, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}
