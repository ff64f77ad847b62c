import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeOf, Problem } from './problem'

/** Returns the nearest folder with a package.json: modules of the build lie elsewhere than their source. */
function findProject(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findProject(path.dirname(folder))
}

/** The project folder, which every command runs in. */
export const project = findProject(path.dirname(fileURLToPath(import.meta.url)))

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
