// `npm test [-- verify|unit|integration|e2e [file…]]`: everything, or one part, from a fresh clone to one line
// "N passed, N failed". `npm run test:full` repeats property tests more often and draws every plate.

import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '../../tools/local-server/command'
import { project } from '../../tools/local-server/folders'
import { describe, Problem } from '../../tools/local-server/problem'
import { verify } from '../verify'
import { prepareEndToEnd, runEndToEnd } from './end-to-end'
import type { Report } from './report'
import { type PartResult, printSummary, sumOf } from './summary'
import type { TestRun } from './test-run'
import { runVitest } from './vitest'

type Part = (run: TestRun) => Promise<Report>

const parts: Record<string, Part> = {
  verify: ({ command }) => verify(command.stopping),
  unit: (run) => runVitest('unit', run),
  integration: (run) => runVitest('integration', run),
  e2e: runEndToEnd,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false } },
})
const [only, ...files] = positionals

await runCommand(async (command) => {
  if (only && !parts[only])
    throw new Problem(`There is no part "${only}". The parts are ${Object.keys(parts).join(', ')}.`)
  process.chdir(project)
  const folder = mkdtempSync(path.join(tmpdir(), 'fungarium-reports-'))
  command.onCleanup(() => rmSync(folder, { recursive: true, force: true }))
  const seed = process.env.FAST_CHECK_SEED || String(Math.floor(Math.random() * 2 ** 31))
  const env = { ...process.env, FAST_CHECK_SEED: seed, ...(values.full && { TEST_FULL: '1' }) }

  const results: PartResult[] = []
  const run: TestRun = { command, folder, files, env }
  for (const [name, part] of Object.entries(parts)) {
    if (only && name !== only) continue
    if (!only && name === 'unit') run.preparing = prepareBeside(run)
    results.push(await runPart(name, part, run))
  }

  const load = loadavg()[0]?.toFixed(1)
  printSummary(results, `${availableParallelism()} processors, load ${load}, FAST_CHECK_SEED=${seed}`)
  const { passed, failed } = sumOf(results)
  command.onCleanup(() => console.log(`\n${passed} passed, ${failed} failed`), { last: true })
  return failed > 0 ? 1 : 0
})

/** Prepares the journeys beside tests that leave a part of the processors idle: they wait for servers and databases. */
function prepareBeside(run: TestRun): Promise<NodeJS.ProcessEnv> {
  const preparing = prepareEndToEnd(run)
  // The journeys report a failure.
  preparing.catch(() => {})
  return preparing
}

/** A part that cannot run counts as one failure, so that the other parts still run. */
async function runPart(name: string, part: Part, run: TestRun): Promise<PartResult> {
  const startedAt = performance.now()
  console.log(`\n── ${name}`)
  const report = await part(run).catch((error): Report => {
    run.command.throwIfStopping()
    return { passed: 0, skipped: 0, failures: [describe(error)] }
  })
  return { name, seconds: (performance.now() - startedAt) / 1000, ...report }
}
