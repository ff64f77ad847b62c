import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { ServerContext } from './context'
import { takePeerAddress } from './gateway/peer-address'

/**
 * Reduces a request target to path and query. With the absolute form, `GET http://host/path`, which is meant for
 * proxies, Next would redirect to whatever host the client names.
 */
export function toOriginForm(target = ''): string {
  return target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*\/?/i, '/')
}

/** Removes what clients must not decide from a request's headers, before the application reads them. */
export function normalizeHeaders(
  req: IncomingMessage,
  { site, nonce, hasGateway }: Pick<ServerContext, 'site' | 'nonce' | 'hasGateway'>,
): void {
  // The headers of a HEAD must equal those of the GET, script hashes included; Node drops the body.
  if (req.method === 'HEAD') req.method = 'GET'
  // This server speaks plain http, so an https site has a proxy in front; only then are forwarded headers trusted.
  const behindProxy = site.protocol === 'https:'
  req.headers['x-forwarded-for'] = getClientAddress(req, behindProxy, takePeerAddress(req, hasGateway))
  req.headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
  for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip'])
    delete req.headers[name]
  if (behindProxy) req.headers.host = site.host
  // Next reads the nonce of its scripts from this header; a client's nonce must not get into a cached page.
  delete req.headers['content-security-policy-report-only']
  if (nonce) req.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  else delete req.headers['content-security-policy']
}

/** Returns the address that the proxy appended last, or the peer address of the connection. */
function getClientAddress(req: IncomingMessage, behindProxy: boolean, peer: string): string {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
  const last = forwarded.split(',').pop()?.trim() ?? ''
  const address = behindProxy && isIP(last) ? last : peer
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
