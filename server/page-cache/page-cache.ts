import type { OutgoingHttpHeader } from 'node:http'
import type { TagExpiration } from '../../src/foundation/cache/tag-expirations'
import type { Body } from '../body'
import type { Encoding } from '../compression'

/** A finished response. */
export interface CachedPage {
  status: number
  /** Without the headers of an encoding. */
  headers: readonly (readonly [name: string, value: OutgoingHttpHeader])[]
  body: Body
  /** The page expires with any of these tags. */
  tags: ReadonlySet<string>
  /** When rendering started; this and all other times are those of `performance.now()`. */
  startedAt: number
  /** Afterwards the page is rendered again; it is still served meanwhile. */
  freshUntil: number
}

/** The headers and bytes of a page in one encoding, ready to be sent. */
export interface EncodedPage {
  headers: string[]
  bytes: Buffer
}

export type EncodingName = Encoding | 'identity'

/** A cached page and what the cache knows about it. */
export interface CacheEntry extends CachedPage {
  /** How often it was served from the cache. */
  uses: number
  /** When a tag expired softly. */
  staleSince?: number
  encoded: Map<EncodingName, EncodedPage>
  size: number
}

/** The share of the capacity for pages that were requested more than once. */
const popularShare = 0.8

/** The approximate memory of an entry apart from its bodies, and of a tag. */
const entryBytes = 3000
const tagBytes = 100

/** Encoded pages take no memory of their own: their bytes are those of the body. */
const sizeOf = ({ body, tags }: CachedPage): number => body.storedBytes + entryBytes + tags.size * tagBytes

/**
 * Holds finished pages up to a number of bytes. A page that was requested only once is evicted before those that were
 * requested again, so that a crawler or a flood of odd addresses does not displace what visitors read (segmented LRU).
 */
export class PageCache {
  readonly #recent = new Map<string, CacheEntry>()
  readonly #popular = new Map<string, CacheEntry>()
  readonly #capacity: number
  #size = 0
  #popularSize = 0

  /** @param capacity in bytes */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** The bytes held at the moment. */
  get size(): number {
    return this.#size
  }

  get count(): number {
    return this.#recent.size + this.#popular.size
  }

  /** Returns a page without counting the use. */
  peek(key: string): CacheEntry | undefined {
    return this.#popular.get(key) ?? this.#recent.get(key)
  }

  /** Returns a page, fresh or not, and counts the use. */
  use(key: string): CacheEntry | undefined {
    const popular = this.#popular.get(key)
    if (popular) {
      popular.uses += 1
      this.#popular.delete(key) // a Map iterates in insertion order: the most recently used entry moves to the end
      this.#popular.set(key, popular)
      return popular
    }
    const recent = this.#recent.get(key)
    if (!recent) return undefined
    recent.uses += 1
    this.#recent.delete(key)
    this.#popular.set(key, recent)
    this.#popularSize += recent.size
    this.#demote()
    return recent
  }

  set(key: string, page: CachedPage): void {
    const before = this.peek(key)
    const isPopular = this.#popular.has(key)
    this.remove(key)
    const size = sizeOf(page)
    const entry = { ...page, uses: before?.uses ?? 0, encoded: new Map(), size }
    this.#size += size
    if (isPopular) this.#popularSize += size
    ;(isPopular ? this.#popular : this.#recent).set(key, entry)
    this.#evict()
  }

  /** Adds an encoding of the entry's body to the entry or replaces it. */
  setEncoded(key: string, entry: CacheEntry, name: EncodingName, page: EncodedPage): void {
    entry.encoded.set(name, page)
    const isPopular = this.#popular.get(key) === entry
    if (!isPopular && this.#recent.get(key) !== entry) return // evicted in the meantime
    const added = sizeOf(entry) - entry.size
    entry.size += added
    this.#size += added
    if (isPopular) this.#popularSize += added
    this.#evict()
  }

  remove(key: string): void {
    const popular = this.#popular.get(key)
    const entry = popular ?? this.#recent.get(key)
    if (!entry) return
    this.#size -= entry.size
    if (popular) this.#popularSize -= entry.size
    this.#popular.delete(key)
    this.#recent.delete(key)
  }

  /**
   * Removes the pages that carry a tag; those whose tags expire softly are only marked as stale.
   * @returns the keys of removed pages that were requested more than once, those of the last requests first
   */
  expire(expirations: readonly TagExpiration[] | 'all'): string[] {
    const now = performance.now()
    const missed: string[] = []
    for (const [key, entry] of [...this.#recent, ...this.#popular]) {
      if (expirations === 'all') {
        this.remove(key)
        continue
      }
      const met = expirations.filter(({ tag }) => entry.tags.has(tag))
      if (met.some(({ soft }) => !soft)) {
        if (this.#popular.has(key)) missed.push(key)
        this.remove(key)
      } else if (met.length > 0) entry.staleSince ??= now
    }
    return missed.reverse()
  }

  /** The keys that were served most often. */
  mostUsed(count: number): string[] {
    return [...this.#popular]
      .sort(([, one], [, other]) => other.uses - one.uses)
      .slice(0, count)
      .map(([key]) => key)
  }

  #demote(): void {
    for (const [key, entry] of this.#popular) {
      if (this.#popularSize <= this.#capacity * popularShare) return
      this.#popular.delete(key)
      this.#popularSize -= entry.size
      this.#recent.set(key, entry)
    }
  }

  #evict(): void {
    this.#demote()
    for (const keys of [this.#recent.keys(), this.#popular.keys()])
      for (const key of keys) {
        if (this.#size <= this.#capacity) return
        this.remove(key)
      }
  }
}
