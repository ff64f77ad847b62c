// Runs before any package is installed, so it is plain JavaScript and imports nothing but Node.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../..')

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/**
 * Installs the packages of the lock file when one is missing, has another version or lacks its patch. Exits when that
 * fails.
 * @param {AbortSignal} [stopping]
 */
export async function ensureInstalled(stopping) {
  if (isInstalled()) return
  const startedAt = performance.now()
  console.log('  Installing the packages, which takes about a minute …')
  const { code, output } = await installPackages(stopping)
  if (code !== 0) {
    console.error(`\nThe packages could not be installed. Output of "npm ci":\n${output.trim()}`)
    process.exit(code)
  }
  if (!isPatched(project)) {
    console.error(
      '\nnpm is set to run no scripts, which patch packages; run "npm ci --ignore-scripts=false" once.',
    )
    process.exit(1)
  }
  console.log(`✓ Installing the packages  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/**
 * @param {AbortSignal} [stopping]
 * @returns {Promise<{ code: number, output: string }>}
 */
function installPackages(stopping) {
  const { command, args } = npm()
  return new Promise((resolve, reject) => {
    // Development packages too, whatever NODE_ENV is: the build needs them.
    const child = spawn(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: project,
      shell: process.platform === 'win32', // npm is a .cmd file there
      signal: stopping,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    // The terminal sends Ctrl-C to npm as well; SIGTERM is sent to this process alone.
    const onTerminate = () => child.kill()
    process.once('SIGTERM', onTerminate)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.removeListener('SIGTERM', onTerminate)
      resolve({ code: signal ? 130 : (code ?? 1), output })
    })
  })
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
