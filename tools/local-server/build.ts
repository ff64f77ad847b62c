import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './child-process'
import { compactChunks } from './compact-chunks'
import { addCompileHints } from './compile-hints'
import { project } from './folders'
import { Problem } from './problem'
import { beginningOf, isAlive } from './process-identity'
import { step } from './progress'
import { shareChunks } from './share-chunks'

const output = path.join(project, '.next')
const digestFile = path.join(output, 'built-from') // `next build` clears the folder, so a failed build has none
const holdersFolder = path.join(output, 'cache', 'served-by') // `next build` keeps the cache

/** What a build is made from, except tsconfig.json, which `next build` may rewrite. */
const sources = [
  'src',
  'illustrations',
  'messages',
  'migrations',
  'public',
  'tools/build',
  'next.config.ts',
  'package.json',
  'package-lock.json',
]

interface BuildOptions {
  env: NodeJS.ProcessEnv
  stopping?: AbortSignal
}

/** Whether there is a build of the present source. */
export function isBuilt(): boolean {
  return (
    existsSync(path.join(output, 'BUILD_ID')) &&
    existsSync(digestFile) &&
    readFileSync(digestFile, 'utf8') === digestSources()
  )
}

/**
 * Builds the site unless there is a build of the present source.
 * @throws {Problem} when the build fails or a running site uses the old one
 */
export async function ensureBuilt(options: BuildOptions): Promise<void> {
  if (isBuilt()) return
  const pid = findServingProcess()
  if (pid)
    throw new Problem(
      `The source has changed, but process ${pid} serves the build in ${output}; stop it first.`,
    )
  await step('Building the site', async ({ update }) => {
    while (!(await build(options))) {
      update('waiting for another build of the same folder')
      await sleep(1000, undefined, { signal: options.stopping })
      if (isBuilt()) return
    }
  })
}

/**
 * Runs `next build` and completes its output. Returns false when another build of the same folder is running.
 * @throws {Problem} when the build fails
 */
export async function build({ env, stopping }: BuildOptions): Promise<boolean> {
  const digest = digestSources() // before the build: a file that changes during it may not be part of it
  const result = await run(
    process.execPath,
    [path.join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'],
    {
      cwd: project,
      env: {
        ...env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        // Writing the cache takes a fifth of a build, so only those write it who build again.
        ...(existsSync(output) && { KEEP_BUILD_CACHE: '1' }),
      },
      stopping,
    },
  )
  if (/Another next build process/i.test(result.output)) return false
  if (result.code !== 0)
    throw new Problem(`The site could not be built. Output of "next build":\n${result.output.trim()}`)
  addCompileHints(output)
  shareChunks(output)
  await compactChunks(output)
  writeFileSync(digestFile, digest)
  return true
}

/** Records that this process serves the build, which must not be replaced. Returns a function that undoes it. */
export function holdBuild(): () => void {
  mkdirSync(holdersFolder, { recursive: true })
  const file = path.join(holdersFolder, String(process.pid))
  writeFileSync(file, beginningOf(process.pid))
  return () => rmSync(file, { force: true })
}

/** Returns the id of another running process that serves the build. */
function findServingProcess(): number | undefined {
  for (const name of existsSync(holdersFolder) ? readdirSync(holdersFolder) : []) {
    const pid = Number(name)
    const file = path.join(holdersFolder, name)
    if (pid !== process.pid && isAlive(pid) && beginningOf(pid) === readFileSync(file, 'utf8')) return pid
    rmSync(file, { force: true })
  }
  return undefined
}

/** Hashes contents, because a checkout changes the times of files that it does not change. */
function digestSources(): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const file of sources.flatMap(listFiles))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(project, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Returns the files under a path of the project in a fixed order, without tests. */
function listFiles(place: string): string[] {
  const stat = statSync(path.join(project, place), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [place]
  return readdirSync(path.join(project, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.[cm]?[jt]sx?$|^\./.test(entry.name))
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .sort()
}
