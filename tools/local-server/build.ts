import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findServingProcess, lockBuild, siteOutput, siteProgram } from './build-use'
import { run } from './child-process'
import { project } from './folders'
import { Problem } from './problem'
import { step } from './progress'

const panelOutput = path.join(project, '.next')

/** What a build is made from, except tsconfig.json, which `next build` may rewrite. */
const sources = [
  'src',
  'server',
  'tools/local-server',
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

interface Part {
  label: string
  command: string
  args: string[]
  /** Leaves the processors to whatever else runs: the database that is being prepared, or the site. */
  inBackground?: boolean
}

/** What is built and when it is complete. */
interface Target {
  /** Holds the digest of the source that the target was built from. */
  digestFile: string
  /** A file of each part. */
  results: string[]
  parts: Part[]
}

/** The parts in the order of building: the site copies its style sheets to what browsers load. */
const site: Target = {
  digestFile: path.join(siteOutput, 'built-from'),
  results: [path.join(siteOutput, 'browser', '.vite', 'manifest.json'), siteProgram],
  parts: [
    { label: 'Building what browsers load', command: 'vite build', args: [vite, 'build'] },
    { label: 'Building the site', command: 'vite build --ssr', args: [vite, 'build', '--ssr'] },
  ],
}

const panel: Target = {
  digestFile: path.join(panelOutput, 'built-from'),
  results: [path.join(panelOutput, 'BUILD_ID')],
  parts: [{ label: 'Building the panel', command: 'next build', args: [next, 'build'], inBackground: true }],
}

interface BuildOptions {
  env: NodeJS.ProcessEnv
  stopping?: AbortSignal
}

/** Whether the panel is complete, in this process or another one. */
export const isPanelBuilt = (): boolean => existsSync(panel.digestFile)

/** Returns the targets that are not built from the present source. */
function findMissing(): Target[] {
  const digest = digestSources()
  return [site, panel].filter(
    ({ digestFile, results }) =>
      ![...results, digestFile].every(existsSync) || readFileSync(digestFile, 'utf8') !== digest,
  )
}

/**
 * Builds the site unless there is a build of the present source.
 * @throws {Problem} when the build fails or a running site uses the old one
 */
export async function ensureBuilt(options: BuildOptions): Promise<void> {
  await complete(startBuilding(options))
}

/** A build that is going on. Both promises reject when the site cannot be built. */
export interface Building {
  site: Promise<void>
  /** Takes most of the time: the site can be served before. */
  panel: Promise<void>
}

/**
 * Begins to build what is not built from the present source.
 * @throws {Problem} when a running site uses the old build or another process builds
 */
export function startBuilding(options: BuildOptions): Building {
  const missing = findMissing()
  const pid = missing.length > 0 ? findServingProcess() : undefined
  if (pid)
    throw new Problem(
      `The source has changed, but process ${pid} serves the build in ${project}; stop it first.`,
    )
  return buildInOrder(missing, options)
}

/**
 * Builds all parts of the site.
 * @throws {Problem} when the build fails or another one of the same folder is running
 */
export async function build(options: BuildOptions): Promise<void> {
  await complete(buildInOrder([site, panel], options))
}

async function complete(building: Building): Promise<void> {
  await Promise.all([building.site, building.panel])
}

function buildInOrder(targets: readonly Target[], options: BuildOptions): Building {
  if (targets.length === 0) return { site: Promise.resolve(), panel: Promise.resolve() }
  const unlock = lockBuild()
  const digest = digestSources() // before the build: a file that changes during it may not be part of it
  for (const { digestFile } of targets) rmSync(digestFile, { force: true })
  const buildIfMissing = async (target: Target) => {
    if (targets.includes(target)) await buildTarget(target, digest, options)
  }
  const building = buildIfMissing(site)
  return { site: building, panel: building.then(() => buildIfMissing(panel)).finally(unlock) }
}

async function buildTarget(
  { digestFile, parts }: Target,
  digest: string,
  options: BuildOptions,
): Promise<void> {
  for (const part of parts) await step(part.label, () => buildPart(part, options))
  writeFileSync(digestFile, digest)
}

/** In a process of its own, which returns its memory. */
async function buildPart(
  { label, command, args, inBackground }: Part,
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
    inBackground,
  })
  if (code !== 0) throw new Problem(`${label} has failed. Output of "${command}":\n${output.trim()}`)
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
