import type { IncomingMessage, ServerResponse } from 'node:http'
import { withPageContext } from '../src/foundation/cache/page-context'
import type { ServerContext } from './context'
import { dataPath } from './deferred-scripts'
import { normalizeHeaders, toOriginForm } from './normalize-headers'
import { metricsPath, sendMetrics } from './observability/metrics-endpoint'
import { observeRequest } from './observability/request-observer'
import { pageKey } from './page-cache/page-key'
import { sendCachedPage } from './page-cache/send-cached-page'
import { findRejection, sendText } from './reject-request'
import { sendFlightData } from './response/flight-data'
import { wrapResponse } from './response/wrap-response'

/**
 * Answers a request: rejects it, sends a cached page or lets the application render.
 * @param isRefresh whether the page must be rendered even if it is cached
 */
export async function handleRequest(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  isRefresh = false,
): Promise<void> {
  const { metrics, observers, pages, renderer, secure } = context
  const observation = observers.length > 0 ? observeRequest(req, res, observers) : undefined
  req.url = toOriginForm(req.url)
  const rejection = findRejection(req)
  if (rejection) return sendText(res, rejection, secure)
  if (req.url.startsWith(dataPath)) return sendFlightData(req, res, context)
  if (metrics && req.url === metricsPath) return sendMetrics(req, res, metrics, secure)
  const key = pageKey(req)
  const found = key === undefined || isRefresh ? undefined : await renderer.find(req, key)
  if (observation && key !== undefined) observation.cache = found?.state ?? 'MISS'
  if (key !== undefined && found) return sendCachedPage(req, res, { key, ...found, cache: pages })
  return render(req, res, context, { key, id: observation?.id })
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

interface RenderOptions {
  /** The cache key; absent when the response must not be cached. */
  key?: string
  /** The request's id in the log. */
  id?: string
}

/** Lets the application answer. */
async function render(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
  { key, id }: RenderOptions,
): Promise<void> {
  const rendering = key === undefined ? undefined : context.renderer.begin(key, res)
  wrapResponse({ req, res, context, rendering, settle: isRead(req) ? undefined : context.catchUp })
  normalizeHeaders(req, context.site, context.nonce)
  try {
    await withPageContext(rendering?.declared ?? { tags: new Set() }, () => context.handler(req, res))
  } catch (error) {
    console.error(error)
    const text = ['Something went wrong here.', ...(id ? [`The request was ${id}.`] : [])].join(' ')
    if (res.headersSent) res.destroy()
    else sendText(res, { status: 500, text }, context.secure)
  }
}
