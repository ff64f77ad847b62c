import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Body } from '../body'
import type { ServerContext } from '../context'
import { dataPath } from '../deferred-scripts'
import { encodeBody } from './buffered-body'
import { setSecurityHeaders, yearInSeconds } from './headers'

/**
 * Sends the flight data that was moved out of a page. When it is not cached, the page is fetched again; when the page
 * has changed since, the response is 404.
 */
export async function sendFlightData(
  req: IncomingMessage,
  res: ServerResponse,
  context: ServerContext,
): Promise<void> {
  setSecurityHeaders(res, context.secure)
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
  const name = pathname.slice(dataPath.length)
  const page = searchParams.get('of') ?? ''
  const body = isPage(page) ? await findFlightData(name, page, context) : context.bodies.get(name)
  res.setHeader('Content-Type', body ? 'application/json' : 'text/plain; charset=utf-8')
  res.setHeader('Cache-Control', body ? `public, max-age=${yearInSeconds}, immutable` : 'no-store')
  if (!body) {
    res.statusCode = 404
    res.end('The page has changed since.\n')
    return
  }
  res.end(await encodeBody(req, res, body, 0))
}

/** Returns flight data that is cached on its own or with its page, or that of the page as it is now. */
async function findFlightData(name: string, page: string, context: ServerContext): Promise<Body | undefined> {
  const data = context.pages.peek(page)?.body.data
  const cached = context.bodies.get(name) ?? (data?.name === name ? data.body : undefined)
  if (cached) return cached
  await context.fetchPage(page)
  return context.bodies.get(name)
}

/** Whether a path is that of a page: fetching flight data from here would make the server call itself for ever. */
function isPage(path: string): boolean {
  const base = 'http://localhost'
  if (!path.startsWith('/') || !URL.canParse(path, base)) return false
  const { origin, pathname } = new URL(path, base) // resolves "/./_data/"
  return origin === base && !pathname.startsWith(dataPath)
}
