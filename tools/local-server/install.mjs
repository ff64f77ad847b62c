// Runs before any package is installed, so it is plain JavaScript and imports nothing but Node.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../..')

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/**
 * Installs the packages of the lock file when one is missing or has another version. Exits when that fails.
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

/** Whether npm's own record of the installed packages, which it writes last, equals the lock file. */
export function isInstalled() {
  const locked = readPackages('package-lock.json')
  const installed = readPackages(path.join('node_modules', '.package-lock.json'))
  return Object.entries(locked).every(([place, { link, optional, devOptional, version }]) => {
    if (place === '' || link) return true
    const found = installed[place]
    return found ? found.version === version : Boolean(optional || devOptional) // for other machines
  })
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(project, file), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}
