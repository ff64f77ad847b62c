import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { Body } from '../body'
import { isCompressible } from '../compression'
import { panelPolicy } from '../content-security-policy'
import type { ServerContext } from '../context'
import { renderOutagePage } from '../outage-page'
import { isOfPanel } from '../panel'
import { freshSeconds } from './cache-control'
import type { Exchange } from './exchange'
import { createEtag, isHtml, setDefaultPolicy } from './headers'
import { type FinishedBody, sendBody } from './send-body'

/** Sends a complete body and caches the response if every visitor may get it. */
export async function sendBuffered(answer: Buffer, exchange: Exchange): Promise<void> {
  const { context, page, req, res, rendering } = exchange
  const type = String(res.getHeader('Content-Type') ?? '').split(';')[0] ?? ''
  const isPage = isHtml(type)
  const bytes = res.statusCode === 503 && isPage ? renderOutagePage(req.url ?? '/') : answer
  const seconds = res.statusCode >= 500 ? 0 : freshSeconds(res, rendering && page)
  if (res.statusCode === 500) res.setHeader('Cache-Control', 'private, no-store')
  if (isPage && isOfPanel(req.url) && !res.hasHeader('Content-Security-Policy'))
    res.setHeader('Content-Security-Policy', panelPolicy(bytes.toString(), context.secure))
  else setDefaultPolicy(res, context.secure)
  const finished = finishBody(bytes, type, context)
  await sendBody(finished, { ...exchange, seconds, isPage, canBeStored: isStorable(res) })
}

/** Returns the body of a response: the one that is known, if the same has been sent before. */
function finishBody(bytes: Buffer, type: string, { bodies }: ServerContext): FinishedBody {
  const digest = createHash('sha256').update(bytes).digest('base64url')
  const name = `${type} ${digest}`
  const create = () => new Body(bytes, { etag: createEtag(digest), isCompressible: isCompressible(type) })
  return { name, body: bodies.get(name) ?? create() }
}

function isStorable(res: ServerResponse): boolean {
  const isComplete = res.statusCode === 200 || res.statusCode === 404
  return isComplete && !res.hasHeader('Set-Cookie')
}
