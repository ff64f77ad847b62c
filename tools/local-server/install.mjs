// The packages. Uses nothing but Node, because it runs before there is anything else.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './child-process.mjs'
import { project } from './folders.mjs'
import { Problem } from './problem.mjs'
import { step } from './progress.mjs'

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/**
 * Installs what the lock file names, when anything of it is missing or of another version.
 * @param {AbortSignal} [stopping]
 */
export async function ensureInstalled(stopping) {
  if (isInstalled()) return
  await step('Installing the packages', async () => {
    const { command, args } = npm()
    // Development packages too, whatever NODE_ENV says: the build needs them.
    const { code, output } = await run(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: project,
      stopping,
    })
    if (code !== 0) throw new Problem(`The packages could not be installed: "npm ci" says\n${output.trim()}`)
  })
}

/** How to start npm: the very one that started us, if one did. */
export function npm() {
  const started = process.env.npm_execpath
  if (started && /npm-cli\.c?js$/.test(started)) return { command: process.execPath, args: [started] }
  return { command: 'npm', args: [] }
}

/** npm itself keeps a note of what it has installed; it is written last. */
export function isInstalled() {
  const locked = packagesOf('package-lock.json')
  const installed = packagesOf(path.join('node_modules', '.package-lock.json'))
  return Object.entries(locked).every(([place, wanted]) => {
    if (place === '' || wanted.link) return true
    const there = installed[place]
    // Optional ones are for other machines.
    return there ? there.version === wanted.version : Boolean(wanted.optional || wanted.devOptional)
  })
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(project, file), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}
