// PostgreSQL refuses to run as root, rightly. Started by root, it runs as another user of this machine; and where
// only root may pass (a clone under /root), it is given the one right to pass, and no other.
import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { Problem } from './problem.mjs'

/**
 * @typedef {object} Runner how to run a program of PostgreSQL
 * @property {(command: string, args: string[]) => [string, string[]]} line the command line
 * @property {{ uid?: number, gid?: number }} ids for the options of `spawn`
 * @property {{ uid: number, gid: number } | undefined} owner who must own the data; undefined when it is ourselves
 */

/** @type {Runner} */
const ourselves = { line: (command, args) => [command, args], ids: {}, owner: undefined }

/**
 * Finds a way that really works on this machine, by trying.
 *
 * @param {object} places
 * @param {string} places.initdb a program that must be startable, and find its companions
 * @param {string} places.folder a folder that must be reachable
 * @param {string[]} places.owners files and folders whose owner is preferred, best first
 * @returns {Runner}
 * @throws {Problem} when no way works
 */
export function runnerFor({ initdb, folder, owners }) {
  if (process.getuid?.() !== 0) return ourselves
  const owner = chooseUser(owners)
  const runner = waysToRun(owner).find((way) => works(way, initdb, folder))
  if (runner) return runner
  throw new Problem(
    `PostgreSQL does not run as root, and the user it would run as (number ${owner.uid}) cannot reach ${folder}; move this folder out of a place that only root may enter, set DATA_DIR, start as an ordinary user, or set DATABASE_URL.`,
  )
}

/**
 * @param {{ uid: number, gid: number }} owner
 * @returns {Runner[]} the least right first
 */
function waysToRun(owner) {
  /** @param {string} right @returns {Runner} */
  const withRight = (right) => ({
    line: (command, args) => [
      'setpriv',
      [
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        '--clear-groups',
        `--inh-caps=+${right}`,
        `--ambient-caps=+${right}`,
        // Without it, access() takes no account of the right, and PostgreSQL does not find its own programs.
        '--securebits=+no_setuid_fixup',
        '--',
        command,
        ...args,
      ],
    ],
    ids: {},
    owner,
  })
  // dac_read_search passes folders that are closed to others; containers keep only the stronger dac_override.
  return [
    { line: (command, args) => [command, args], ids: owner, owner },
    withRight('dac_read_search'),
    withRight('dac_override'),
  ]
}

/** @param {Runner} way @param {string} initdb @param {string} folder */
function works(way, initdb, folder) {
  /** @param {string} command @param {string[]} args */
  const succeeds = (command, args) =>
    spawnSync(...way.line(command, args), { ...way.ids, cwd: '/', stdio: 'ignore' }).status === 0
  // "--show" looks for the other programs and for the name of the user, and changes nothing.
  return succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder]) && succeeds(initdb, ['--show', '-D', folder])
}

/**
 * Whoever owns the data already, or the folder it goes into; else `postgres` or `nobody`.
 * @param {string[]} owners
 */
function chooseUser(owners) {
  for (const place of owners) {
    const stat = statSync(place, { throwIfNoEntry: false })
    // initdb needs a user that the machine knows by name.
    if (stat && stat.uid !== 0 && groupOf(String(stat.uid)) !== undefined)
      return { uid: stat.uid, gid: stat.gid }
  }
  for (const name of ['postgres', 'nobody']) {
    const gid = groupOf(name)
    if (gid !== undefined) return { uid: number(['-u', name]), gid }
  }
  throw new Problem(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody"; start as an ordinary user, or set DATABASE_URL.',
  )
}

/** @param {string} user a name or a number */
function groupOf(user) {
  try {
    return number(['-g', user])
  } catch {
    return undefined
  }
}

/** @param {string[]} args */
function number(args) {
  return Number(execFileSync('id', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
}
