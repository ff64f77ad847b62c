import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readDataFile } from './data-file'
import { createAtomically } from './lock-file'
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
  try {
    createAtomically(file, `${randomBytes(32).toString('hex')}\n`, 0o600)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error // another process has just stored one
  }
  return readFileSync(file, 'utf8').trim()
}
