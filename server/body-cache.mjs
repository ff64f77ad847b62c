// Finished bodies, found again by their content: a page that has not changed is neither searched for scripts nor
// compressed a second time. What was not asked for longest is let go when the room is used up.

/**
 * @typedef {object} Body
 * @property {Buffer} plain
 * @property {string} etag weak: the same page in another encoding is still the same page
 * @property {string} [policy]
 * @property {Map<string, Promise<Buffer>>} encoded by content encoding
 * @property {{ name: string, body: Body }} [data] what the page has left out, found by its name
 */

/** @typedef {{ body: Body, size: number }} Entry */

export class BodyCache {
  /** @type {Map<string, Entry>} */
  #entries = new Map()
  #size = 0
  #room

  /** @param {number} room in bytes */
  constructor(room) {
    this.#room = room
  }

  /** The bytes held at the moment. */
  get size() {
    return this.#size
  }

  /** @param {string} key @returns {Body | undefined} */
  get(key) {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key) // a Map remembers the order of entering: the newest goes to its end
    this.#entries.set(key, entry)
    return entry.body
  }

  /** @param {string} key @param {Body} body */
  set(key, body) {
    if (this.get(key) === body) return
    this.#remove(key)
    this.#entries.set(key, { body, size: 0 })
    this.grow(key, body, body.plain.length + (body.policy?.length ?? 0) + 500)
  }

  /**
   * Counts bytes that were added to a body afterwards.
   * @param {string} key @param {Body} body @param {number} bytes
   */
  grow(key, body, bytes) {
    const entry = this.#entries.get(key)
    if (entry?.body !== body) return // let go meanwhile
    entry.size += bytes
    this.#size += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#room) break
      this.#remove(oldest)
    }
  }

  /** @param {string} key */
  #remove(key) {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
