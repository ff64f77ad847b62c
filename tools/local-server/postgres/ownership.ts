import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Problem } from '../problem'
import type { Installation } from './installation'
import type { UserIds } from './run-as'

/**
 * Prepares a copied cluster for PostgreSQL, which requires that its user owns all files and that other users cannot
 * read the folder. Copying as root changes the owner, and unpacking an archive can change the permissions.
 */
export function takeOwnership({ cluster, runner }: Installation): void {
  if (process.platform === 'win32') return
  if (runner.owner && findForeignFile(cluster, runner.owner.uid)) chownAll(cluster, runner.owner)
  const { mode, uid } = lstatSync(cluster)
  const mayChange = process.getuid?.() === 0 || uid === process.getuid?.()
  if (mayChange && (mode & 0o777) !== 0o700 && (mode & 0o777) !== 0o750) chmodSync(cluster, 0o700)
}

/**
 * Rejects a cluster of another user before anything looks into it: an unreadable cluster would look like a missing one.
 * @throws {Problem}
 */
export function assertAccessible(installation: Installation): void {
  const { cluster } = installation
  const user = process.getuid?.()
  if (user === undefined || user === 0 || !existsSync(cluster) || lstatSync(cluster).uid === user) return
  throw new Problem(describeForeignFile(installation) ?? `${cluster} belongs to another user.`)
}

/** Returns what to do when files of the cluster belong to another user; undefined when none do. */
export function describeForeignFile({ cluster, dataDir, runner }: Installation): string | undefined {
  const user = runner.owner?.uid ?? process.getuid?.()
  if (user === undefined) return undefined
  const foreign = findForeignFile(cluster, user)
  return (
    foreign &&
    `The database cannot be used because ${foreign.file} belongs to user ${foreign.uid} and PostgreSQL runs as user ${user}; run "sudo chown -R ${user} ${dataDir}", or start as user ${foreign.uid}.`
  )
}

function findForeignFile(file: string, uid: number): { file: string; uid: number } | undefined {
  const stat = lstatSync(file)
  if (stat.uid !== uid) return { file, uid: stat.uid }
  if (!stat.isDirectory()) return undefined
  for (const name of readdirSync(file)) {
    const foreign = findForeignFile(path.join(file, name), uid)
    if (foreign) return foreign
  }
  return undefined
}

function chownAll(file: string, { uid, gid }: UserIds): void {
  const isFolder = lstatSync(file).isDirectory()
  lchownSync(file, uid, gid)
  if (!isFolder) return
  for (const name of readdirSync(file)) chownAll(path.join(file, name), { uid, gid })
}
