import { readFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf, Problem } from './problem'

/**
 * Reads a file of the data folder; undefined when it does not exist.
 * @throws {Problem} when it is a folder, or this user may not read it
 */
export function readDataFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw explainFileError(file, error)
  }
}

/** Names what keeps a file of the data folder from being used, if the user can change it. */
export function explainFileError(file: string, error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'EISDIR') return new Problem(`${file} is a folder where a file should be; move it away.`)
  if (code === 'EACCES' || code === 'EPERM')
    return new Problem(`${file} belongs to another user; make this user the owner of ${path.dirname(file)}.`)
  return error
}
