import path from 'node:path'
import { startTestedSite } from '../../e2e/support/tested-site'
import { ensureBuilt } from '../../tools/local-server/build'
import { run } from '../../tools/local-server/child-process'
import { project } from '../../tools/local-server/folders'
import { ensureChromium } from '../chromium'
import { prepareTestDatabase } from '../test-environment/prepared'
import { type Report, readReport } from './report'
import type { TestRun } from './test-run'

// The build loads the configuration but asks no database.
const buildSettings = {
  PAYLOAD_SECRET: 'only-to-build-the-site',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
}

/**
 * Builds the site, prepares its content and starts it, unless BASE_URL names a site. The content comes second, since the
 * integration tests may be preparing the part that both have in common.
 * @returns the environment of the journeys
 */
export async function prepareEndToEnd({ command, env }: TestRun): Promise<NodeJS.ProcessEnv> {
  if (env.BASE_URL) return env
  const { stopping } = command
  await ensureBuilt({ env: { ...env, ...buildSettings }, stopping })
  await prepareTestDatabase('sample', stopping)
  const starting = startTestedSite(stopping)
  // Also when the run is interrupted while the site starts.
  command.onCleanup(async () => (await starting.catch(() => undefined))?.stop())
  return { ...env, ...(await starting).env }
}

/** Runs the journeys with Playwright. */
export async function runEndToEnd(testRun: TestRun): Promise<Report> {
  const { command, folder, files, preparing = prepareEndToEnd(testRun) } = testRun
  const { stopping } = command
  const chromium = await ensureChromium(stopping)
  const env = await preparing
  const report = path.join(folder, 'e2e.xml')
  const { code } = await run(
    process.execPath,
    [path.join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,junit', ...files],
    {
      cwd: project,
      env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report, CHROME_PATH: chromium },
      stopping,
      inherit: true,
    },
  )
  return readReport(report, code)
}
