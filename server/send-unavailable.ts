import type { IncomingMessage, ServerResponse } from 'node:http'
import { renderOutagePage } from './outage-page'
import { sendText } from './reject-request'
import { setSecurityHeaders } from './response/headers'

interface Unavailable {
  /** What clients get that do not read HTML. */
  text: string
  /** Seconds. */
  retryAfter: number
  /** Whether visitors use https. */
  secure: boolean
}

/** Answers 503, readers with a page that says so in their language. */
export function sendUnavailable(
  req: IncomingMessage,
  res: ServerResponse,
  { text, retryAfter, secure }: Unavailable,
): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  if (!req.headers.accept?.includes('text/html')) {
    sendText(res, { status: 503, text, retryAfter }, secure)
    return
  }
  setSecurityHeaders(res, secure)
  res.statusCode = 503
  res.setHeader('Retry-After', String(retryAfter))
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Cache-Control', 'private, no-store')
  res.end(renderOutagePage(req.url ?? '/'))
}
