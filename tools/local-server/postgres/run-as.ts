import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { Problem } from '../problem'

export interface UserIds {
  uid: number
  gid: number
}

/** How PostgreSQL's programs are run: they refuse to run as root, so root runs them as another user. */
export interface Runner {
  /** The user who must own the data; undefined for the current user. */
  owner?: UserIds
  /** The capability that the user gets to pass a closed folder. */
  capability?: string
}

interface RunnerOptions {
  /** A program that must be startable and find the other programs. */
  initdb: string
  /** A folder that must be accessible. */
  folder: string
  /** Files and folders whose owner is preferred, the best first. */
  preferOwnerOf: string[]
}

/**
 * Finds by trial how to run PostgreSQL on this machine, the least privileged way first.
 * @throws {Problem} when nothing works
 */
export function findRunner({ initdb, folder, preferOwnerOf }: RunnerOptions): Runner {
  if (process.getuid?.() !== 0) return {}
  const owner = chooseUser(preferOwnerOf)
  // Where only root may enter a parent folder, such as a clone under /root, dac_read_search is enough to pass it;
  // containers often keep only the stronger dac_override.
  const runner = [undefined, 'dac_read_search', 'dac_override']
    .map((capability): Runner => ({ owner, capability }))
    .find((candidate) => works(candidate, initdb, folder))
  if (runner) return runner
  throw new Problem(
    `PostgreSQL does not run as root, and user ${owner.uid}, as whom it would run, cannot access ${folder}; move this folder out of a place that only root may enter, set DATA_DIR, start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Returns the arguments of `spawn` that run a program. */
export function commandLine(
  { owner, capability }: Runner,
  program: string,
  args: readonly string[],
): [string, string[], Partial<UserIds> & { cwd: string }] {
  if (!owner || !capability) return [program, [...args], { cwd: '/', ...owner }]
  const privileges = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    // Without it, access() ignores the capability and PostgreSQL does not find its own programs.
    '--securebits=+no_setuid_fixup',
  ]
  return ['setpriv', [...privileges, '--', program, ...args], { cwd: '/' }]
}

function works(runner: Runner, initdb: string, folder: string): boolean {
  const succeeds = (program: string, ...args: string[]) => {
    const [command, line, options] = commandLine(runner, program, args)
    return spawnSync(command, line, { ...options, stdio: 'ignore' }).status === 0
  }
  // "--show" looks up the other programs and the user's name, and changes nothing.
  return succeeds('/bin/sh', '-c', 'cd "$1"', 'sh', folder) && succeeds(initdb, '--show', '-D', folder)
}

/** Returns the first preferred owner, or else the user `postgres` or `nobody`. */
function chooseUser(preferOwnerOf: string[]): UserIds {
  const owners = preferOwnerOf.flatMap((place) => statSync(place, { throwIfNoEntry: false })?.uid || [])
  for (const user of [...owners, 'postgres', 'nobody']) {
    // initdb requires a user with a name on this machine.
    const [uid, gid] = [readId('-u', user), readId('-g', user)]
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Problem(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody"; start as an ordinary user, or set DATABASE_URL.',
  )
}

function readId(option: '-u' | '-g', user: string | number): number | undefined {
  try {
    return Number(execFileSync('id', [option, String(user)], { stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}
