import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { tooLargeResponse } from './api-rejection'
import { askApplication, errorResponse } from './ask-application'
import type { Exchange, SiteContext } from './context'
import { discardBody } from './discard-body'
import { normalizeHeaders, removeRange } from './normalize-headers'
import { metricsPath, metricsResponse } from './observability/metrics-endpoint'
import { observeRequest } from './observability/request-observer'
import { unavailableResponse } from './outage-page'
import { type Answer, isPage, type Page } from './page-cache/page'
import { isSignedIn, pageKey } from './page-cache/page-key'
import { sendPage } from './page-cache/send-page'
import { answerPanel, isOfPanel } from './panel'
import { findRejection, isOfApi } from './reject-request'
import { Busy, settlesWithin } from './render-queue'
import { normalizeTarget } from './request-target'
import { limitSearches } from './search-limit'
import { type PlainText, textResponse } from './text-response'

/** Returns what answers requests: a cached page at once, by Node alone, everything else as a response to a `Request`. */
export function createRequestHandler(site: SiteContext): RequestListener {
  const { observers, pages, secret, secure } = site
  return (req, res) => {
    const observation = observers.length > 0 ? observeRequest(req, res, observers) : undefined
    req.url = normalizeTarget(req.url)
    const rejection = findRejection(req)
    if (rejection) return respond(req, res, (request) => reject(request, rejection, secure), secure)
    removeRange(req)
    const key = isOfPanel(req.url) ? undefined : pageKey(req, secret)
    const found = key === undefined ? undefined : pages.find(key, isSignedIn(req))
    if (observation && key !== undefined) observation.cache = found?.state ?? 'MISS'
    if (found && key !== undefined) {
      const encoding = sendPage(req.headers, res, found.page, found.state)
      return void encoding?.then(() => pages.measure(key))
    }
    const exchange = { req, res, key, headers: { ...req.headers }, id: observation?.id }
    normalizeHeaders(req, site)
    const answer = async (request: Request) => {
      const response = await answerRequest(request, exchange, site)
      await discardBody(req, res)
      return response
    }
    return respond(req, res, answer, secure)
  }
}

function reject(request: Request, rejection: PlainText, secure: boolean): Response {
  const isTooLarge = rejection.status === 413 && isOfApi(new URL(request.url).pathname)
  return isTooLarge ? tooLargeResponse(request, secure) : textResponse(rejection, secure)
}

/** Sends a response. */
function respond(
  req: IncomingMessage,
  res: ServerResponse,
  answer: (request: Request) => Response | Promise<Response>,
  secure: boolean,
): void {
  // Called for what no `Request` can be made from.
  const errorHandler = () => textResponse({ status: 400, text: 'The request is malformed.' }, secure)
  // Clients that speak HTTP/1.0 may name no host.
  const options = { errorHandler, hostname: 'localhost', overrideGlobalObjects: false }
  void getRequestListener(answer, options)(req, res)
}

const busy = { text: 'The site is busy. Try again in a few seconds.', retryAfter: 3 }

/** Answers a request that the cache has no page for. */
async function answerRequest(request: Request, exchange: Exchange, site: SiteContext): Promise<Response> {
  const { headers, id, key, req, res } = exchange
  const { metrics, pages, panel, queue, secure } = site
  try {
    if (metrics && req.url === metricsPath) return await metricsResponse(request, metrics, secure)
    if (panel && isOfPanel(req.url)) return await answerPanel(request, exchange, { ...site, panel })
    const refusal = limitSearches(req.url ?? '/', request.headers.get('x-forwarded-for') ?? '')
    if (refusal) return textResponse(refusal, secure)
    const deadline = queue.deadline()
    const running = await findRunning(exchange, site, deadline)
    const answer = running ?? (await render(request, exchange, site, deadline))
    if (!isPage(answer)) return answer
    await sendPage(headers, res, answer, running ? 'HIT' : 'MISS')
    if (key !== undefined) pages.measure(key)
    return RESPONSE_ALREADY_SENT
  } catch (error) {
    if (error instanceof Busy) return unavailableResponse(request, busy, secure)
    return errorResponse(error, secure, id)
  }
}

/** Waits for the page if it is being rendered already; undefined if nothing comes of it that this visitor may get. */
async function findRunning(
  { key, req }: Exchange,
  site: SiteContext,
  deadline: number,
): Promise<Page | undefined> {
  if (key === undefined) return undefined
  const { pages, queue } = site
  // What is kept is never made for somebody who is signed in.
  if (isSignedIn(req) && pages.mayShare(key) && !pages.running(key))
    pages.render(key, () => queue.run(() => askForGuest(key, site), deadline)).catch(() => undefined)
  for (let running = pages.running(key); running; running = pages.running(key)) {
    if (!(await settlesWithin(running, deadline - performance.now()))) throw new Busy()
    const page = await running
    if (page || isSignedIn(req)) return page
  }
  return undefined
}

/** Has the application answer, when it is the visitor's turn. */
function render(
  request: Request,
  { id, key, req, res }: Exchange,
  site: SiteContext,
  deadline: number,
): Promise<Answer> {
  const { pages, queue } = site
  const isShared = key !== undefined && !isSignedIn(req)
  const sent = new Promise<void>((resolve) => res.once('close', resolve))
  const ask = async () => {
    // Nobody reads it: those who wait for the same page ask again.
    if (res.destroyed) throw new Busy()
    return askApplication(request, site, { id, isShared, sent })
  }
  const askInTurn = () => (takesTurn(req) ? queue.run(ask, deadline) : ask())
  return isShared ? pages.render(key, askInTurn) : askInTurn()
}

/** Has the application render the page of a key as a guest gets it who sends nothing but its address. */
export function askForGuest(key: string, site: SiteContext): Promise<Answer> {
  const request = new Request(new URL(key, site.siteUrl))
  return askApplication(request, site, { isShared: true, sent: Promise.resolve() })
}

/** Files of the build and the health of the process are not rendered. */
const notRendered = /^\/(?:(?:assets|block-sketches|fonts|icons|styles)\/|api\/health(?:[?]|$))/

/** Whether a request waits for its turn: all that read may take the processor for long, but for what is not rendered. */
const takesTurn = ({ method, url = '' }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && !notRendered.test(url)
