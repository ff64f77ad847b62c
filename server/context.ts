import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AfterResponses } from './after-responses'
import type { MetricsAccess } from './observability/metrics-endpoint'
import type { RequestObserver } from './observability/request-observer'
import type { PageCache } from './page-cache/page-cache'
import type { RenderQueue } from './render-queue'

/** The application: it answers everything but the panel. */
export type Application = (request: Request) => Response | Promise<Response>

/** What answers a request in Node's way. */
export type NodeHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** What a site consists of, and how it is set. */
export interface SiteOptions {
  application: Application
  /** Payload's panel; without it, its addresses are the application's. */
  panel?: NodeHandler
  /** Whether the panel is built: the site is served before. Absent: it is. */
  isPanelBuilt?: () => boolean
  /** The origin that visitors see. */
  siteUrl: string
  /** The secret of the site, with which previews are signed; without it there are none. */
  secret?: string
  /** Applies all expirations of cache tags that are committed by now. */
  catchUp?: () => Promise<void>
  /** Whether a CDN in front of the site may cache pages; `createPurger` tells it when they expire. */
  hasCdn?: boolean
  /** Absent: there is no `/metrics`. */
  metrics?: MetricsAccess
}

/** What the handling of every request shares. */
export interface SiteContext extends SiteOptions {
  /** Whether visitors use https. */
  secure: boolean
  pages: PageCache
  afterResponses: AfterResponses
  queue: RenderQueue
  /** The panel has turns of its own: what Next sends keeps one for as long as the visitor takes to read it. */
  panelQueue: RenderQueue
  observers: readonly RequestObserver[]
}

/** A request that the cache has not answered. */
export interface Exchange {
  req: IncomingMessage
  res: ServerResponse
  /** The headers as they came. */
  headers: IncomingHttpHeaders
  /** The cache key; absent when the answer must not be kept. */
  key?: string
  /** The id of the request in the log. */
  id?: string
}
