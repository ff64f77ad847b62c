import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { Problem } from '../problem'

export interface UserIds {
  uid: number
  gid: number
}

/** How PostgreSQL's programs are run: it refuses to run as root, so root runs them as another user. */
export interface Runner {
  /** Returns the command and arguments to spawn. */
  commandLine: (command: string, args: string[]) => [string, string[]]
  /** Options for `spawn`. */
  ids: Partial<UserIds>
  /** The user who must own the data; undefined for the current user. */
  owner: UserIds | undefined
}

const currentUser: Runner = { commandLine: (command, args) => [command, args], ids: {}, owner: undefined }

interface RunnerOptions {
  /** A program that must be startable and find the other programs. */
  initdb: string
  /** A folder that must be accessible. */
  folder: string
  /** Files and folders whose owner is preferred, the best first. */
  preferOwnerOf: string[]
}

/**
 * Finds by trial how to run PostgreSQL on this machine. Where only root may enter a parent folder, such as a clone
 * under /root, the other user gets the single capability to pass it.
 * @throws {Problem} when nothing works
 */
export function findRunner({ initdb, folder, preferOwnerOf }: RunnerOptions): Runner {
  if (process.getuid?.() !== 0) return currentUser
  const owner = chooseUser(preferOwnerOf)
  const runner = listRunners(owner).find((candidate) => works(candidate, initdb, folder))
  if (runner) return runner
  throw new Problem(
    `PostgreSQL does not run as root, and user ${owner.uid}, as whom it would run, cannot access ${folder}; move this folder out of a place that only root may enter, set DATA_DIR, start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Returns the possible runners, the least privileged first. */
function listRunners(owner: UserIds): Runner[] {
  const withCapability = (capability: string): Runner => ({
    commandLine: (command, args) => [
      'setpriv',
      [
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        '--clear-groups',
        `--inh-caps=+${capability}`,
        `--ambient-caps=+${capability}`,
        // Without it, access() ignores the capability and PostgreSQL does not find its own programs.
        '--securebits=+no_setuid_fixup',
        '--',
        command,
        ...args,
      ],
    ],
    ids: {},
    owner,
  })
  // dac_read_search is enough to pass a closed folder; containers often keep only the stronger dac_override.
  return [
    { ...currentUser, ids: owner, owner },
    withCapability('dac_read_search'),
    withCapability('dac_override'),
  ]
}

function works(runner: Runner, initdb: string, folder: string): boolean {
  const succeeds = (command: string, args: string[]) =>
    spawnSync(...runner.commandLine(command, args), { ...runner.ids, cwd: '/', stdio: 'ignore' }).status === 0
  // "--show" looks up the other programs and the user's name, and changes nothing.
  return succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder]) && succeeds(initdb, ['--show', '-D', folder])
}

/** Returns the first preferred owner, or else the user `postgres` or `nobody`. */
function chooseUser(preferOwnerOf: string[]): UserIds {
  for (const place of preferOwnerOf) {
    const stat = statSync(place, { throwIfNoEntry: false })
    // initdb requires a user with a name on this machine.
    if (stat && stat.uid !== 0 && findGroup(String(stat.uid)) !== undefined)
      return { uid: stat.uid, gid: stat.gid }
  }
  for (const name of ['postgres', 'nobody']) {
    const gid = findGroup(name)
    if (gid !== undefined) return { uid: readId(['-u', name]), gid }
  }
  throw new Problem(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody"; start as an ordinary user, or set DATABASE_URL.',
  )
}

/** @param user a name or a number */
function findGroup(user: string): number | undefined {
  try {
    return readId(['-g', user])
  } catch {
    return undefined
  }
}

function readId(args: string[]): number {
  return Number(execFileSync('id', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
}
