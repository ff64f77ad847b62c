// Where things are.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeOf, Problem } from './problem.mjs'

/** The folder of the project, which every command works in, wherever it was typed. */
export const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Makes sure that the data folder is there and can be written to.
 * @param {string} dataDir
 */
export function makeDataDir(dataDir) {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Problem(
      `The data folder ${dataDir} cannot be written to (${codeOf(error)}); make it writable for this user, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * Node's own `recursive` never returns where a file system refuses new folders with ENOENT, as /proc does.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}
