import type { Server } from 'node:http'
import { register } from 'prom-client'
import { tagExpirations } from '../src/foundation/cache/tag-expirations'
import { AfterResponses } from './after-responses'
import type { SiteContext, SiteOptions } from './context'
import { askForGuest, createRequestHandler } from './handle-request'
import { createHttpServer } from './http-server'
import { type Address, closeServer, listen } from './listen'
import { registerMetrics } from './observability/metrics'
import { logRequest } from './observability/request-observer'
import { PageCache } from './page-cache/page-cache'
import { type RenderLimits, RenderQueue } from './render-queue'

const megabyte = 1024 * 1024

export interface SiteServer {
  server: Server
  listen(address: Address): Promise<void>
  pages: PageCache
  /** Finishes running requests first, for at most `timeout` milliseconds. */
  close(timeout?: number): Promise<void>
}

interface ServerOptions extends SiteOptions {
  /** The size of the page cache, in bytes. */
  cacheSize?: number
  renderLimits?: Partial<RenderLimits>
  /** Whether each request is written to the log. */
  logsRequests?: boolean
}

/** Creates the HTTP server around the application. */
export function createSiteServer(options: ServerOptions): SiteServer {
  const site = createContext(options)
  const { afterResponses, pages } = site
  const handle = createRequestHandler(site)
  let closing = false
  const server = createHttpServer((req, res) => {
    if (closing) res.setHeader('Connection', 'close')
    handle(req, res)
  })
  tagExpirations.subscribe((expirations) => pages.expire(expirations))
  return {
    server,
    pages,
    listen: (address) => listen(server, address),
    close: async (timeout = 15_000) => {
      closing = true
      await closeServer(server, timeout)
      await pages.close(timeout)
      await afterResponses.settle()
    },
  }
}

function createContext(options: ServerOptions): SiteContext {
  const { cacheSize = 48 * megabyte, logsRequests, metrics, renderLimits, siteUrl } = options
  const pages = new PageCache(cacheSize, (key) => askForGuest(key, site))
  const site: SiteContext = {
    ...options,
    secure: siteUrl.startsWith('https:'),
    pages,
    afterResponses: new AfterResponses(),
    queue: new RenderQueue(renderLimits),
    panelQueue: new RenderQueue(renderLimits),
    observers: [
      ...(logsRequests ? [logRequest] : []),
      ...(metrics ? [registerMetrics(register, pages)] : []),
    ],
  }
  return site
}
