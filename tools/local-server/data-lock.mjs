// One command at a time works on a data folder. The note names the process and when it began, so that one left
// behind by kill -9 or a restarted container is told from a living one.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf, Problem } from './problem.mjs'
import { beginningOf, isAlive } from './process-identity.mjs'

/** @typedef {{ pid: number, began: string, command: string, port?: number }} Holder */

/**
 * Takes the data folder for this process.
 *
 * @param {string} dataDir
 * @param {{ command: string, port?: number }} who shown to whoever comes second
 * @returns {() => void} gives it back
 * @throws {Problem} when another process has it
 */
export function takeDataDir(dataDir, who) {
  const file = noteOf(dataDir)
  const mine = JSON.stringify({ pid: process.pid, began: beginningOf(process.pid), ...who })
  for (let attempt = 0; ; attempt++) {
    try {
      putWhole(file, mine)
      return () => {
        if (read(file) === mine) rmSync(file, { force: true })
      }
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' || attempt === 3) throw error
    }
    const other = holderOf(dataDir)
    if (other) {
      const where = other.port ? ` on port ${other.port}` : ''
      throw new Problem(
        `"${other.command}" (process ${other.pid}) already runs${where} with the data folder ${dataDir}; stop it first, or set another DATA_DIR and PORT.`,
      )
    }
    rmSync(file, { force: true }) // left behind
  }
}

/**
 * The living process that has the data folder, if any.
 * @param {string} dataDir
 * @returns {Holder | undefined}
 */
export function holderOf(dataDir) {
  try {
    const holder = /** @type {Holder} */ (JSON.parse(read(noteOf(dataDir))))
    const living =
      holder.pid !== process.pid && isAlive(holder.pid) && beginningOf(holder.pid) === holder.began
    return living ? holder : undefined
  } catch {
    return undefined // no note
  }
}

/**
 * Writes a file so that nobody ever sees half of it; fails when it is there.
 * @param {string} file @param {string} text
 */
function putWhole(file, text) {
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, text)
  try {
    linkSync(fresh, file)
  } finally {
    rmSync(fresh)
  }
}

/** @param {string} dataDir */
function noteOf(dataDir) {
  return path.join(dataDir, 'running.json')
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
