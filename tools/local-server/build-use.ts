import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { project } from './folders'
import { acquireLock, readHolder } from './lock-file'
import { Problem } from './problem'

/** The folder of what pages are served from. A build empties only the folders within it. */
export const siteOutput = path.join(project, 'dist')

/** The built program of each process of the site. */
export const siteProgram = path.join(siteOutput, 'server', 'site-process.js')

/** Holds a file for each process that serves the build. */
const holdersFolder = path.join(siteOutput, 'served-by')

/**
 * Locks building and returns a function that unlocks it.
 * @throws {Problem} while another process builds
 */
export function lockBuild(): () => void {
  mkdirSync(siteOutput, { recursive: true })
  const lock = acquireLock(path.join(siteOutput, 'built-by'))
  if (typeof lock === 'function') return lock
  throw new Problem(`Process ${lock.pid} is building this folder; wait until it has ended.`)
}

/** Records that this process serves the build, which must not be replaced. Returns a function that undoes it. */
export function holdBuild(): () => void {
  mkdirSync(holdersFolder, { recursive: true })
  const lock = acquireLock(path.join(holdersFolder, String(process.pid)))
  return typeof lock === 'function' ? lock : () => {}
}

/** Returns the id of another running process that serves the build. */
export function findServingProcess(): number | undefined {
  const names = existsSync(holdersFolder) ? readdirSync(holdersFolder) : []
  return names.map((name) => readHolder(path.join(holdersFolder, name))?.pid).find(Boolean)
}
