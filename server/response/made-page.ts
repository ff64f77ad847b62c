import type { MadePage } from '../page-cache/page-templates'
import { freshSeconds } from './cache-control'
import type { Exchange } from './exchange'
import { setSecurityHeaders } from './headers'
import { getRawResponse } from './raw-response'
import { sendFinished } from './send-body'

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
