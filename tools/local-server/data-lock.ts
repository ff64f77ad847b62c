import { linkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readDataFile } from './data-file'
import { codeOf, Problem } from './problem'
import { beginningOf, isAlive } from './process-identity'

/** The process that uses a data folder, as written to its lock file. */
interface Holder {
  pid: number
  /** When the process began, which tells it from a later process with the same id. */
  began: string
  /** Identifies the folder, because a copied folder contains the lock file of the original. */
  folder?: string
  command: string
  port?: number
}

/**
 * Locks the data folder for this process and returns a function that unlocks it.
 * @param description shown to other processes that want the folder
 * @throws {Problem} when another process uses it, or its lock file is a folder or cannot be read
 */
export function lockDataDir(dataDir: string, description: { command: string; port?: number }): () => void {
  const file = lockFileOf(dataDir)
  const holder: Holder = {
    pid: process.pid,
    began: beginningOf(process.pid),
    folder: identityOf(dataDir),
    ...description,
  }
  const text = JSON.stringify(holder)
  for (let attempt = 0; ; attempt++) {
    try {
      createAtomically(file, text)
      return () => {
        if (readDataFile(file) === text) rmSync(file, { force: true })
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
    rmSync(file, { force: true }) // its process has ended
  }
}

/**
 * Returns the running process that uses the data folder, if any.
 * @throws {Problem} when its lock file is a folder, or this user may not read it
 */
export function holderOf(dataDir: string): Holder | undefined {
  const text = readDataFile(lockFileOf(dataDir))
  if (!text) return undefined
  try {
    const holder: Holder = JSON.parse(text)
    const isRunning =
      holder.pid !== process.pid && isAlive(holder.pid) && beginningOf(holder.pid) === holder.began
    const isCopied = holder.folder !== undefined && holder.folder !== identityOf(dataDir)
    return isRunning && !isCopied ? holder : undefined
  } catch {
    return undefined // it has been damaged
  }
}

/** Unlike the path, it survives renaming the folder. */
function identityOf(folder: string): string {
  const { dev, ino } = statSync(folder)
  return `${dev}:${ino}`
}

/** Creates a file that nobody can read half written; fails when it exists. */
export function createAtomically(file: string, text: string): void {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text)
  try {
    linkSync(temporary, file)
  } finally {
    rmSync(temporary)
  }
}

function lockFileOf(dataDir: string): string {
  return path.join(dataDir, 'running.json')
}
