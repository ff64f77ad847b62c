import type { Body } from './body'

/** Caches finished bodies by their content; evicts the least recently used ones when it is full. */
export class BodyCache {
  readonly #entries = new Map<string, { body: Body; size: number }>()
  readonly #capacity: number
  #size = 0

  /** @param capacity in bytes */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** The bytes held at the moment. */
  get size(): number {
    return this.#size
  }

  get(key: string): Body | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key) // a Map iterates in insertion order: the most recently used entry moves to the end
    this.#entries.set(key, entry)
    return entry.body
  }

  set(key: string, body: Body): void {
    if (this.get(key) === body) return
    this.#remove(key)
    this.#entries.set(key, { body, size: 0 })
    this.grow(key, body, body.plain.length + (body.policy?.length ?? 0) + 500)
  }

  /** Counts bytes that were added to a cached body, such as its compressed form. */
  grow(key: string, body: Body, bytes: number): void {
    const entry = this.#entries.get(key)
    if (entry?.body !== body) return // evicted in the meantime
    entry.size += bytes
    this.#size += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#capacity) break
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
