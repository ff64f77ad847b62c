import type { IncomingMessage, ServerResponse } from 'node:http'
import { Body } from '../body'
import type { ServerContext } from '../context'
import { dataPath } from '../deferred-scripts'
import { getClientAddress } from '../normalize-headers'
import { normalizePath } from '../page-cache/page-key'
import { sendText } from '../reject-request'
import { isAmbiguous, normalizeTarget } from '../request-target'
import { limitSearches } from '../search-limit'
import { getRequestHeader, matchesEtag, setSecurityHeaders } from './headers'
import { encodeBody } from './send-body'

/**
 * Sends the flight data that was moved out of a page. When it is not cached, the page is requested again; when the page
 * has changed since, the response is 404. Browsers ask again each time: data that a page does not show can change while
 * the page stays the same.
 */
export async function sendFlightData(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
): Promise<void> {
  setSecurityHeaders(res, context.secure)
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
  const name = pathname.slice(dataPath.length)
  const page = normalizePath(normalizeTarget(searchParams.get('of') ?? ''))
  let body = findCachedData(name, page, context)
  if (!body && isPage(page)) {
    // A request for the data of a search counts as a search.
    const refusal = limitSearches(page, getClientAddress(req, context.secure))
    if (refusal) return sendText(res, refusal, context.secure)
    await context.requestPage(page)
    body = findCachedData(name, page, context)
  }
  if (!body) {
    sendText(res, { status: 404, text: 'The page has changed since.' }, context.secure)
    return
  }
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  res.setHeader('ETag', body.etag)
  if (matchesEtag(getRequestHeader(req, 'if-none-match'), body.etag)) {
    res.statusCode = 304
    res.end()
    return
  }
  res.end(await encodeBody(req, res, body, 0))
}

/** Returns flight data that is cached on its own or with its page. */
function findCachedData(name: string, page: string, { bodies, pages }: ServerContext): Body | undefined {
  const cached = bodies.get(name)
  const data = pages.peek(page)?.body.data
  if (cached || data?.name !== name) return cached
  const body = data.body instanceof Body ? data.body : data.body.create()
  bodies.set(name, body)
  return body
}

/** Whether a path may be that of a page: fetching flight data from here would make the server call itself for ever. */
function isPage(path: string): boolean {
  const [pathname = ''] = path.split('?', 1)
  if (!pathname.startsWith('/') || pathname.includes('//') || isAmbiguous(pathname)) return false
  return !pathname.startsWith(dataPath) && !pathname.startsWith('/api/')
}
