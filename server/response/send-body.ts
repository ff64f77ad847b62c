import type { IncomingMessage, ServerResponse } from 'node:http'
import { tagExpirations } from '../../src/foundation/cache/tag-expirations'
import type { Body } from '../body'
import { setCdnHeaders } from '../cdn/cdn-headers'
import { chooseEncoding } from '../compression'
import { isSignedIn } from '../page-cache/page-key'
import { sharedHeaders } from '../page-cache/send-cached-page'
import { isImmutable, setCacheControl } from './cache-control'
import type { Exchange } from './exchange'
import { addVary, getRequestHeader, matchesEtag } from './headers'
import type { RawResponse } from './raw-response'

/** Below this size a compressed body does not save a packet. */
export const minCompressedBytes = 860

export interface FinishedBody {
  /** In the cache of bodies. */
  name: string
  body: Body
}

interface FinishedExchange extends Exchange {
  /** For how long the response may be cached. */
  seconds: number
  isPage: boolean
  canBeStored: boolean
}

/** Sends a finished body and caches the response. */
export async function sendBody({ name, body }: FinishedBody, exchange: FinishedExchange): Promise<void> {
  const { req, res, condition, context, page, raw, rendering, startedAt } = exchange
  const { seconds, isPage, canBeStored } = exchange
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
    context.bodies.set(name, body)
  }
  if (rendering && isForEveryone && canBeStored) {
    const freshUntil = startedAt + seconds * 1000
    rendering.finish({ tags: page.tags, startedAt, freshUntil, status: res.statusCode, headers, body })
  }
  if (isPage) res.setHeader('X-Cache', 'MISS')
  if (res.statusCode === 200 && matchesEtag(condition, body.etag)) return sendNotModified(res, raw)
  raw.end(encoded) // Node drops the body of a HEAD
}

/** Lets a CDN cache the response, unless it shows what has changed meanwhile. */
function letCdnCache({ res, page: { tags }, startedAt }: Exchange, seconds: number): void {
  if (!tagExpirations.hasExpired(tags, startedAt)) setCdnHeaders(res, tags, seconds)
}

const qualityFor = (res: ServerResponse) => (isImmutable(res) ? 'best' : 'fast')

const acceptedEncoding = (req: IncomingMessage) => chooseEncoding(getRequestHeader(req, 'accept-encoding'))

/** Sets the headers of the encoding that the client accepts and returns the bytes to send. */
async function encodeBody(req: IncomingMessage, res: ServerResponse, body: Body): Promise<Buffer> {
  addVary(res)
  const encoding =
    body.length < minCompressedBytes || !body.isCompressible ? undefined : acceptedEncoding(req)
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
