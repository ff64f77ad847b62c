import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { listPartHeader } from '../../src/domains/catalog/browser/list-part'
import { tagExpirations } from '../../src/foundation/cache/tag-expirations'
import { Body } from '../body'
import { setCdnHeaders, uncachedPart } from '../cdn/cdn-headers'
import { chooseEncoding, isCompressible } from '../compression'
import { removeNonce, securePage } from '../content-security-policy'
import type { ServerContext } from '../context'
import { stripToLiveParts } from '../list-part'
import { hasRenderError, renderOutagePage } from '../outage-page'
import type { CachedPage } from '../page-cache/page-cache'
import type { Rendering } from '../page-cache/page-renderer'
import type { MadePage } from '../page-cache/page-templates'
import type { RunningRequest } from '../page-cache/running-requests'
import { sharedHeaders } from '../page-cache/send-cached-page'
import { pageEncoding } from '../page-encoding'
import { freshSeconds, isImmutable, setCacheControl } from './cache-control'
import { type FinishedPage, fillPage, finishPage } from './finished-page'
import {
  addVary,
  createEtag,
  getRequestHeader,
  matchesEtag,
  setDefaultPolicy,
  setSecurityHeaders,
} from './headers'
import { getRawResponse, type RawResponse } from './raw-response'

/** Below this size a compressed body does not save a packet. */
export const minCompressedBytes = 860
/** Larger texts are streamed. */
export const maxBufferedBytes = 2 * 1024 * 1024

/** A request and everything that belongs to its response. */
export interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  context: ServerContext
  raw: RawResponse
  /** Absent when the response must not be cached. */
  rendering?: Rendering
  /** The request while the application answers it. */
  request: RunningRequest
  /** Called when the response is complete or begins to be streamed, before the visitor has it. */
  onAnswered?: () => void
  /** Waits until the pages that a write has changed are no longer in the cache; absent for reads. */
  settle?: () => Promise<void>
}

/** Whether the type is that of pages or their React payload, which must be complete to remove the nonce. */
export function mayContainNonce(type: string): boolean {
  return /^text\/(html|x-component)/i.test(type)
}

/** Sends a complete body and caches the response if every visitor may get it. */
export async function sendBuffered(answer: Buffer, exchange: Exchange): Promise<void> {
  const { req, res, rendering, request } = exchange
  const type = String(res.getHeader('Content-Type') ?? '').split(';')[0] ?? ''
  const isPage = mayContainNonce(type)
  const bytes = res.statusCode === 503 && /html/i.test(type) ? renderOutagePage(req.url ?? '/') : answer
  const seconds = res.statusCode >= 500 ? 0 : freshSeconds(res, rendering && request.context)
  if (res.statusCode === 500) res.setHeader('Cache-Control', 'private, no-store')
  const path = rendering?.path ?? req.url
  const kind = {
    type,
    path: seconds > 0 ? path : undefined,
    isListPart: isListPart(req),
    hasPolicy: res.hasHeader('Content-Security-Policy'),
  }
  const finished = await finishBody(bytes, kind, exchange)
  const canBeStored = isStorable(res, isPage ? answer : undefined)
  await sendFinished(finished, { ...exchange, seconds, isPage, canBeStored })
}

/** Sends a page that was made from a template, and caches it. */
export async function sendMadePage(
  { headers, body, request }: MadePage,
  exchange: Pick<Exchange, 'req' | 'res' | 'context' | 'rendering'>,
): Promise<void> {
  const { res, context } = exchange
  setSecurityHeaders(res, context.secure)
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  for (const [name, value] of headers) res.setHeader(name, value)
  const sent = {
    raw: getRawResponse(res),
    request,
    seconds: freshSeconds(res, request.context),
    isPage: true,
    canBeStored: true,
  }
  try {
    await sendFinished({ body }, { ...exchange, ...sent })
  } catch (error) {
    console.error(error)
    res.destroy()
  } finally {
    request.release()
  }
}

interface FinishedExchange extends Exchange {
  /** For how long the response may be cached. */
  seconds: number
  isPage: boolean
  canBeStored: boolean
}

async function sendFinished({ name, body, page }: FinishedBody, exchange: FinishedExchange): Promise<void> {
  const { req, res, context, raw, rendering, request, seconds, isPage, canBeStored } = exchange
  if (body.policy) res.setHeader('Content-Security-Policy', body.policy)
  else setDefaultPolicy(res, context.secure)
  addVary(res)
  if (seconds > 0) setCacheControl(res, isPage)
  if (context.hasCdn && rendering && seconds > 0 && !isImmutable(res)) letCdnCache(exchange, seconds)
  if (res.statusCode === 200) res.setHeader('ETag', body.etag)
  const headers = sharedHeaders(res)
  const encoded = await encodeBody(req, res, body)
  if (seconds > 0) {
    await body.pack(acceptedEncoding(req) ?? 'br', qualityFor(res))
    if (name) context.bodies.set(name, body)
    if (body.data?.body instanceof Body) context.bodies.set(body.data.name, body.data.body)
  }
  if (rendering && seconds > 0 && canBeStored) {
    const { tags, startedAt } = request
    const state = { tags, startedAt, freshUntil: startedAt + seconds * 1000 }
    rendering.finish({ ...state, status: res.statusCode, headers, body })
    const { renderSlots } = request.context
    if (page?.canBeTemplate && renderSlots)
      context.templates.keep(rendering.path, { ...page, ...state, headers: pageHeaders(res), renderSlots })
  }
  if (isPage) res.setHeader('X-Cache', 'MISS')
  if (res.statusCode === 200 && matchesEtag(getRequestHeader(req, 'if-none-match'), body.etag))
    return sendNotModified(res, raw)
  raw.end(encoded) // Node drops the body of a HEAD
}

