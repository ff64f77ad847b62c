import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Body } from '../body-cache'
import { chooseEncoding, compress, type Encoding } from '../compression'
import { removeNonce, securePage } from '../content-security-policy'
import type { ServerContext } from '../context'
import { deferScripts } from '../deferred-scripts'
import { addVary, getRequestHeader, isShared, matchesEtag, setDefaultPolicy } from './headers'
import type { RawResponse } from './raw-response'

/** Below this size a compressed body does not save a packet. */
export const minCompressedBytes = 860
/** Larger texts are streamed. */
export const maxBufferedBytes = 2 * 1024 * 1024

/** Whether the type is that of pages or their React payload, which must be complete to remove the nonce. */
export function mayContainNonce(type: string): boolean {
  return /^text\/(html|x-component)/i.test(type)
}

/** Sends a complete body, from the cache when the same bytes were sent before. */
export async function sendBuffered(
  bytes: Buffer,
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  raw: RawResponse,
): Promise<void> {
  const type = String(res.getHeader('Content-Type')).split(';')[0] ?? ''
  const shared = isShared(String(res.getHeader('Cache-Control') ?? ''))
  const digest = createHash('sha256').update(bytes).digest('base64url')
  const key = `${type} ${digest}`
  let body = isEmptyNotFound(res, bytes) ? await context.fetchNotFoundPage(req.url ?? '/') : undefined
  body ??= context.cache.get(key)
  if (!body) {
    body = createBody(bytes, digest, { type, path: shared ? req.url : undefined }, context)
    if (shared) context.cache.set(key, body)
  }
  if (body.data) context.cache.set(body.data.name, body.data.body)
  if (body.policy) res.setHeader('Content-Security-Policy', body.policy)
  else setDefaultPolicy(res, context.secure)
  if (res.statusCode === 200) {
    res.setHeader('ETag', body.etag)
    if (matchesEtag(getRequestHeader(req, 'if-none-match'), body.etag)) return sendNotModified(res, raw)
  }
  const minBytes = minCompressedBytes
  raw.end(await encodeBody(req, res, body, { key, cache: shared ? context.cache : undefined, minBytes })) // Node drops the body of a HEAD
}

/** Next renders an unknown address as an empty document that scripts fill in the browser. */
function isEmptyNotFound(res: ServerResponse, bytes: Buffer): boolean {
  return res.statusCode === 404 && bytes.includes('<html id="__next_error__"')
}

/** @param page `path` is set where every visitor gets the same page */
function createBody(
  bytes: Buffer,
  digest: string,
  { type, path }: { type: string; path?: string },
  context: ServerContext,
): Body {
  const etag = createEtag(digest)
  if (!mayContainNonce(type)) return { plain: bytes, etag, encoded: new Map() }
  const text = bytes.toString()
  if (!/html/i.test(type))
    return { plain: Buffer.from(removeNonce(text, context.nonce)), etag, encoded: new Map() }
  // Pages for one user, such as those of the admin panel, are useless without their scripts.
  const page = path ? deferScripts(text, { nonce: context.nonce, path }) : { html: text }
  const { html, policy } = securePage(page.html, context)
  const data = page.data && {
    name: page.data.name,
    body: { plain: Buffer.from(page.data.json), etag: createEtag(page.data.name), encoded: new Map() },
  }
  return { plain: Buffer.from(html), etag, policy, encoded: new Map(), data }
}

function createEtag(digest: string): string {
  return `W/"${digest.slice(0, 27)}"`
}

interface EncodeOptions {
  key: string
  /** The cache that holds the body, if any. */
  cache: ServerContext['cache'] | undefined
  minBytes: number
}

/** Sets the headers of the encoding that the client accepts and returns the bytes to send. */
export async function encodeBody(
  req: IncomingMessage,
  res: ServerResponse,
  body: Body,
  { key, cache, minBytes }: EncodeOptions,
): Promise<Buffer> {
  addVary(res)
  const encoding =
    body.plain.length < minBytes ? undefined : chooseEncoding(getRequestHeader(req, 'accept-encoding'))
  if (!encoding) {
    res.setHeader('Content-Length', body.plain.length)
    return body.plain
  }
  const bytes = await getEncoded(body, encoding, key, cache)
  res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', bytes.length)
  return bytes
}

function getEncoded(
  body: Body,
  encoding: Encoding,
  key: string,
  cache: ServerContext['cache'] | undefined,
): Promise<Buffer> {
  let encoded = body.encoded.get(encoding)
  if (!encoded) {
    encoded = compress(body.plain, encoding, { reuse: cache !== undefined })
    body.encoded.set(encoding, encoded) // the promise, so that simultaneous requests compress once
    encoded.then((bytes) => cache?.grow(key, body, bytes.length)).catch(() => body.encoded.delete(encoding))
  }
  return encoded
}

function sendNotModified(res: ServerResponse, raw: RawResponse): void {
  addVary(res)
  res.statusCode = 304
  for (const name of ['Content-Length', 'Content-Encoding', 'Content-Type', 'Transfer-Encoding'])
    res.removeHeader(name)
  raw.end()
}
