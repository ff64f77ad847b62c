import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LRUCache } from 'lru-cache'
import type { AfterResponses } from './after-responses'
import type { Body } from './body'
import type { MetricsAccess } from './observability/metrics-endpoint'
import type { RequestObserver } from './observability/request-observer'
import type { PageCache } from './page-cache/page-cache'
import type { PageRenderer } from './page-cache/page-renderer'
import type { RenderQueue } from './render-queue'

/** What the handling of every request shares. */
export interface ServerContext {
  /** The application. */
  handler: (req: IncomingMessage, res: ServerResponse) => unknown
  /** The origin that visitors see. */
  site: URL
  /** Whether visitors use https. */
  secure: boolean
  /** The secret of the site, with which previews are signed. */
  secret?: string
  /** Finished responses by address. */
  pages: PageCache
  renderer: PageRenderer
  afterResponses: AfterResponses
  queue: RenderQueue
  /** Finished bodies by their content. */
  bodies: LRUCache<string, Body>
  /** Requests the page of a cache key as a guest does, so that it is in the cache afterwards if it can be. */
  requestPage: (key: string) => Promise<void>
  /** Applies all expirations of cache tags that are committed by now. */
  catchUp?: () => Promise<void>
  /** Whether a CDN in front caches pages. */
  hasCdn: boolean
  observers: readonly RequestObserver[]
  metrics?: MetricsAccess
}
