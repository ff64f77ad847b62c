// Secrets that are made once and kept in the data folder, readable by nobody else.
import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from './problem.mjs'

/**
 * The secret of this name, made when it is not there yet.
 *
 * @param {string} dataDir
 * @param {'payload-secret' | 'postgres-password'} name
 * @returns {string} 64 hexadecimal digits
 */
export function keptSecret(dataDir, name) {
  const file = path.join(dataDir, name)
  try {
    const kept = readFileSync(file, 'utf8').trim()
    if (kept) return kept
    rmSync(file) // empty: cut off while it was written
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(fresh, file) // whole or not at all, and never over one that another process made meanwhile
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(fresh)
  }
  return readFileSync(file, 'utf8').trim()
}
