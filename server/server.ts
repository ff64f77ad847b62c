import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { scriptNonce } from '../src/foundation/script-nonce'
import { BodyCache } from './body-cache'
import type { ServerContext } from './context'
import { dataPath } from './deferred-scripts'
import { type Address, closeServer, listen } from './listen'
import { normalizeHeaders } from './normalize-headers'
import { createNotFoundPages, createPageFetcher } from './not-found-page'
import { findRejection, LimitedRequest, maxUrlLength, sendText } from './reject-request'
import { sendFlightData } from './response/flight-data'
import { wrapResponse } from './response/wrap-response'

const megabyte = 1024 * 1024

export interface SiteServer {
  server: Server
  listen(address: Address): Promise<void>
  /** Finishes running requests first, for at most `timeout` milliseconds. */
  close(timeout?: number): Promise<void>
}

interface SiteServerOptions {
  /** The application. */
  handler: (req: IncomingMessage, res: ServerResponse) => unknown
  /** The origin that visitors see. */
  siteUrl?: string
  /** The secret that the script nonce is derived from; without it all inline scripts of a page are allowed. */
  secret?: string
  /** The size of the cache of finished bodies, in bytes. */
  cacheSize?: number
}

/** Creates the HTTP server in front of the application. */
export function createSiteServer({
  handler,
  siteUrl = 'http://localhost',
  secret,
  cacheSize = 64 * megabyte,
}: SiteServerOptions): SiteServer {
  const site = new URL(siteUrl)
  const nonce = secret === undefined ? undefined : scriptNonce(secret)
  let closing = false
  const server = createServer(
    { IncomingMessage: LimitedRequest, maxHeaderSize: 2 * maxUrlLength },
    async (req, res) => {
      if (closing) res.setHeader('Connection', 'close')
      const rejection = findRejection(req)
      if (rejection) return sendText(res, rejection, context.secure)
      if (req.url?.startsWith(dataPath)) return sendFlightData(req, res, context)
      wrapResponse(req, res, context)
      normalizeHeaders(req, site, nonce)
      try {
        await handler(req, res)
      } catch (error) {
        console.error(error)
        if (!res.headersSent)
          sendText(res, { status: 500, text: 'Something went wrong here.' }, context.secure)
        else res.destroy()
      }
    },
  )
  const fetchPage = createPageFetcher(server)
  const context: ServerContext = {
    cache: new BodyCache(cacheSize),
    secure: site.protocol === 'https:',
    nonce,
    fetchPage,
    fetchNotFoundPage: createNotFoundPages(fetchPage),
  }
  server.headersTimeout = 20_000
  server.requestTimeout = 120_000
  server.keepAliveTimeout = 65_000 // longer than the minute that most proxies keep connections open

  return {
    server,
    listen: (address) => listen(server, address),
    close: (timeout = 15_000) => {
      closing = true
      return closeServer(server, timeout)
    },
  }
}
