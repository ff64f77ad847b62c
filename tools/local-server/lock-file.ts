import { linkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readDataFile } from './data-file'
import { codeOf } from './problem'
import { beginningOf, isAlive } from './process-identity'

/** The process that holds a lock, as written to its file. */
export interface Holder {
  pid: number
  /** When the process began, which tells it from a later process with the same id. */
  began: string
  /** Identifies the file's folder, because a copied folder contains the lock file of the original. */
  folder?: string
  command?: string
  port?: number
}

/**
 * Locks something for this process by a file, which counts only as long as the process runs.
 * @param description shown to other processes that want the lock
 * @returns a function that unlocks it, or the running process that holds it
 */
export function acquireLock(file: string, description: Partial<Holder> = {}): (() => void) | Holder {
  const holder = { pid: process.pid, began: beginningOf(process.pid), folder: folderOf(file), ...description }
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
    const other = readHolder(file)
    if (other) return other
    rmSync(file, { force: true }) // its process has ended
  }
}

/** Returns the other running process that holds the lock, if there is one. */
export function readHolder(file: string): Holder | undefined {
  const text = readDataFile(file)
  if (!text) return undefined
  try {
    const holder: Holder = JSON.parse(text)
    const isRunning =
      holder.pid !== process.pid && isAlive(holder.pid) && beginningOf(holder.pid) === holder.began
    const isCopied = holder.folder !== undefined && holder.folder !== folderOf(file)
    return isRunning && !isCopied ? holder : undefined
  } catch {
    return undefined // it has been damaged
  }
}

/** Unlike the path, it survives renaming the folder. */
function folderOf(file: string): string {
  const { dev, ino } = statSync(path.dirname(file))
  return `${dev}:${ino}`
}

/** Creates a file that nobody can read half written; fails when it exists. */
export function createAtomically(file: string, text: string, mode = 0o666): void {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text, { mode, flush: true })
  try {
    linkSync(temporary, file)
  } finally {
    rmSync(temporary)
  }
}
