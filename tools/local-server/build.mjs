// The production build, made when there is none or the source has changed since.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './child-process.mjs'
import { hintAtCompiling } from './compile-hints.mjs'
import { project } from './folders.mjs'
import { Problem } from './problem.mjs'
import { beginningOf, isAlive } from './process-identity.mjs'
import { step } from './progress.mjs'

const output = path.join(project, '.next')
const stamp = path.join(output, 'built-from') // `next build` clears the folder, so a failed build leaves none
const users = path.join(output, 'cache', 'served-by') // the cache it leaves alone

/** What goes into a build; not tsconfig.json, which `next build` may rewrite. */
const sources = [
  'src',
  'messages',
  'migrations',
  'public',
  'next.config.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
]

/** @returns {boolean} whether the build is there and made from the present source */
export function isBuilt() {
  return (
    existsSync(path.join(output, 'BUILD_ID')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sourceDigest()
  )
}

/**
 * Builds when that is needed.
 * @param {{ env: NodeJS.ProcessEnv, stopping?: AbortSignal }} options
 */
export async function ensureBuilt({ env, stopping }) {
  if (isBuilt()) return
  const server = servingProcess()
  if (server)
    throw new Problem(
      `The source has changed, but process ${server} serves the build in ${output}; stop it first.`,
    )
  await step('Building the site', async ({ update }) => {
    for (;;) {
      const digest = sourceDigest() // before: what changes while it builds is not in it
      const { code, output: said } = await run(
        process.execPath,
        [path.join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'],
        {
          cwd: project,
          env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
          stopping,
        },
      )
      if (code === 0) {
        hintAtCompiling(output)
        writeFileSync(stamp, digest)
        return
      }
      if (!/Another next build process/i.test(said))
        throw new Problem(`The site could not be built: "next build" says\n${said.trim()}`)
      update('waiting for another build of the same folder')
      await sleep(1000, undefined, { signal: stopping })
      if (isBuilt()) return
    }
  })
}

/**
 * Notes that this process serves the build, so that nobody replaces it underneath.
 * @returns {() => void} takes the note away
 */
export function holdBuild() {
  mkdirSync(users, { recursive: true })
  const note = path.join(users, String(process.pid))
  writeFileSync(note, beginningOf(process.pid))
  return () => rmSync(note, { force: true })
}

/** @returns {number | undefined} a living process that serves the build */
export function servingProcess() {
  for (const name of existsSync(users) ? readdirSync(users) : []) {
    const pid = Number(name)
    if (
      pid !== process.pid &&
      isAlive(pid) &&
      beginningOf(pid) === readFileSync(path.join(users, name), 'utf8')
    )
      return pid
    rmSync(path.join(users, name), { force: true })
  }
  return undefined
}

/** By content, because a checkout changes the times of files that it does not change. */
function sourceDigest() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const source of sources) {
    for (const file of filesOf(source))
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(project, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} place a file or folder of the project
 * @returns {string[]} in a fixed order, without tests
 */
function filesOf(place) {
  const stat = statSync(path.join(project, place), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [place]
  return readdirSync(path.join(project, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.[cm]?[jt]sx?$|^\./.test(entry.name))
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .sort()
}
