// `npm run verify`: checks the source without running it, in seconds.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { run, runTypeScript } from '../tools/local-server/child-process'
import { runCommand } from '../tools/local-server/command'
import { project } from '../tools/local-server/folders'
import { checkClassRules } from './checks/class-rules'
import { checkColours } from './checks/colours'
import { checkImports } from './checks/imports'
import { checkMessages } from './checks/messages'
import { checkPackageImports } from './checks/package-imports'
import { checkRetiredTerms } from './checks/retired-terms'
import { checkSnapshots } from './checks/snapshots'
import type { Report } from './test/report'

interface Check {
  name: string
  /** Returns the problems, or an empty text. */
  find: (stopping: AbortSignal) => Promise<string> | string
}

const checkedFolders = ['src', 'server', 'tools', 'scripts', 'sample', 'e2e', 'illustrations', 'bench']

const cruised = [...checkedFolders, 'src/app', 'src/domains', 'src/payload.config.ts']
const cruise = [...checkedFolders, '--config', 'scripts/depcruise/rules.cjs', '--output-type', 'err-long']

/** The slowest first, so that no processor idles at the end. */
const checks: Check[] = [
  { name: 'types (tsc)', find: findTypeErrors },
  { name: 'layers and bundles (dependency-cruiser)', find: runTool('depcruise', cruise, cruised) },
  { name: 'migrations up to date', find: findMissingMigrations },
  { name: 'nothing unused (knip)', find: runTool('knip', ['--no-progress', '--no-config-hints'], ['src']) },
  { name: 'style (biome)', find: runTool('biome', ['check', '--max-diagnostics=40', '.'], ['biome.json']) },
  { name: 'messages equal', find: () => checkMessages(path.join(project, 'messages')).join('\n') },
  { name: 'colours in tokens', find: () => checkColours(path.join(project, 'src')).join('\n') },
  { name: 'classes have rules', find: findClassesWithoutRule },
  { name: 'imports by alias', find: () => checkImports(project).join('\n') },
  { name: 'Next for the panel alone, documented paths', find: () => checkPackageImports(project).join('\n') },
  { name: 'one migration snapshot', find: () => checkSnapshots(path.join(project, 'migrations')).join('\n') },
  { name: 'no retired terms', find: () => checkRetiredTerms(project).join('\n') },
]

/** Runs all checks, as many at a time as there are processors, and prints a line for each. */
export async function verify(stopping: AbortSignal): Promise<Report> {
  const report: Report = { passed: 0, skipped: 0, failures: [] }
  const queue = [...checks]
  const worker = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (await runCheck(check, stopping)) report.passed += 1
      else report.failures.push(check.name)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), checks.length) }, worker))
  return report
}

/** Prints the result and returns whether the check passed. */
async function runCheck({ name, find }: Check, stopping: AbortSignal): Promise<boolean> {
  const startedAt = performance.now()
  let problems: string
  try {
    problems = await find(stopping)
  } catch (error) {
    if (stopping.aborted) throw error
    problems = error instanceof Error ? error.message : String(error)
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const details = problems ? `\n${problems.trim().replace(/^/gm, '    ')}` : ''
  console.log(`${problems ? '✗' : '✓'} ${name}  ${seconds} s${details}`)
  return !problems
}

/**
 * A program of node_modules that passes by exiting with 0.
 * @param inputs must exist: a check of nothing would always pass
 */
function runTool(name: string, args: string[], inputs: string[]): Check['find'] {
  return async (stopping) => {
    const missing = inputs.filter((input) => !existsSync(path.join(project, input)))
    if (missing.length > 0) return `${missing.join(', ')} cannot be checked, because it does not exist.`
    const { code, output } = await run(path.join(project, 'node_modules', '.bin', name), args, {
      cwd: project,
      env: { ...process.env, NO_COLOR: '1' },
      stopping,
    })
    return code === 0 ? '' : output || `${name} ended with ${code}`
  }
}

async function findTypeErrors(stopping: AbortSignal): Promise<string> {
  // A fresh clone lacks the types that Next generates for routes.
  const generated = existsSync(path.join(project, 'next-env.d.ts'))
    ? ''
    : await runTool('next', ['typegen'], ['src/app'])(stopping)
  // Each further checker works out most types of the libraries once more.
  return generated || runTool('tsc', ['--noEmit', '--checkers', '1'], ['tsconfig.json'])(stopping)
}

async function findMissingMigrations(stopping: AbortSignal): Promise<string> {
  if (!existsSync(path.join(project, 'src', 'payload.config.ts'))) return 'There is no src/payload.config.ts.'
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

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  await runCommand(async ({ stopping }) => ((await verify(stopping)).failures.length > 0 ? 1 : 0))
}

function findClassesWithoutRule(): string {
  return checkClassRules(path.join(project, 'src'), path.join(project, 'public', 'styles')).join('\n')
}
