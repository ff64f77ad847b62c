import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { register } from 'prom-client'
import { tagExpirations } from '../src/foundation/cache/tag-expirations'
import { AfterResponses } from './after-responses'
import type { Body } from './body'
import type { ServerContext } from './context'
import { handleRequest } from './handle-request'
import { createHttpServer } from './http-server'
import { createInternalServer, type InternalServer, refreshHeader } from './internal-server'
import { type Address, closeServer, listen } from './listen'
import { registerMetrics } from './observability/metrics'
import type { MetricsAccess } from './observability/metrics-endpoint'
import { logRequest } from './observability/request-observer'
import { PageCache } from './page-cache/page-cache'
import { PageRenderer } from './page-cache/page-renderer'
import { type RenderLimits, RenderQueue } from './render-queue'

const megabyte = 1024 * 1024

export interface SiteServer {
  server: Server
  listen(address: Address): Promise<void>
  /** Renders pages that are not cached yet, one after another. */
  warm(keys: readonly string[]): Promise<void>
  /** The cache keys of the pages that were served most often. */
  mostUsedPages(count: number): string[]
  /** Finishes running requests first, for at most `timeout` milliseconds. */
  close(timeout?: number): Promise<void>
}

interface SiteServerOptions {
  /** The application. */
  handler: (req: IncomingMessage, res: ServerResponse) => unknown
  /** The origin that visitors see. */
  siteUrl?: string
  /** The secret of the site, with which previews are signed; without it there are none. */
  secret?: string
  /** The size of the page cache, in bytes. */
  cacheSize?: number
  renderLimits?: Partial<RenderLimits>
  /** Applies all expirations of cache tags that are committed by now. */
  catchUp?: () => Promise<void>
  /** Whether a CDN in front of the site may cache pages; `createPurger` tells it when they expire. */
  hasCdn?: boolean
  /** Whether each request is written to the log. */
  logsRequests?: boolean
  /** Absent: there is no `/metrics`. */
  metrics?: MetricsAccess
}

/** Creates the HTTP server around the application. */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  let closing = false
  const server = createHttpServer((req, res) => {
    if (closing) res.setHeader('Connection', 'close')
    handleRequest(req, res, context)
  })
  const internal = createInternalServer((req, res) =>
    handleRequest(req, res, context, refreshHeader in req.headers ? 'refresh' : 'internal'),
  )
  const context = createContext(options, internal)
  const { afterResponses, pages, renderer } = context
  // What visitors read is prepared again before the next one asks for it.
  tagExpirations.subscribe((expirations) => {
    for (const key of pages.expire(expirations)) void renderer.refresh(key)
  })
  return {
    server,
    listen: async (address) => {
      await internal.listen()
      await listen(server, address)
    },
    warm: async (keys) => {
      for (const key of keys) if (!closing) await renderer.refresh(key)
    },
    mostUsedPages: (count) => pages.mostUsed(count),
    close: async (timeout = 15_000) => {
      closing = true
      await closeServer(server, timeout)
      await internal.close()
      await afterResponses.settle()
    },
  }
}

function createContext(
  {
    cacheSize = 48 * megabyte,
    catchUp,
    handler,
    hasCdn = false,
    logsRequests,
    metrics,
    renderLimits,
    secret,
    siteUrl = 'http://localhost',
  }: SiteServerOptions,
  internal: InternalServer,
): ServerContext {
  const site = new URL(siteUrl)
  const pages = new PageCache(cacheSize)
  return {
    handler,
    site,
    secure: site.protocol === 'https:',
    secret,
    pages,
    renderer: new PageRenderer(pages, (path) => internal.fetch(path, { [refreshHeader]: '1' })),
    afterResponses: new AfterResponses(),
    queue: new RenderQueue(renderLimits),
    bodies: new LRUCache<string, Body>({
      maxSize: cacheSize / 2,
      sizeCalculation: ({ storedBytes }) => storedBytes + 500, // with its own memory
    }),
    requestPage: (key) => requestPage(internal, key),
    catchUp,
    hasCdn,
    observers: [
      ...(logsRequests ? [logRequest] : []),
      ...(metrics ? [registerMetrics(register, pages)] : []),
    ],
    metrics,
  }
}

async function requestPage({ fetch }: InternalServer, key: string): Promise<void> {
  try {
    await (await fetch(key)).arrayBuffer()
  } catch {
    // The server is closing.
  }
}
