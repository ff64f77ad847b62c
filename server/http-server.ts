import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { trackResponse } from './close-waiting-responses'
import { LimitedRequest, maxUrlLength } from './reject-request'

/** Milliseconds; longer than the minute that most proxies keep connections open. */
const keepAliveTimeout = 65_000

/** Creates a server that slow, silent, greedy and oversized requests cannot exhaust. */
export function createHttpServer(onRequest: (req: IncomingMessage, res: ServerResponse) => void): Server {
  const options = {
    IncomingMessage: LimitedRequest,
    maxHeaderSize: 2 * maxUrlLength,
    // Node looks for expired requests every 30 seconds otherwise, and half-open ones would stay longer than that.
    connectionsCheckingInterval: 1000,
  }
  const server = createServer(options, (req, res) => {
    if (trackResponse(req, res)) onRequest(req, res)
  })
  server.headersTimeout = 20_000
  server.requestTimeout = 120_000
  server.timeout = 120_000 // for those who do not read what they have asked for
  server.keepAliveTimeout = keepAliveTimeout
  server.maxConnections = 5000 // idle ones cost memory and file descriptors, and clients open as many as they like
  return server
}
