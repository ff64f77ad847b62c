import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createAtomically } from './data-lock'
import { project } from './folders'
import { codeOf } from './problem'
import { beginningOf, isAlive } from './process-identity'

/** The folder of what pages are served from. A build empties only the folders within it. */
export const siteOutput = path.join(project, 'dist')

const lockFile = path.join(siteOutput, 'built-by')
const holdersFolder = path.join(siteOutput, 'served-by')

/** Locks building and returns a function that unlocks it; undefined while another process builds. */
export function lockBuild(): (() => void) | undefined {
  mkdirSync(siteOutput, { recursive: true })
  const text = `${process.pid} ${beginningOf(process.pid)}`
  for (let attempt = 0; ; attempt++) {
    try {
      createAtomically(lockFile, text)
      return () => rmSync(lockFile, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST' || attempt === 3) throw error
    }
    if (isBuilding()) return undefined
    rmSync(lockFile, { force: true }) // its process has ended
  }
}

function isBuilding(): boolean {
  if (!existsSync(lockFile)) return false
  const [pid, ...began] = readFileSync(lockFile, 'utf8').split(' ')
  return isAlive(Number(pid)) && beginningOf(Number(pid)) === began.join(' ')
}

/** Records that this process serves the build, which must not be replaced. Returns a function that undoes it. */
export function holdBuild(): () => void {
  mkdirSync(holdersFolder, { recursive: true })
  const file = path.join(holdersFolder, String(process.pid))
  writeFileSync(file, beginningOf(process.pid))
  return () => rmSync(file, { force: true })
}

/** Returns the id of another running process that serves the build. */
export function findServingProcess(): number | undefined {
  for (const name of existsSync(holdersFolder) ? readdirSync(holdersFolder) : []) {
    const pid = Number(name)
    const file = path.join(holdersFolder, name)
    if (pid !== process.pid && isAlive(pid) && beginningOf(pid) === readFileSync(file, 'utf8')) return pid
    rmSync(file, { force: true })
  }
  return undefined
}
