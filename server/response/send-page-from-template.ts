import type { PageFromTemplate } from '../page-cache/page-templates'
import { freshSeconds } from './cache-control'
import type { Exchange } from './exchange'
import { setSecurityHeaders } from './headers'
import { getRawResponse } from './raw-response'
import { sendBody } from './send-body'

/** Sends the page of a query that was rendered from that of another, and caches it. */
export async function sendPageFromTemplate(
  { headers, body, request }: PageFromTemplate,
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
    await sendBody({ body }, { ...exchange, ...sent })
  } catch (error) {
    console.error(error)
    res.destroy()
  } finally {
    request.release()
  }
}
