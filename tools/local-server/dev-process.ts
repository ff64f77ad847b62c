import { createServer } from 'node:http'
import { listen } from '../../server/listen'
import { createPanel } from '../../server/panel'
import { readEnvironment } from '../../src/foundation/env/environment'
import { addServerTiming } from '../../src/foundation/server-timing'
import { createDevelopmentSite } from './dev-site'
import { project } from './folders'
import { limitErrors } from './survivable-errors'

/** What Next answers: the panel and what the browser asks Next for while developing. */
const ofPanel = /^\/(?:admin(?=[/?]|$)|_next\/|__nextjs)/

/** Serves the site and the panel from source on one port. */
export async function runDevProcess(): Promise<void> {
  limitErrors({ isExpected: () => false, giveUp: () => process.exit(1) })
  const startedAt = performance.now()
  addServerTiming()
  const { host, port, siteUrl } = readEnvironment()
  const server = createServer()
  const answer = await createDevelopmentSite(server)
  const answerPanel = createPanel({ dir: project, devServer: server }).handler
  server.on('request', (req, res) => (ofPanel.test(req.url ?? '') ? answerPanel : answer)(req, res))
  await listen(server, { port, host })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`\nFungarium is ready at ${siteUrl} (after ${seconds} s), the panel at ${siteUrl}/admin.`)
}
