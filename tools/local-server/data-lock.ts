import path from 'node:path'
import { acquireLock, type Holder, readHolder } from './lock-file'
import { Problem } from './problem'

const lockFileOf = (dataDir: string) => path.join(dataDir, 'running.json')

/**
 * Locks the data folder for this process and returns a function that unlocks it.
 * @param description shown to other processes that want the folder
 * @throws {Problem} when another process uses it, or its lock file is a folder or cannot be read
 */
export function lockDataDir(dataDir: string, description: { command: string; port?: number }): () => void {
  const lock = acquireLock(lockFileOf(dataDir), description)
  if (typeof lock === 'function') return lock
  const where = lock.port ? ` on port ${lock.port}` : ''
  throw new Problem(
    `"${lock.command}" (process ${lock.pid}) already runs${where} with the data folder ${dataDir}; stop it first, or set another DATA_DIR and PORT.`,
  )
}

/**
 * Returns the running process that uses the data folder, if there is one.
 * @throws {Problem} when its lock file is a folder, or this user may not read it
 */
export function holderOf(dataDir: string): Holder | undefined {
  return readHolder(lockFileOf(dataDir))
}
