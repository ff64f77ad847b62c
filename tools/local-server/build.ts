import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findServingProcess, lockBuild, siteOutput } from './build-use'
import { run } from './child-process'
import { project } from './folders'
import { Problem } from './problem'
import { step } from './progress'

const panelOutput = path.join(project, '.next')
const digestFile = path.join(siteOutput, 'built-from')

/** A file of each part of a build. */
const results = [
  path.join(siteOutput, 'browser', '.vite', 'manifest.json'),
  path.join(siteOutput, 'server', 'app.js'),
  path.join(panelOutput, 'BUILD_ID'),
]

/** What a build is made from, except tsconfig.json, which `next build` may rewrite. */
const sources = [
  'src',
  'server',
  'illustrations',
  'messages',
  'migrations',
  'public',
  'patches',
  'next.config.mjs',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

const vite = path.join('node_modules', 'vite', 'bin', 'vite.js')
const next = path.join('node_modules', 'next', 'dist', 'bin', 'next')

/**
 * The parts of a build in the order of building: the site copies its style sheets to what browsers load, and the panel
 * takes most of the time, so mistakes show before it.
 */
const parts = [
  { label: 'Building what browsers load', command: 'vite build', args: [vite, 'build'] },
  {
    label: 'Building the site',
    command: 'vite build --ssr server/app.ts',
    args: [vite, 'build', '--ssr', 'server/app.ts'],
  },
  { label: 'Building the panel', command: 'next build', args: [next, 'build'] },
]

interface BuildOptions {
  env: NodeJS.ProcessEnv
  stopping?: AbortSignal
}

/** Whether there is a build of the present source. */
function isBuilt(): boolean {
  return [...results, digestFile].every(existsSync) && readFileSync(digestFile, 'utf8') === digestSources()
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
      `The source has changed, but process ${pid} serves the build in ${project}; stop it first.`,
    )
  await build(options)
}

/**
 * Builds all parts of the site.
 * @throws {Problem} when the build fails or another one of the same folder is running
 */
export async function build(options: BuildOptions): Promise<void> {
  const unlock = lockBuild()
  try {
    rmSync(digestFile, { force: true })
    const digest = digestSources() // before the build: a file that changes during it may not be part of it
    for (const part of parts) await step(part.label, () => buildPart(part, options))
    writeFileSync(digestFile, digest)
  } finally {
    unlock()
  }
}

/** In a process of its own, which returns its memory. */
async function buildPart(
  { command, args }: (typeof parts)[number],
  { env, stopping }: BuildOptions,
): Promise<void> {
  const { code, output } = await run(process.execPath, args, {
    cwd: project,
    env: {
      ...env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // Writing the cache takes a fifth of Next's build, so only those write it who build again.
      ...(existsSync(panelOutput) && { KEEP_BUILD_CACHE: '1' }),
    },
    stopping,
  })
  if (code !== 0) throw new Problem(`The site could not be built. Output of "${command}":\n${output.trim()}`)
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
