import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readDataFile } from './data-file'
import { codeOf } from './problem'

/**
 * Returns a secret of 64 hexadecimal digits that is stored in the data folder, generated when it does not exist.
 * @throws {Problem} when it is a folder, or this user may not read it
 */
export function getStoredSecret(dataDir: string, name: 'payload-secret' | 'postgres-password'): string {
  const file = path.join(dataDir, name)
  const secret = readDataFile(file)?.trim()
  if (secret) return secret
  rmSync(file, { force: true }) // an interrupted write left it empty
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(temporary, file) // atomic, and never replaces a secret that another process has just stored
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(temporary)
  }
  return readFileSync(file, 'utf8').trim()
}
