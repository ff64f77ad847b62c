// `npm run verify`: everything that can be said of the source without running it, in seconds.
import '../tools/local-server/node-version.mjs'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { run, runTypeScript } from '../tools/local-server/child-process.ts'
import { runCommand } from '../tools/local-server/command.ts'
import { project } from '../tools/local-server/folders.ts'
import { ensureInstalled } from '../tools/local-server/install.mjs'

/** @typedef {{ name: string, look: (stopping: AbortSignal) => Promise<string> | string }} Check `look` returns what is wrong, or nothing */
/** @typedef {{ passed: number, failed: number }} Count */

/** @type {Check[]} the slowest first */
const checks = [
  { name: 'migrations up to date', look: migrationsCurrent },
  { name: 'types (tsc)', look: types },
  { name: 'layers (dependency-cruiser)', look: cruise('layers') },
  { name: 'bundles (dependency-cruiser)', look: cruise('bundles') },
  {
    name: 'nothing unused (knip)',
    look: tool('knip', ['--no-progress', '--no-config-hints'], ['src']),
  },
  { name: 'style (biome)', look: tool('biome', ['check', '--max-diagnostics=40', '.'], ['biome.json']) },
  {
    name: 'messages equal',
    look: async () =>
      (await import('./checks/messages.mjs')).checkMessages(path.join(project, 'messages')).join('\n'),
  },
  {
    name: 'colours in tokens',
    look: async () =>
      (await import('./checks/colours.mjs')).checkColours(path.join(project, 'src')).join('\n'),
  },
]

/**
 * Runs all checks, as many at a time as there are cores, and prints a line for each.
 * @param {AbortSignal} stopping
 * @returns {Promise<Count>}
 */
export async function verify(stopping) {
  const count = { passed: 0, failed: 0 }
  const waiting = [...checks]
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = performance.now()
      const problems = await Promise.resolve(check.look(stopping)).catch((error) => {
        if (stopping.aborted) throw error
        return String(error?.message ?? error)
      })
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      count[problems ? 'failed' : 'passed'] += 1
      console.log(
        `${problems ? '✗' : '✓'} ${check.name}  ${seconds} s${problems ? `\n${problems.trim().replace(/^/gm, '    ')}` : ''}`,
      )
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), checks.length) }, worker))
  return count
}

/**
 * A program of node_modules that is content when it ends with 0.
 * @param {string} name
 * @param {string[]} args
 * @param {string[]} subjects what must be there: a check of nothing would be passed by anything
 * @returns {Check['look']}
 */
function tool(name, args, subjects) {
  return async (stopping) => {
    const absent = subjects.filter((subject) => !existsSync(path.join(project, subject)))
    if (absent.length > 0) return `There is no ${absent.join(' and no ')} to look at.`
    const program = path.join(project, 'node_modules', '.bin', name)
    const { code, output } = await run(program, args, {
      cwd: project,
      env: { ...process.env, NO_COLOR: '1' },
      stopping,
    })
    return code === 0 ? '' : output || `${name} ended with ${code}`
  }
}

/** @param {'layers' | 'bundles'} pass @returns {Check['look']} */
function cruise(pass) {
  return tool(
    'depcruise',
    ['src', '--config', `scripts/depcruise/${pass}.cjs`, '--output-type', 'err-long'],
    ['src/app', 'src/domains', 'src/payload.config.ts'],
  )
}

/** @param {AbortSignal} stopping */
async function types(stopping) {
  // On a fresh clone the types that Next generates for our routes are not there yet.
  const generated = existsSync(path.join(project, 'next-env.d.ts'))
    ? ''
    : await tool('next', ['typegen'], ['src/app'])(stopping)
  return generated || tool('tsc', ['--noEmit'], ['tsconfig.json'])(stopping)
}

/** @param {AbortSignal} stopping */
async function migrationsCurrent(stopping) {
  if (!existsSync(path.join(project, 'src', 'payload.config.ts')))
    return 'There is no src/payload.config.ts to look at.'
  const { code, output } = await runTypeScript(path.join('scripts', 'checks', 'migrations-current.ts'), {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAYLOAD_SECRET: 'only to load the configuration',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    },
    stopping,
  })
  return code === 0 ? '' : output
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runCommand(async ({ stopping }) => {
    await ensureInstalled(stopping)
    const { failed } = await verify(stopping)
    return failed > 0 ? 1 : 0
  })
}
