import path from 'node:path'
import { run } from '../../tools/local-server/child-process'
import { project } from '../../tools/local-server/folders'
import { type Report, readReport } from './report'
import type { TestRun } from './test-run'

/** Runs one of vitest's projects. */
export async function runVitest(name: string, { command, folder, files, env }: TestRun): Promise<Report> {
  const report = path.join(folder, `${name}.xml`)
  const args = [
    path.join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...['--project', name, '--project', `${name}-mocked`],
    ...['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`],
    ...files,
  ]
  const { code } = await run(process.execPath, args, {
    cwd: project,
    env,
    stopping: command.stopping,
    inherit: true,
  })
  return readReport(report, code)
}
