// One process of the site, started by supervisor.ts.
import { createPurger } from '../../server/cdn/purge'
import type { Application } from '../../server/context'
import { ExpirationListener } from '../../server/page-cache/expiration-listener'
import { keepPopularPages } from '../../server/page-cache/popular-pages'
import { createPanel } from '../../server/panel'
import { createSiteServer } from '../../server/server'
import { tagExpirations } from '../../src/foundation/cache/tag-expirations'
import { readEnvironment } from '../../src/foundation/env/environment'
import { runShutdownWork } from '../../src/foundation/on-shutdown'
import { isPanelBuilt } from './build'
import { createMetricsCollector } from './cluster-metrics'
import { project } from './folders'
import { describe } from './problem'
import { type StartFailure, stopMessage } from './supervisor'
import { limitErrors } from './survivable-errors'

/** Serves the site until the supervisor stops this process. */
async function runSiteProcess(): Promise<never> {
  const stop = waitForStop()
  try {
    const close = await serve()
    stop.closeInOrder()
    const code = await stop.requested
    await close()
    process.exit(code)
  } catch (error) {
    await sendToSupervisor({ startFailure: describe(error) })
    process.exit(1)
  }
}

/** Returns a function that stops the server, running requests first. */
async function serve(): Promise<() => Promise<void>> {
  const environment = readEnvironment()
  const { cdn, databaseUrl, dataDir, logsRequests, metricsToken, payloadSecret, siteUrl } = environment
  const listener = new ExpirationListener(String(databaseUrl), tagExpirations, cdn && createPurger(cdn))
  await listener.start()
  const panel = createPanel({ dir: project })
  const site = createSiteServer({
    application: await loadApplication(),
    panel: panel.handler,
    isPanelBuilt,
    siteUrl,
    secret: payloadSecret,
    catchUp: () => listener.catchUp(),
    hasCdn: cdn !== undefined,
    logsRequests,
    metrics:
      metricsToken === undefined ? undefined : { token: metricsToken, collect: createMetricsCollector() },
  })
  await site.listen({ port: environment.port, host: environment.host })
  const savePopularPages = keepPopularPages(site.pages, dataDir)
  return async () => {
    await site.close()
    await runShutdownWork()
    await panel.close()
    await savePopularPages()
    await listener.stop()
  }
}

async function loadApplication(): Promise<Application> {
  const { createApp, prepareApp } = await import('../../server/app')
  await prepareApp()
  return createApp().fetch
}

/** Until the site listens, a stop ends the process at once. */
function waitForStop(): { requested: Promise<number>; closeInOrder: () => void } {
  let stopping = false
  let inOrder = false
  let request: (code: number) => void = () => {}
  const requested = new Promise<number>((resolve) => {
    request = resolve
  })
  const stop = (code: number) => {
    stopping = true
    if (inOrder) request(code)
    else process.exit(code)
  }
  process.on('message', (message) => {
    if (message === stopMessage) stop(0)
  })
  process.on('SIGTERM', () => stop(0))
  // The terminal sends these to all processes, but the supervisor decides the order of stopping.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  limitErrors({ isExpected: () => stopping, giveUp: () => stop(1) })
  return {
    requested,
    closeInOrder: () => {
      inOrder = true
    },
  }
}

function sendToSupervisor(message: StartFailure): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })
}

await runSiteProcess()