/** The headers that Next writes for a page, whatever is on it: what to preload, and by what its payload differs. */
function pageHeaders(res: ServerResponse): [string, OutgoingHttpHeader][] {
  return ['link', 'vary'].flatMap((name) => {
    const value = res.getHeader(name)
    return value === undefined ? [] : [[name, value]]
  })
}

/** Whether the response is for a page that is open already. */
function isListPart(req: IncomingMessage): boolean {
  return req.headers[listPartHeader] !== undefined
}

/** Lets a CDN cache the response, unless it is a part of a page or shows what has changed meanwhile. */
function letCdnCache(exchange: Exchange, seconds: number): void {
  const { req, res, request } = exchange
  const isWhole = !isListPart(req) && req.headers.rsc === undefined
  if (!isWhole) res.setHeader('Cache-Control', uncachedPart)
  else if (!tagExpirations.hasExpired(request.tags, request.startedAt))
    setCdnHeaders(res, request.tags, seconds)
}

const qualityFor = (res: ServerResponse) => (isImmutable(res) ? 'best' : 'fast')

const acceptedEncoding = (req: IncomingMessage) => chooseEncoding(getRequestHeader(req, 'accept-encoding'))

/** @param page the body of a page, a part of which may have failed */
function isStorable(res: ServerResponse, page?: Buffer): boolean {
  const isComplete = res.statusCode === 200 || res.statusCode === 404
  return isComplete && !res.hasHeader('Set-Cookie') && !(page && hasRenderError(page))
}

/**
 * The site's own page for an unknown address or an error: Next renders both as an empty document that scripts fill in
 * the browser, without header, footer and poison lines.
 */
async function fetchSitePage(
  { req, res, context }: Exchange,
  bytes: Buffer,
): Promise<CachedPage | undefined> {
  const fetch = { 404: context.fetchNotFoundPage, 500: context.fetchErrorPage }[res.statusCode]
  const isEmpty = bytes.includes('<html id="__next_error__"')
  if (!fetch || !isEmpty) return undefined
  return fetch(req.url ?? '/')
}

interface BodyKind {
  type: string
  /** Set where every visitor gets the same body. */
  path?: string
  /** Whether the request was for the live parts of a list page only. */
  isListPart: boolean
  /** Whether the application stated the policy of the response itself. */
  hasPolicy: boolean
}

interface FinishedBody {
  /** In the cache of bodies; absent where it does not replace that of another page. */
  name?: string
  body: Body
  page?: FinishedPage
}

async function finishBody(bytes: Buffer, kind: BodyKind, exchange: Exchange): Promise<FinishedBody> {
  const { context, request } = exchange
  const sitePage = await fetchSitePage(exchange, bytes)
  for (const tag of sitePage?.tags ?? []) request.context.tags.add(tag)
  if (sitePage) return { body: sitePage.body }
  const digest = createHash('sha256').update(bytes).digest('base64url')
  const name = `${kind.type} ${kind.isListPart ? 'part ' : ''}${digest}`
  const known = request.passedHtml.hasSlots ? undefined : context.bodies.get(name)
  return known ? { name, body: known } : { name, ...createBody(bytes, digest, kind, exchange) }
}

function createBody(
  bytes: Buffer,
  digest: string,
  { type, path, isListPart, hasPolicy }: BodyKind,
  { context, request: { passedHtml } }: Exchange,
): Omit<FinishedBody, 'name'> {
  const { nonce, secure } = context
  const common = { etag: createEtag(digest), isCompressible: isCompressible(type) }
  if (!mayContainNonce(type)) return { body: new Body(bytes, common) }
  const written = bytes.toString(pageEncoding)
  if (!/html/i.test(type)) {
    const data = passedHtml.insertIntoData(removeNonce(written, nonce), pageEncoding)
    return { body: new Body(Buffer.from(data, pageEncoding), common) }
  }
  if (!hasPolicy && !isListPart) {
    const page = finishPage(written, { passedHtml, secure, nonce, defersScripts: path !== undefined })
    return { body: fillPage(page, { passedHtml, path }), page }
  }
  const text = passedHtml.insertTexts(written, pageEncoding)
  const { html, policy } = hasPolicy
    ? { html: removeNonce(text, nonce) }
    : securePage(stripToLiveParts(text), context)
  return { body: new Body(passedHtml.insertInto(html, pageEncoding), { ...common, policy }) }
}

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
