import type { IncomingMessage, ServerResponse } from 'node:http'
import { Body } from '../body'
import type { ServerContext } from '../context'
import { dataPath } from '../deferred-scripts'
import { normalizePath } from '../page-cache/page-key'
import { sendText } from '../reject-request'
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
  const page = normalizePath(searchParams.get('of') ?? '')
  const body = isPage(page) ? await findFlightData(name, page, context) : context.bodies.get(name)
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

/** Returns flight data that is cached on its own or with its page, or that of the page as it is now. */
async function findFlightData(name: string, page: string, context: ServerContext): Promise<Body | undefined> {
  const cached = findCachedData(name, page, context)
  if (cached) return cached
  await context.requestPage(page)
  return findCachedData(name, page, context)
}

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
  const base = 'http://localhost'
  if (!path.startsWith('/') || !URL.canParse(path, base)) return false
  const { origin, pathname } = new URL(path, base) // resolves "/./_data/"
  return origin === base && !pathname.startsWith(dataPath) && !pathname.startsWith('/api/')
}
