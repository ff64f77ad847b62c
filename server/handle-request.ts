import type { IncomingMessage, ServerResponse } from 'node:http'
import { withPageContext } from '../src/foundation/cache/page-context'
import type { ServerContext } from './context'
import { dataPath } from './deferred-scripts'
import { normalizeHeaders, toOriginForm } from './normalize-headers'
import { metricsPath, sendMetrics } from './observability/metrics-endpoint'
import { type Observation, observeRequest } from './observability/request-observer'
import { pageKey } from './page-cache/page-key'
import type { Rendering } from './page-cache/page-renderer'
import { renderFromTemplate } from './page-cache/page-templates'
import type { RunningRequest } from './page-cache/running-requests'
import { sendCachedPage } from './page-cache/send-cached-page'
import { findRejection, sendText } from './reject-request'
import { sendFlightData } from './response/flight-data'
import { sendPageFromTemplate } from './response/send-page-from-template'
import { wrapResponse } from './response/wrap-response'
import { limitSearches } from './search-limit'
import { sendUnavailable } from './send-unavailable'

/**
 * Answers a request: rejects it, sends a cached page or lets the application render. A cached page is sent at once, without
 * a promise: with Next in the process each costs as much as looking the page up.
 * @param isRefresh whether the page must be rendered even if it is cached
 */
export function handleRequest(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  isRefresh = false,
): Promise<void> | undefined {
  const { metrics, observers, pages, renderer, secure } = context
  const observation = observers.length > 0 ? observeRequest(req, res, observers) : undefined
  req.url = toOriginForm(req.url)
  const rejection = findRejection(req)
  if (rejection) {
    sendText(res, rejection, secure)
    return undefined
  }
  if (req.url.startsWith(dataPath)) return sendFlightData(req, res, context)
  if (metrics && req.url === metricsPath) return sendMetrics(req, res, metrics, secure)
  const key = pageKey(req)
  if (key === undefined || isRefresh) return render(req, res, context, { key, observation })
  const found = renderer.find(req, key)
  if (!found) return waitOrRender(req, res, context, { key, observation })
  if (observation) observation.cache = found.state
  return sendCachedPage(req, res, { key, ...found, cache: pages })
}

/** A request for what may be in the cache. */
interface PageRequest {
  key: string
  observation?: Observation
}

/** Sends the page that another request is waiting for, or lets the application render it. */
async function waitOrRender(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  { key, observation }: PageRequest,
): Promise<void> {
  const { pages, renderer } = context
  for (let running = renderer.running(key); running; running = renderer.running(key)) {
    await running
    const found = renderer.find(req, key)
    if (!found) continue
    if (observation) observation.cache = found.state
    return sendCachedPage(req, res, { key, ...found, cache: pages })
  }
  return renderInTurn(req, res, context, { key, observation })
}

/** Requests that wait for their turn; more would wait for longer than visitors do. */
const maxWaiting = 100
const busy = { text: 'The site is busy. Try again in a few seconds.', retryAfter: 3 }

/** Lets the application render once it is not rendering too much already. */
async function renderInTurn(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  { key, observation }: PageRequest,
): Promise<void> {
  const { renderer, turns } = context
  if (!renderer.mayCache(key)) return render(req, res, context, { key, observation })
  if (turns.pendingCount >= maxWaiting) return sendUnavailable(req, res, { ...busy, secure: context.secure })
  if (res.destroyed) return
  const rendering = renderer.begin(key, res) // others wait for it from now on
  await turns(async () => {
    if (res.destroyed) return
    await new Promise<void>((resolve) => {
      res.once('close', resolve)
      void render(req, res, context, { key, observation, rendering, onAnswered: resolve })
    })
  })
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

interface RenderOptions {
  /** The cache key; absent when the response must not be cached. */
  key?: string
  observation?: Observation
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
  { key, observation, onAnswered, ...begun }: RenderOptions,
): Promise<void> {
  // Who left while waiting would not be answered, and others would wait for that answer for ever.
  if (res.destroyed) return
  if (observation && key !== undefined) observation.cache = 'MISS'
  const rendering = begun.rendering ?? (key === undefined ? undefined : context.renderer.begin(key, res))
  const settle = isRead(req) ? undefined : context.catchUp
  const template = key === undefined ? undefined : context.templates.find(key)
  const page = rendering && template && (await renderFromTemplate(rendering.path, template))
  if (page) {
    onAnswered?.()
    return sendPageFromTemplate(page, { req, res, context, rendering })
  }
  await context.running.run({ req, res }, async (request) => {
    wrapResponse({ req, res, context, rendering, request, settle, onAnswered })
    normalizeHeaders(req, context)
    const refusal = limitSearches(req)
    if (refusal) sendText(res, refusal, context.secure)
    else await askApplication(req, res, context, { request, observation })
  })
}

async function askApplication(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  { request, observation }: { request: RunningRequest; observation?: Observation },
): Promise<void> {
  try {
    await withPageContext(request.context, () => context.handler(req, res))
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
