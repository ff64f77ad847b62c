import type { IncomingMessage, ServerResponse } from 'node:http'
import { listPartHeader } from '../../src/domains/catalog/browser/list-part'
import type { ServerContext } from '../context'
import type { Rendering } from '../page-cache/page-renderer'
import type { RunningRequest } from '../page-cache/running-requests'
import type { RawResponse } from './raw-response'

/** A request and everything that belongs to its response. */
export interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  context: ServerContext
  raw: RawResponse
  /** Absent when the response must not be cached. */
  rendering?: Rendering
  /** The request while the application answers it. */
  request: RunningRequest
  /** Called when the response is complete or begins to be streamed, before the visitor has it. */
  onAnswered?: () => void
  /** Waits until the pages that a write has changed are no longer in the cache; absent for reads. */
  settle?: () => Promise<void>
}

/** Whether a request is for a page that is open already. */
export function isListPart(req: IncomingMessage): boolean {
  return req.headers[listPartHeader] !== undefined
}

/** Whether the type is that of pages or their React payload, which must be complete to remove the nonce. */
export function mayContainNonce(type: string): boolean {
  return /^text\/(html|x-component)/i.test(type)
}
