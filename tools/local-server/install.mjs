// Runs before any package is installed, so it is plain JavaScript and imports nothing but Node.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../..')

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/**
 * Installs the packages of the lock file when one is missing, has another version or lacks its patch. Exits when that
 * fails.
 */
export async function ensureInstalled() {
  // The packages of an image are complete without those for development, and may not be writable.
  if (process.env.AS_BUILT === '1' || isInstalled()) return
  const startedAt = performance.now()
  console.log('  Installing the packages, which takes about a minute …')
  const { command, args } = npm()
  // Development packages too, whatever NODE_ENV is: the build needs them.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn(command, [...args, ...options], {
    cwd: project,
    shell: process.platform === 'win32', // npm is a .cmd file there
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // The terminal sends Ctrl-C to npm as well; SIGTERM is sent to this process alone.
  const onTerminate = () => child.kill()
  process.once('SIGTERM', onTerminate)
  const [code] = await once(child, 'close')
  process.removeListener('SIGTERM', onTerminate)
  if (code === 0 && isPatched(project)) {
    console.log(`✓ Installing the packages  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    return
  }
  const hint =
    code === 0 ? ': npm runs no scripts, which patch them; run "npm ci --ignore-scripts=false"' : ''
  console.error(`\nThe packages could not be installed${hint}.`)
  process.exit(code || 1)
}

/** Returns how to start npm: the one that started this process, if any. */
export function npm() {
  const current = process.env.npm_execpath
  if (current && /npm-cli\.c?js$/.test(current)) return { command: process.execPath, args: [current] }
  return { command: 'npm', args: [] }
}

/** Whether all packages of the lock file are installed and patched. */
export function isInstalled() {
  return hasPackages() && isPatched(project)
}

/** Whether npm's own record of the installed packages, which it writes last, equals the lock file. */
function hasPackages() {
  const locked = readPackages('package-lock.json')
  const installed = readPackages(path.join('node_modules', '.package-lock.json'))
  return Object.entries(locked).every(([place, { link, optional, devOptional, version }]) => {
    if (place === '' || link) return true
    const found = installed[place]
    return found ? found.version === version : Boolean(optional || devOptional) // for other machines
  })
}

/**
 * Whether packages have every line that the patches add: installing one again without scripts loses them.
 * @param {string} folder of the project
 */
export function isPatched(folder) {
  const patches = readdirSync(path.join(folder, 'patches')).filter((name) => name.endsWith('.patch'))
  return patches.every((name) => {
    const [, ...changes] = readFileSync(path.join(folder, 'patches', name), 'utf8').split('\n+++ b/')
    return changes.every((change) => {
      const [file = '', ...lines] = change.split('\n')
      const text = readText(path.join(folder, file))
      return lines.every((line) => !line.startsWith('+') || text.includes(line.slice(1)))
    })
  })
}

/**
 * Returns an empty text for a file that does not exist.
 * @param {string} file
 */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(file) {
  return JSON.parse(readText(path.join(project, file)) || '{}').packages ?? {}
}
