import type { ServerResponse } from 'node:http'
import { hasRenderError, renderOutagePage } from '../outage-page'
import { freshSeconds } from './cache-control'
import { type Exchange, isListPart, mayContainNonce } from './exchange'
import { finishBody } from './finish-body'
import { sendBody } from './send-body'

/** Sends a complete body and caches the response if every visitor may get it. */
export async function sendBuffered(answer: Buffer, exchange: Exchange): Promise<void> {
  const { req, res, rendering, request } = exchange
  const type = String(res.getHeader('Content-Type') ?? '').split(';')[0] ?? ''
  const isPage = mayContainNonce(type)
  const bytes = res.statusCode === 503 && /html/i.test(type) ? renderOutagePage(req.url ?? '/') : answer
  const seconds = res.statusCode >= 500 ? 0 : freshSeconds(res, rendering && request.context)
  if (res.statusCode === 500) res.setHeader('Cache-Control', 'private, no-store')
  const path = rendering?.path ?? req.url
  const kind = {
    type,
    path: seconds > 0 ? path : undefined,
    isListPart: isListPart(req),
    hasPolicy: res.hasHeader('Content-Security-Policy'),
  }
  const finished = await finishBody(bytes, kind, exchange)
  const canBeStored = isStorable(res, isPage ? answer : undefined)
  await sendBody(finished, { ...exchange, seconds, isPage, canBeStored })
}

/** @param page the body of a page, a part of which may have failed */
function isStorable(res: ServerResponse, page?: Buffer): boolean {
  const isComplete = res.statusCode === 200 || res.statusCode === 404
  return isComplete && !res.hasHeader('Set-Cookie') && !(page && hasRenderError(page))
}
