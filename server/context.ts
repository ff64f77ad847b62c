import type { BodyCache } from './body-cache'
import type { FetchPage } from './not-found-page'

/** What the handling of every request shares. */
export interface ServerContext {
  cache: BodyCache
  /** Whether visitors use https. */
  secure: boolean
  /** The secret nonce that the renderer puts on the site's own scripts. */
  nonce?: string
  fetchPage: FetchPage
  /** Fetches the 404 page in the language of a URL. */
  fetchNotFoundPage: FetchPage
}
