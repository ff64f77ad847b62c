import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../tools/local-server/child-process'
import { project } from '../../tools/local-server/folders'
import type { Counts } from './counts'
import type { TestRun } from './test-run'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Runs one of vitest's projects and counts its cases. */
export async function runVitest(name: string, { command, folder, files, env }: TestRun): Promise<Counts> {
  const report = path.join(folder, `${name}.json`)
  const args = [
    path.join('node_modules', 'vitest', 'vitest.mjs'),
    ...[
      'run',
      '--project',
      name,
      '--project',
      `${name}-mocked`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    ...files,
  ]
  const { code } = await run(process.execPath, args, {
    cwd: project,
    env,
    stopping: command.stopping,
    inherit: true,
  })
  return countCases(report, code)
}

function countCases(report: string, code: number): Counts {
  // Vitest writes no report when it cannot start or finds no file.
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, testResults }: Report = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  // A file that cannot be loaded has no cases, but must count as a failure.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = numFailedTests + broken.length
  return {
    passed: numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: numPendingTests,
  }
}
