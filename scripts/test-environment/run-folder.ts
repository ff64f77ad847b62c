// Temporary folders for test runs. Each names the process that made it, so that the next run can remove
// what a killed one left behind, its PostgreSQL included.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beginningOf, isAlive, servesCluster } from '../../tools/local-server/process-identity'

const ownerFile = 'owner.json'

/** Makes an empty folder for this process under `parent` and removes those of processes that have ended. */
export function createRunFolder(parent: string): string {
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) removeIfAbandoned(path.join(parent, name))
  const folder = mkdtempSync(path.join(parent, 'run-'))
  writeFileSync(
    path.join(folder, ownerFile),
    JSON.stringify({ pid: process.pid, began: beginningOf(process.pid) }),
  )
  return folder
}

export function removeRunFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

function removeIfAbandoned(folder: string): void {
  try {
    const owner = JSON.parse(readFileSync(path.join(folder, ownerFile), 'utf8'))
    if (isAlive(owner.pid) && beginningOf(owner.pid) === owner.began) return
    for (const name of readdirSync(folder)) killServer(path.join(folder, name, 'postgres'))
    removeRunFolder(folder)
  } catch {
    // Another run is creating or removing this folder.
  }
}

function killServer(cluster: string): void {
  const note = path.join(cluster, 'postmaster.pid')
  if (!existsSync(note)) return
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0])
  if (pid > 0 && servesCluster(pid, cluster)) process.kill(pid, 'SIGQUIT')
}
