import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { type TagExpiration, tagExpirations } from '../../src/foundation/cache/tag-expirations'
import { settlesWithin } from '../render-queue'
import { type Answer, isPage, type Page } from './page'
import { PageStore, type StoredPage } from './page-store'

/** Milliseconds for which a page may be served after a tag expired softly, and pauses after a failed rendering. */
const softWindow = 4000
const retryDelay = 1000

/** Pages that are rendered at the same time without a visitor waiting, so that visitors come first. */
const maxRefreshes = 1
const maxQueuedRefreshes = 200

/** Milliseconds for which others wait for a rendering, should it hang. */
const maxRunning = 30_000

/** Keys of which the cache knows that there is no page for everyone, or that rendering has failed just now. */
const maxRemembered = 10_000

/** From this many uses on, a page is worth the time of the best compression. */
const usesOfPopularPage = 64

/** A page that the cache answers a request with. */
export interface FoundPage {
  page: StoredPage
  state: 'HIT' | 'STALE'
}

/** Keeps finished pages, renders each once at a time, and again in the background when it has become stale. */
export class PageCache {
  readonly #store: PageStore
  readonly #renderForGuest: (key: string) => Promise<Answer>
  readonly #running = new Map<string, Promise<Page | undefined>>()
  readonly #unshared = new LRUCache<string, true>({ max: maxRemembered })
  readonly #failed = new LRUCache<string, true>({ max: maxRemembered, ttl: retryDelay })
  readonly #refreshing = new Set<string>()
  readonly #refreshTurns = pLimit(maxRefreshes)
  #isClosed = false

  /**
   * @param capacity in bytes
   * @param renderForGuest has the application render the page of a key without a visitor
   */
  constructor(capacity: number, renderForGuest: (key: string) => Promise<Answer>) {
    this.#store = new PageStore(capacity)
    this.#renderForGuest = renderForGuest
  }

  /** The bytes held at the moment. */
  get size(): number {
    return this.#store.size
  }

  get count(): number {
    return this.#store.count
  }

  /**
   * Returns the page of a key, and has it rendered again if it has become stale.
   * @param isSignedIn whether the visitor may have made the change that is not shown yet, and must see it
   */
  find(key: string, isSignedIn: boolean): FoundPage | undefined {
    const page = this.#store.use(key)
    if (!page) return undefined
    if (page.uses === usesOfPopularPage) void page.body.compressBetter().then(() => this.measure(key))
    if (isFresh(page)) return { page, state: 'HIT' }
    const { staleSince } = page
    const mustBeNew = staleSince !== undefined && (isSignedIn || performance.now() - staleSince > softWindow)
    if (mustBeNew && !this.#failed.has(key)) return undefined
    void this.refresh(key)
    return { page, state: 'STALE' }
  }

  /** Takes note that the body of a page may take more or less memory now. */
  measure(key: string): void {
    this.#store.measure(key)
  }

  /** Whether the response for a key may be one for everyone, as far as is known. */
  mayShare(key: string): boolean {
    return !this.#unshared.has(key)
  }

  /**
   * Returns the page that is being rendered for everyone, `undefined` if nothing is. It becomes `undefined` if there is
   * nothing that others may get.
   */
  running(key: string): Promise<Page | undefined> | undefined {
    return this.mayShare(key) ? this.#running.get(key) : undefined
  }

  /** Has a page rendered that is for everyone, for all who ask for it meanwhile, and keeps it. */
  render(key: string, render: () => Promise<Answer>): Promise<Answer> {
    const rendering = render()
    const shared = rendering.then((answer) => this.#keep(key, answer)).catch(() => undefined)
    if (this.#running.has(key)) return rendering
    this.#running.set(key, shared)
    void settlesWithin(shared, maxRunning).then(() => this.#running.delete(key))
    return rendering
  }

  /** Renders a page in the background, after those that were to be rendered before. */
  async refresh(key: string): Promise<void> {
    const isDue = () => !this.#isClosed && !this.#running.has(key) && !this.#failed.has(key)
    if (!isDue() || this.#refreshing.has(key) || this.#refreshing.size >= maxQueuedRefreshes) return
    this.#refreshing.add(key)
    await this.#refreshTurns(async () => {
      const page = this.#store.peek(key)
      if (isDue() && !(page && isFresh(page))) await this.render(key, () => this.#renderForGuest(key))
    })
      .catch((error) => console.error(error))
      .finally(() => this.#refreshing.delete(key))
  }

  /** Removes the pages that carry a tag, and renders those again that are read often, before the next one asks for them. */
  expire(expirations: readonly TagExpiration[] | 'all'): void {
    for (const key of this.#store.expire(expirations)) void this.refresh(key)
  }

  /** The keys that were served most often. */
  mostUsed(count: number): string[] {
    return this.#store.mostUsed(count)
  }

  /** Begins no more renderings in the background, and waits `timeout` milliseconds for those that have begun. */
  async close(timeout: number): Promise<void> {
    this.#isClosed = true
    await settlesWithin(Promise.all(this.#running.values()), timeout)
  }

  /** Keeps what everyone may get. A page that was read before a change must not be kept after it. */
  #keep(key: string, answer: Answer): Page | undefined {
    if (isPage(answer) && answer.maxAge > 0) {
      this.#unshared.delete(key)
      if (tagExpirations.hasExpired(answer.tags, answer.startedAt)) return undefined
      this.#store.set(key, answer)
      return answer
    }
    if (answer.status >= 500) this.#failed.set(key, true)
    else this.#store.delete(key)
    this.#unshared.set(key, true)
    return undefined
  }
}

/** Whether nothing on a page has expired, and it is not too old. */
function isFresh({ maxAge, staleSince, startedAt }: StoredPage): boolean {
  return staleSince === undefined && performance.now() < startedAt + maxAge * 1000
}
