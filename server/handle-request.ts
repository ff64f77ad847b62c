import type { IncomingMessage, ServerResponse } from 'node:http'
import { type PageContext, withPageContext } from '../src/foundation/cache/page-context'
import type { ServerContext } from './context'
import { normalizeHeaders, removeRange } from './normalize-headers'
import { metricsPath, sendMetrics } from './observability/metrics-endpoint'
import { type Observation, observeRequest } from './observability/request-observer'
import { isSignedIn, pageKey } from './page-cache/page-key'
import type { Rendering } from './page-cache/page-renderer'
import { sendCachedPage } from './page-cache/send-cached-page'
import { findRejection, sendText } from './reject-request'
import { normalizeTarget } from './request-target'
import { getRequestHeader } from './response/headers'
import { wrapResponse } from './response/wrap-response'
import { limitSearches } from './search-limit'
import { sendUnavailable } from './send-unavailable'

/** Who asks: a visitor, or the server itself, which also renders pages again that are in its cache. */
export type Requester = 'visitor' | 'internal' | 'refresh'

/**
 * Answers a request: rejects it, sends a cached page or lets the application render. A cached page is sent at once, without
 * a promise: each may cost as much as looking the page up.
 */
export function handleRequest(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  requester: Requester = 'visitor',
): Promise<void> | undefined {
  const { metrics, observers, secret, secure } = context
  const observation = observers.length > 0 ? observeRequest(req, res, observers) : undefined
  req.url = normalizeTarget(req.url)
  const rejection = findRejection(req)
  if (rejection) {
    sendText(res, rejection, secure)
    return undefined
  }
  if (metrics && req.url === metricsPath) return sendMetrics(req, res, metrics, secure)
  removeRange(req)
  const key = pageKey(req, secret)
  const request = { key, observation, requester }
  if (requester === 'refresh' || !takesTurn(req)) return render(req, res, context, request)
  return sendFromCache(req, res, context, request) ? undefined : waitOrRender(req, res, context, request)
}

/** Files of the build and the health of the process are not rendered. */
const notRendered = /^\/(?:(?:_next\/static|assets|block-sketches|fonts|icons|styles)\/|api\/health(?:[?]|$))/

/** Whether a request waits for its turn: all that read may take the processor for long, but for what is not rendered. */
const takesTurn = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !notRendered.test(url)

/** A request that the cache has not answered. */
interface PendingRequest {
  /** The cache key; absent when the response must not be cached. */
  key?: string
  observation?: Observation
  requester: Requester
}

const busy = { text: 'The site is busy. Try again in a few seconds.', retryAfter: 3 }

/** Sends a page from the cache. Returns false when it is not there. */
function sendFromCache(
  req: IncomingMessage,
  res: ServerResponse,
  { pages, renderer }: ServerContext,
  { key, observation }: PendingRequest,
): boolean {
  const found = key === undefined ? undefined : renderer.find(req, key)
  if (key === undefined || !found) return false
  if (observation) observation.cache = found.state
  void sendCachedPage(req, res, { key, ...found, cache: pages })
  return true
}

/** Sends the page that another request is waiting for, or lets the application render it. */
async function waitOrRender(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  request: PendingRequest,
): Promise<void> {
  const { queue, renderer, requestPage, secure } = context
  const { key } = request
  const deadline = queue.deadline()
  let running = key === undefined ? undefined : renderer.running(key)
  // What is stored is never made for somebody who is signed in.
  if (key !== undefined && renderer.mayCache(key) && isSignedIn(req)) running = requestPage(key)
  while (key !== undefined && running) {
    if (!(await settlesBefore(running, deadline))) return sendUnavailable(req, res, { ...busy, secure })
    if (sendFromCache(req, res, context, request)) return
    running = isSignedIn(req) ? undefined : renderer.running(key)
  }
  return renderInTurn(req, res, context, { ...request, deadline })
}

/** @param deadline a time of `performance.now()` */
function settlesBefore(promise: Promise<void>, deadline: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, deadline - performance.now(), false)
    void promise.finally(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}

/** Lets the application render once it is not rendering too much already. */
async function renderInTurn(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  { deadline, ...request }: PendingRequest & { deadline: number },
): Promise<void> {
  const { queue, renderer, secure } = context
  if (queue.isFull) return sendUnavailable(req, res, { ...busy, secure })
  if (res.destroyed) return
  const rendering = request.key === undefined ? undefined : renderer.begin(request.key, res, !isSignedIn(req))
  const onTooLate = () => {
    rendering?.finish()
    sendUnavailable(req, res, { ...busy, secure })
  }
  const answer = async () => {
    if (res.destroyed) return
    await new Promise<void>((resolve) => {
      res.once('close', resolve)
      void render(req, res, context, { ...request, rendering, onAnswered: resolve })
    })
  }
  await queue.run(answer, { deadline, onTooLate })
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

interface RenderOptions extends PendingRequest {
  /** What has begun for the key already. */
  rendering?: Rendering
  /** Called when the response is complete or begins to be streamed, before the visitor has it. */
  onAnswered?: () => void
}

/** Lets the application answer. */
async function render(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  { key, observation, onAnswered, requester, ...begun }: RenderOptions,
): Promise<void> {
  // Who left while waiting would not be answered, and others would wait for that answer for ever.
  if (res.destroyed) return
  if (observation && key !== undefined) observation.cache = 'MISS'
  const rendering =
    begun.rendering ?? (key === undefined ? undefined : context.renderer.begin(key, res, !isSignedIn(req)))
  const settle = isRead(req) ? undefined : context.catchUp
  const condition = getRequestHeader(req, 'if-none-match')
  const page: PageContext = {
    tags: new Set(),
    afterResponse: (work) => context.afterResponses.add(res, work),
  }
  const startedAt = performance.now()
  wrapResponse({ req, res, condition, context, page, startedAt, rendering, settle, onAnswered })
  normalizeHeaders(req, { ...context, isInternal: requester !== 'visitor' })
  const refusal = limitSearches(req.url ?? '/', String(req.headers['x-forwarded-for'] ?? ''))
  if (refusal) sendText(res, refusal, context.secure)
  else await askApplication(req, res, context, { page, observation })
}

async function askApplication(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  { page, observation }: { page: PageContext; observation?: Observation },
): Promise<void> {
  try {
    await withPageContext(page, () => context.handler(req, res))
  } catch (error) {
    console.error(error)
    const text = [
      'Something went wrong here.',
      ...(observation ? [`The request was ${observation.id}.`] : []),
    ].join(' ')
    if (res.headersSent) res.destroy()
    else sendText(res, { status: 500, text }, context.secure)
  }
}
