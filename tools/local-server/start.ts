import { parseArgs } from 'node:util'
import { checkPort } from '../../server/listen'
import type { Environment } from '../../src/foundation/env/environment'
import { startBuilding } from './build'
import { holdBuild, siteProgram } from './build-use'
import { aggregateMetrics } from './cluster-metrics'
import { type CommandContext, runCommand } from './command'
import { describeAdmin, ensurePrepared } from './ensure-prepared'
import { loadEnvironment, openDataFolder } from './environment'
import { print, step } from './progress'
import { superviseProcesses } from './supervisor'
import { waitTogether } from './together'

const { values: options } = parseArgs({
  options: {
    // In an image the packages and the build are complete and may not be writable.
    'as-built': { type: 'boolean', default: false },
  },
})

/** Prepares and serves the site until it is stopped. */
export function start(): Promise<never> {
  return runCommand(serve)
}

async function serve(command: CommandContext): Promise<void> {
  const startedAt = performance.now()
  const environment = loadEnvironment()
  await checkPort({ port: environment.port, host: environment.host })
  const env = await openDataFolder(environment, 'npm start', command)
  const { panel } = await prepareAndBuild(env, command.stopping)
  command.throwIfStopping()
  if (!options['as-built']) command.onCleanup(holdBuild())

  Object.assign(process.env, env, { NODE_ENV: 'production' })
  await startSite(environment, command)

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  print(`\nFungarium is ready at ${environment.siteUrl} (after ${seconds} s).`)
  print(`Sign in as administrator at ${environment.siteUrl}/admin. Ctrl-C stops the site.\n`)

  await panel.catch((error) => {
    if (!command.stopping.aborted) throw error
  })
  await command.waitUntilStopped()
  console.log('\nStopping: running requests are finished first. Ctrl-C again stops at once.')
}

/**
 * Fills the database and builds the site at the same time, since neither needs the other.
 * @returns what resolves when the panel is built, too: it takes most of the time, and the site is served meanwhile
 */
async function prepareAndBuild(
  env: NodeJS.ProcessEnv,
  stopping: AbortSignal,
): Promise<{ panel: Promise<void> }> {
  const failure = new AbortController()
  const settings = { env, stopping: AbortSignal.any([stopping, failure.signal]) }
  const building = options['as-built'] ? undefined : startBuilding(settings)
  const panel = building?.panel ?? Promise.resolve()
  const prepared = ensurePrepared(String(env.DATABASE_URL), settings).then((admin) => {
    if (admin) print(describeAdmin(admin)) // at once: the end may not be reached
  })
  await waitTogether(building ? [prepared, building.site] : [prepared], panel, failure)
  return { panel }
}

/** Starts the processes of the site, which share the port. */
async function startSite(
  { webConcurrency }: Environment,
  { onCleanup, stopping }: CommandContext,
): Promise<void> {
  aggregateMetrics()
  const site = superviseProcesses({ program: siteProgram, count: webConcurrency })
  onCleanup(site.stop)
  stopping.addEventListener('abort', site.stop, { once: true }) // the start may still be waiting for the processes
  await step('Starting the site', () => site.ready)
}
