import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { SiteOptions } from './context'

/** Files, of which a part may be requested. */
const file = /^\/(?:_next\/static|api\/media\/file)\//

/** Characters of a user agent that the application gets. Next parses it in time that grows with the square of its length. */
const maxUserAgent = 1000

/** Removes the request for a part of what has none: the page would be nobody else's. */
export function removeRange({ headers, url = '/' }: IncomingMessage): void {
  if (!file.test(url)) delete headers.range
}

/** Removes what clients must not decide from a request's headers, before the application reads them. */
export function normalizeHeaders(req: IncomingMessage, { siteUrl }: SiteOptions): void {
  const { host, protocol } = new URL(siteUrl)
  // The headers of a HEAD must equal those of the GET; Node drops the body.
  if (req.method === 'HEAD') req.method = 'GET'
  // The application would answer 304 in place of the page that the cache waits for.
  if (req.headers['if-none-match']?.trim() === '*') delete req.headers['if-none-match']
  if (req.headers['user-agent']) req.headers['user-agent'] = req.headers['user-agent'].slice(0, maxUserAgent)
  // This server speaks plain http, so an https site has a proxy in front; only then are forwarded headers trusted.
  const behindProxy = protocol === 'https:'
  req.headers['x-forwarded-for'] = getClientAddress(req, behindProxy)
  req.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip'])
    delete req.headers[name]
  if (behindProxy) req.headers.host = host
  // From these the application makes its own.
  req.rawHeaders = Object.entries(req.headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((single) => [name, single]),
  )
}

/** Returns the address that the proxy appended last, or that at the other end of the connection. */
function getClientAddress(req: IncomingMessage, behindProxy: boolean): string {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
  const last = forwarded.split(',').pop()?.trim() ?? ''
  const address = behindProxy && isIP(last) ? last : (req.socket.remoteAddress ?? '')
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
