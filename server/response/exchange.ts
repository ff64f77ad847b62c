import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageContext } from '../../src/foundation/cache/page-context'
import type { ServerContext } from '../context'
import type { Rendering } from '../page-cache/page-renderer'
import type { RawResponse } from './raw-response'

/** A request and everything that belongs to its response. */
export interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  context: ServerContext
  raw: RawResponse
  /** Absent when the response must not be cached. */
  rendering?: Rendering
  /** What the application declares about the response. */
  page: PageContext
  /** When the application began to answer, by `performance.now()`. */
  startedAt: number
  /** `If-None-Match` as the client sent it: the application is not shown every condition. */
  condition?: string
  /** Called when the response is complete or begins to be streamed, before the visitor has it. */
  onAnswered?: () => void
  /** Waits until the pages that a write has changed are no longer in the cache; absent for reads. */
  settle?: () => Promise<void>
}
