import type { IncomingMessage, ServerResponse } from 'node:http'
import { tagExpirations } from '../../src/foundation/cache/tag-expirations'
import type { CachedPage, CacheEntry, PageCache } from './page-cache'
import { isSignedIn } from './page-key'
import type { CacheState } from './send-cached-page'

/** A response that the application is producing, which may be cached. */
export interface Rendering {
  /** Stores the finished response; without one, tells waiting requests that there is none to share. */
  finish: (page?: CachedPage) => void
}

/** Milliseconds for which a page may be served after a tag expired softly, and pauses after a failed refresh. */
const softWindow = 4000
const retryDelay = 1000

/** Pages that are rendered at the same time without a visitor waiting, so that visitors come first. */
const maxRefreshes = 1
const maxQueuedRefreshes = 200

/** Keys whose responses cannot be cached: requests for them do not wait for each other. */
const maxUncacheable = 10_000

/** Fetches a path from this process as a visitor without cookies would. */
export type RenderPath = (path: string) => Promise<Response>

/** Renders each page once at a time, and again in the background when it has become stale. */
export class PageRenderer {
  readonly #cache: PageCache
  readonly #render: RenderPath
  readonly #running = new Map<string, Promise<void>>()
  readonly #uncacheable = new Set<string>()
  readonly #queue = new Map<string, () => void>()
  readonly #retryAt = new Map<string, number>()
  readonly #refreshing = new Set<string>()

  constructor(cache: PageCache, render: RenderPath) {
    this.#cache = cache
    this.#render = render
  }

  /** Whether the response for the key may be one for every visitor, as far as is known. */
  mayCache(key: string): boolean {
    return !this.#uncacheable.has(key)
  }

  /** Resolves when the rendering of the key that has begun is finished; undefined when there is none to wait for. */
  running(key: string): Promise<void> | undefined {
    return this.mayCache(key) ? this.#running.get(key) : undefined
  }

  /** Returns the cached page for a request and how fresh it is. */
  find(req: IncomingMessage, key: string): { entry: CacheEntry; state: CacheState } | undefined {
    const entry = this.#cache.use(key)
    if (!entry) return undefined
    const now = performance.now()
    if (entry.staleSince === undefined && now < entry.freshUntil) return { entry, state: 'HIT' }
    if (entry.staleSince !== undefined) {
      // Who is signed in may have made the change, and must see it.
      const isTooOld = now - entry.staleSince > softWindow
      const isFailing = (this.#retryAt.get(key) ?? 0) > now
      if ((isTooOld || isSignedIn(req)) && !isFailing) return undefined
    }
    void this.refresh(key)
    return { entry, state: 'STALE' }
  }

  /**
   * Registers a request that the application is about to answer.
   * @param isShared whether the response may be stored, and others wait for it
   */
  begin(key: string, res: ServerResponse, isShared: boolean): Rendering {
    let release = () => {}
    let isFinished = false
    const done = new Promise<void>((resolve) => {
      release = resolve
    })
    if (isShared && !this.#running.has(key)) this.#running.set(key, done)
    const rendering: Rendering = {
      finish: (page) => {
        // A page that was finished after its visitor had left serves the next one.
        if (isFinished && !page) return
        isFinished = true
        if (isShared) this.#store(key, page, res)
        if (this.#running.get(key) === done) this.#running.delete(key)
        release()
      },
    }
    res.once('close', () => rendering.finish())
    return rendering
  }

  #store(key: string, page: CachedPage | undefined, res: ServerResponse): void {
    if (page) {
      this.#uncacheable.delete(key)
      // A page that was read before a change must not be cached after it.
      if (!tagExpirations.hasExpired(page.tags, page.startedAt)) this.#cache.set(key, page)
      return
    }
    if (!res.writableFinished) return // the visitor has gone; another request may still want the page
    if (res.statusCode >= 500) this.#retryAt.set(key, performance.now() + retryDelay)
    else this.#cache.remove(key)
    if (this.#uncacheable.size >= maxUncacheable) this.#uncacheable.clear()
    if (this.#retryAt.size >= maxUncacheable) this.#retryAt.clear()
    this.#uncacheable.add(key)
  }

  /** Whether a visitor's request has rendered the page meanwhile. */
  #isFresh(key: string): boolean {
    const entry = this.#cache.peek(key)
    return entry !== undefined && entry.staleSince === undefined && performance.now() < entry.freshUntil
  }

  /** Renders a page in the background, after those that were requested before. */
  async refresh(key: string): Promise<void> {
    if (this.#queue.has(key) || this.#refreshing.has(key) || this.#running.has(key)) return
    if (this.#queue.size >= maxQueuedRefreshes) return
    if ((this.#retryAt.get(key) ?? 0) > performance.now()) return
    if (this.#refreshing.size >= maxRefreshes)
      await new Promise<void>((resolve) => {
        this.#queue.set(key, resolve)
      })
    this.#refreshing.add(key)
    try {
      if (!this.#isFresh(key)) {
        const response = await this.#render(key)
        await response.arrayBuffer()
      }
    } catch {
      // The server is closing, or the page failed, which the renderer has noted.
    } finally {
      this.#refreshing.delete(key)
      const [next] = this.#queue
      if (next) {
        this.#queue.delete(next[0])
        next[1]()
      }
    }
  }
}
