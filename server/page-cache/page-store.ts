import { LRUCache } from 'lru-cache'
import type { TagExpiration } from '../../src/foundation/cache/tag-expirations'
import type { Page } from './page'

/** A page in memory and what is known about it. */
export interface StoredPage extends Page {
  /** How often it was served from memory. */
  uses: number
  /** When a tag expired softly, by `performance.now()`. */
  staleSince?: number
}

/** The share of the memory for pages that were requested more than once. */
const popularShare = 2 / 3

/** The approximate memory of a page apart from its body, and of a tag. */
const pageBytes = 3000
const tagBytes = 100

const sizeCalculation = ({ body, tags }: StoredPage) => body.storedBytes + pageBytes + tags.size * tagBytes

/**
 * Holds finished pages up to a number of bytes. A page that was requested once is evicted before those that were requested
 * again, so that a crawler or a flood of odd addresses does not displace what visitors read (segmented LRU).
 */
export class PageStore {
  readonly #recent: LRUCache<string, StoredPage>
  readonly #popular: LRUCache<string, StoredPage>

  /** @param capacity in bytes */
  constructor(capacity: number) {
    const maxSize = Math.floor(capacity * popularShare)
    this.#recent = new LRUCache({ maxSize: capacity - maxSize, sizeCalculation })
    this.#popular = new LRUCache({
      maxSize,
      sizeCalculation,
      dispose: (page, key, reason) => {
        if (reason === 'evict') this.#recent.set(key, page)
      },
    })
  }

  /** The bytes held at the moment. */
  get size(): number {
    return this.#recent.calculatedSize + this.#popular.calculatedSize
  }

  get count(): number {
    return this.#recent.size + this.#popular.size
  }

  /** Returns a page without counting the use. */
  peek(key: string): StoredPage | undefined {
    return this.#popular.peek(key) ?? this.#recent.peek(key)
  }

  /** Returns a page, fresh or not, and counts the use. */
  use(key: string): StoredPage | undefined {
    const page = this.#popular.get(key) ?? this.#recent.get(key)
    if (!page) return undefined
    page.uses += 1
    if (this.#recent.delete(key)) this.#popular.set(key, page)
    return page
  }

  set(key: string, page: Page): void {
    const before = this.peek(key)
    const pages = this.#popular.has(key) ? this.#popular : this.#recent
    pages.set(key, { ...page, uses: before?.uses ?? 0 })
  }

  /** Measures a page again, whose body may have another form now. */
  measure(key: string): void {
    for (const pages of [this.#popular, this.#recent]) {
      const page = pages.peek(key)
      if (pages.delete(key) && page) pages.set(key, page)
    }
  }

  delete(key: string): void {
    this.#recent.delete(key)
    this.#popular.delete(key)
  }

  /**
   * Removes the pages that carry a tag; those whose tags expire softly are only marked as stale.
   * @returns the keys of removed pages that were requested more than once, those of the last requests first
   */
  expire(expirations: readonly TagExpiration[] | 'all'): string[] {
    const popular = [...this.#popular.keys()]
    if (expirations === 'all') {
      this.#recent.clear()
      this.#popular.clear()
      return []
    }
    const removed = new Set<string>()
    for (const key of [...popular, ...this.#recent.keys()]) {
      const page = this.peek(key)
      const met = expirations.filter(({ tag }) => page?.tags.has(tag))
      if (!page || met.length === 0) continue
      page.staleSince ??= performance.now()
      if (met.every(({ soft }) => soft)) continue
      this.delete(key)
      removed.add(key)
    }
    return popular.filter((key) => removed.has(key))
  }

  /** The keys that were served most often. */
  mostUsed(count: number): string[] {
    return [...this.#popular.entries()]
      .sort(([, one], [, other]) => other.uses - one.uses)
      .slice(0, count)
      .map(([key]) => key)
  }
}
