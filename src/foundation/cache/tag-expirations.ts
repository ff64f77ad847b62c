import { processWide } from '@/foundation/process-wide'

export interface TagExpiration {
  tag: string
  /** Whether cached pages may still be served for a moment while they are rendered again. */
  soft: boolean
}

type Listener = (expirations: readonly TagExpiration[] | 'all') => void

/** Above this number of tags all cached entries expire, so that the map stays small. */
const maxTags = 100_000

/** Remembers when tags expired in this process, so that what was read before is not cached afterwards. */
export class TagExpirations {
  /**
   * Whether changes made by any process arrive here. Nothing may be cached by tags otherwise: in migrations, in tests, in
   * `next dev` and under plain `next start`.
   */
  isConnected = false
  readonly #expiredAt = new Map<string, number>()
  readonly #listeners = new Set<Listener>()
  #allExpiredAt = 0

  /** Calls the listener at every expiration. */
  subscribe(listener: Listener): void {
    this.#listeners.add(listener)
  }

  expire(expirations: readonly TagExpiration[]): void {
    if (expirations.length === 0) return
    if (this.#expiredAt.size > maxTags) {
      this.expireAll()
      return
    }
    const now = performance.now()
    for (const { tag } of expirations) this.#expiredAt.set(tag, now)
    for (const listener of this.#listeners) listener(expirations)
  }

  expireAll(): void {
    this.#allExpiredAt = performance.now()
    this.#expiredAt.clear()
    for (const listener of this.#listeners) listener('all')
  }

  /** @param since a time of `performance.now()`, from before the cached content was read */
  hasExpired(tags: Iterable<string>, since: number): boolean {
    if (this.#allExpiredAt >= since) return true
    for (const tag of tags) if ((this.#expiredAt.get(tag) ?? 0) >= since) return true
    return false
  }
}

export const tagExpirations = processWide('tag-expirations', () => new TagExpirations())
