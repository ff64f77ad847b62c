import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hasPreviewSession } from '../src/foundation/preview-session'
import type { ServerContext } from './context'

/** Files, of which a part may be requested. */
const file = /^\/(?:_next\/static|api\/media\/file)\//

/** The API and the panel. */
const application = /^\/(?:api|admin)(?=[/?]|$)/

/** Headers with which Next's parts talk to one another. */
const internalHeader = /^x-(?:middleware|nextjs)-/
/** Headers with which Next's router asks for a part of a page or its data. */
const routerHeader = /^(?:next-|rsc$)/

/** Next's cookies of a preview, which every preview of a build has alike. */
const nextPreviewCookie = /__prerender_bypass|__next_preview_data/

/**
 * Removes the headers that would make Next render a page otherwise than for other visitors, where it is not for the panel
 * or a preview: the page would be nobody else's, or the cache would keep what it does not know to be different.
 */
export function removeRenderingHeaders(req: IncomingMessage, secret: string | undefined): void {
  const { headers, url = '/' } = req
  const remove = (pattern: RegExp) => {
    for (const name of Object.keys(headers)) if (pattern.test(name)) delete headers[name]
  }
  remove(internalHeader)
  if (!file.test(url)) delete headers.range
  if (secret !== undefined && hasPreviewSession(headers.cookie, secret)) return
  const cookies = headers.cookie?.split(';').filter((cookie) => !nextPreviewCookie.test(cookie))
  if (cookies?.length) headers.cookie = cookies.join(';')
  else delete headers.cookie
  if (!application.test(url)) remove(routerHeader)
}

interface NormalizeOptions extends Pick<ServerContext, 'site' | 'nonce'> {
  /** Whether the server itself asks. */
  isInternal: boolean
}

/** Removes what clients must not decide from a request's headers, before the application reads them. */
export function normalizeHeaders(req: IncomingMessage, { site, nonce, isInternal }: NormalizeOptions): void {
  // The headers of a HEAD must equal those of the GET, script hashes included; Node drops the body.
  if (req.method === 'HEAD') req.method = 'GET'
  // Pages have no ETag of Next's: it would match `*` alone, and answer 304 in place of the page that the cache waits for.
  if (req.headers['if-none-match']?.trim() === '*') delete req.headers['if-none-match']
  // This server speaks plain http, so an https site has a proxy in front; only then are forwarded headers trusted.
  const behindProxy = site.protocol === 'https:'
  req.headers['x-forwarded-for'] = isInternal ? '' : getClientAddress(req, behindProxy)
  req.headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
  for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip'])
    delete req.headers[name]
  if (behindProxy) req.headers.host = site.host
  // Next reads the nonce of its scripts from this header; a client's nonce must not get into a cached page.
  delete req.headers['content-security-policy-report-only']
  if (nonce) req.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
  else delete req.headers['content-security-policy']
}

/** Returns the address that the proxy appended last, or that at the other end of the connection. */
export function getClientAddress(req: IncomingMessage, behindProxy: boolean): string {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
  const last = forwarded.split(',').pop()?.trim() ?? ''
  const address = behindProxy && isIP(last) ? last : (req.socket.remoteAddress ?? '')
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
