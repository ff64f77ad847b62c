import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { tagExpirations } from '../../src/foundation/cache/tag-expirations'
import { Body } from '../body'
import { setCdnHeaders, uncachedPart } from '../cdn/cdn-headers'
import { chooseEncoding } from '../compression'
import { isSignedIn } from '../page-cache/page-key'
import { sharedHeaders } from '../page-cache/send-cached-page'
import { isImmutable, setCacheControl } from './cache-control'
import { type Exchange, isListPart } from './exchange'
import type { FinishedBody } from './finish-body'
import { addVary, getRequestHeader, matchesEtag, setDefaultPolicy } from './headers'
import type { RawResponse } from './raw-response'

/** Below this size a compressed body does not save a packet. */
export const minCompressedBytes = 860

interface FinishedExchange extends Exchange {
  /** For how long the response may be cached. */
  seconds: number
  isPage: boolean
  canBeStored: boolean
}

/** Sends a finished body and caches the response. */
export async function sendBody(
  { name, body, page }: FinishedBody,
  exchange: FinishedExchange,
): Promise<void> {
  const { req, res, context, raw, rendering, request, seconds, isPage, canBeStored } = exchange
  if (body.policy) res.setHeader('Content-Security-Policy', body.policy)
  else setDefaultPolicy(res, context.secure)
  addVary(res)
  if (seconds > 0) setCacheControl(res, isPage)
  // Pages are the same for everyone. Should one not be, nobody gets what was made for somebody who is signed in.
  const isForEveryone = seconds > 0 && !isSignedIn(req)
  if (context.hasCdn && rendering && isForEveryone && !isImmutable(res)) letCdnCache(exchange, seconds)
  if (res.statusCode === 200) res.setHeader('ETag', body.etag)
  const headers = sharedHeaders(res)
  const encoded = await encodeBody(req, res, body)
  if (isForEveryone) {
    await body.pack(acceptedEncoding(req) ?? 'br', qualityFor(res))
    if (name) context.bodies.set(name, body)
    if (body.data?.body instanceof Body) context.bodies.set(body.data.name, body.data.body)
  }
  if (rendering && isForEveryone && canBeStored) {
    const { tags, startedAt } = request
    const state = { tags, startedAt, freshUntil: startedAt + seconds * 1000 }
    rendering.finish({ ...state, status: res.statusCode, headers, body })
    const { renderSlots } = request.context
    if (page?.canBeTemplate && renderSlots)
      context.templates.keep(rendering.path, { ...page, ...state, headers: pageHeaders(res), renderSlots })
  }
  if (isPage) res.setHeader('X-Cache', 'MISS')
  // As the client sent it: the application is not shown every condition.
  const condition = req.headersDistinct['if-none-match']?.join(', ')
  if (res.statusCode === 200 && matchesEtag(condition, body.etag)) return sendNotModified(res, raw)
  raw.end(encoded) // Node drops the body of a HEAD
}

/** The headers that Next writes for a page, whatever is on it: what to preload, and by what its payload differs. */
function pageHeaders(res: ServerResponse): [string, OutgoingHttpHeader][] {
  return ['link', 'vary'].flatMap((name) => {
    const value = res.getHeader(name)
    return value === undefined ? [] : [[name, value]]
  })
}

/** Lets a CDN cache the response, unless it is a part of a page or shows what has changed meanwhile. */
function letCdnCache(exchange: Exchange, seconds: number): void {
  const { req, res, request } = exchange
  if (isListPart(req)) res.setHeader('Cache-Control', uncachedPart)
  else if (!tagExpirations.hasExpired(request.tags, request.startedAt))
    setCdnHeaders(res, request.tags, seconds)
}

const qualityFor = (res: ServerResponse) => (isImmutable(res) ? 'best' : 'fast')

const acceptedEncoding = (req: IncomingMessage) => chooseEncoding(getRequestHeader(req, 'accept-encoding'))

/** Sets the headers of the encoding that the client accepts and returns the bytes to send. */
export async function encodeBody(
  req: IncomingMessage,
  res: ServerResponse,
  body: Body,
  minBytes = minCompressedBytes,
): Promise<Buffer> {
  addVary(res)
  const encoding = body.length < minBytes || !body.isCompressible ? undefined : acceptedEncoding(req)
  if (!encoding) {
    res.setHeader('Content-Length', body.length)
    return body.plain()
  }
  const bytes = await body.encode(encoding, qualityFor(res))
  res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', bytes.length)
  return bytes
}

function sendNotModified(res: ServerResponse, raw: RawResponse): void {
  res.statusCode = 304
  for (const name of ['Content-Length', 'Content-Encoding', 'Content-Type', 'Transfer-Encoding'])
    res.removeHeader(name)
  raw.end()
}
