import { Duplex } from 'node:stream'
import type { PageContext } from '../src/foundation/cache/page-context'
import { tagExpirations } from '../src/foundation/cache/tag-expirations'
import { Body } from './body'
import { setCdnHeaders } from './cdn/cdn-headers'
import { chooseEncoding, createCompressor, isCompressible, minCompressedBytes } from './compression'
import type { Answer } from './page-cache/page'
import { isHtml, securityHeaders } from './security-headers'

/** Longer files are streamed. */
const maxWholeBytes = 2 * 1024 * 1024

/**
 * The seconds after which a page is rendered again even if nothing on it has expired. Likes and ratings expire no list,
 * so its order by popularity follows at this pace.
 */
const maxFreshSeconds = 900

/** How a response came about. */
export interface Origin {
  /** What the application has declared about it. */
  context: PageContext
  /** When the application began, by `performance.now()`. */
  startedAt: number
  /** Whether everyone may get it: it was not made for somebody who is signed in. */
  isShared: boolean
  /** `Accept-Encoding` of the request. */
  accepted: string | null
}

interface SiteHeaders {
  /** Whether visitors use https. */
  secure: boolean
  /** Whether a CDN in front caches pages. */
  hasCdn?: boolean
}

/**
 * Completes the headers of a response and decides how it is sent: pages and what may be kept whole, everything else as it
 * arrives.
 */
export async function finishResponse(response: Response, origin: Origin, site: SiteHeaders): Promise<Answer> {
  const { status } = response
  const headers = completeHeaders(response, site.secure)
  const seconds = freshSeconds(response, origin)
  if (!isWhole(response, seconds)) return streamedResponse(response, headers, origin)
  const bytes = Buffer.from(await response.arrayBuffer())
  const isWorthIt = bytes.length >= minCompressedBytes && isCompressible(headers.get('Content-Type') ?? '')
  const body = new Body(bytes, isWorthIt, isImmutable(headers) ? 'best' : 'fast')
  for (const name of ['Content-Length', 'Transfer-Encoding', 'Connection']) headers.delete(name)
  addVary(headers)
  if (status === 200) headers.set('ETag', body.etag)
  if (seconds > 0) setCacheControl(headers, seconds, origin, site.hasCdn)
  const isForEveryone = origin.isShared && !headers.has('Set-Cookie') && (status === 200 || status === 404)
  const maxAge = isForEveryone ? seconds : 0
  // It is kept in a compressed form only.
  if (maxAge > 0 && body.isCompressible) await body.encode(chooseEncoding(origin.accepted) ?? 'br')
  const { context, startedAt } = origin
  return { status, headers: [...headers].flat(), body, maxAge, tags: context.tags, startedAt }
}

function completeHeaders(response: Response, secure: boolean): Headers {
  const headers = new Headers(response.headers)
  headers.delete('X-Powered-By')
  for (const [name, value] of Object.entries(securityHeaders(headers.get('Content-Type') ?? '', secure)))
    if (!headers.has(name)) headers.set(name, value)
  return headers
}

/** Returns for how many seconds a response may be kept, 0 if not at all. */
function freshSeconds({ headers, status }: Response, { context, isShared }: Origin): number {
  if (status >= 500) return 0
  if (isShared && status === 200 && context.maxAge !== undefined) return context.maxAge
  const cacheControl = headers.get('Cache-Control') ?? ''
  const isPublic = /\b(public|s-maxage|immutable)\b/i.test(cacheControl)
  if (!isPublic || /\b(private|no-store)\b/i.test(cacheControl)) return 0
  const [, seconds] = /s-maxage=(\d+)/i.exec(cacheControl) ?? /max-age=(\d+)/i.exec(cacheControl) ?? []
  return isImmutable(headers) ? Number(seconds ?? 0) : Math.min(Number(seconds ?? 0), maxFreshSeconds)
}

/** Whether the content of an address never changes. */
const isImmutable = (headers: Headers) => /\bimmutable\b/i.test(headers.get('Cache-Control') ?? '')

/** Whether a body must be sent as it is. */
const isFixed = ({ body, headers, status }: Response) =>
  body === null ||
  status === 206 ||
  headers.has('Content-Encoding') ||
  /no-transform/i.test(headers.get('Cache-Control') ?? '')

/** Whether a body is read before it is sent. Drawings come without a length; none of the site's own is long. */
function isWhole(response: Response, seconds: number): boolean {
  const { headers, status } = response
  if (isFixed(response)) return false
  if (isHtml(headers.get('Content-Type') ?? '')) return true
  return status === 200 && seconds > 0 && Number(headers.get('Content-Length') ?? 0) <= maxWholeBytes
}

/**
 * Makes browsers and proxies ask again before they use a page that this server keeps: only the server learns when the page
 * expires. A CDN learns it too, but for pages that have changed while they were rendered.
 */
function setCacheControl(headers: Headers, seconds: number, origin: Origin, hasCdn = false): void {
  const { context, isShared, startedAt } = origin
  const isCdnTold = isShared && !headers.has('Set-Cookie') && !isImmutable(headers)
  if (isHtml(headers.get('Content-Type') ?? '') || !/\bmax-age=\d/i.test(headers.get('Cache-Control') ?? ''))
    headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  if (hasCdn && isCdnTold && !tagExpirations.hasExpired(context.tags, startedAt))
    setCdnHeaders(headers, context.tags, seconds)
}

/** Returns the response with its body compressed as it arrives, if it is worth that and the visitor accepts it. */
function streamedResponse(response: Response, headers: Headers, { accepted }: Origin): Response {
  const { body, status } = response
  if (!body || isFixed(response) || !isCompressible(headers.get('Content-Type') ?? ''))
    return new Response(body, { status, headers })
  addVary(headers)
  const isShort = Number(headers.get('Content-Length') ?? Number.NaN) < minCompressedBytes
  const encoding = isShort ? undefined : chooseEncoding(accepted)
  if (!encoding) return new Response(body, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const etag = headers.get('ETag')
  if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`)
  const compressor = Duplex.toWeb(createCompressor(encoding)) as ReadableWritablePair<Uint8Array, Uint8Array>
  return new Response(body.pipeThrough(compressor), { status, headers })
}

function addVary(headers: Headers): void {
  if (!/accept-encoding|\*/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
}
