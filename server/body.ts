import { compress, decompress, type Encoding, type Quality } from './compression'

interface BodyOptions {
  /** Weak, because the same page in another encoding is still the same page. */
  etag: string
  /** Whether its type is worth compressing. */
  isCompressible: boolean
}

/** A finished response body: an unchanged page is not compressed a second time. */
export class Body {
  readonly etag: string
  readonly isCompressible: boolean
  /** Its bytes when it is not compressed. */
  readonly length: number
  #plain: Buffer | undefined
  readonly #compressed = new Map<Encoding, Buffer>()
  readonly #compressing = new Map<Encoding, Promise<Buffer>>()

  constructor(plain: Buffer, { etag, isCompressible }: BodyOptions) {
    this.etag = etag
    this.isCompressible = isCompressible
    this.length = plain.length
    this.#plain = plain
  }

  /** The bytes that it takes in memory at the moment. */
  get storedBytes(): number {
    let bytes = this.#plain?.length ?? 0
    for (const { length } of this.#compressed.values()) bytes += length
    return bytes
  }

  /** Whether only compressed forms are left of it. */
  get isPacked(): boolean {
    return this.#plain === undefined
  }

  async plain(): Promise<Buffer> {
    if (this.#plain) return this.#plain
    const [[encoding, bytes] = []] = this.#compressed
    if (!encoding || !bytes) throw new Error('A packed body has a compressed form.')
    return decompress(bytes, encoding)
  }

  /** Returns the body in an encoding; simultaneous calls compress it once. */
  encode(encoding: Encoding, quality: Quality): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return Promise.resolve(known)
    const running = this.#compressing.get(encoding) ?? this.#compress(encoding, quality)
    this.#compressing.set(encoding, running)
    return running
  }

  /** Replaces a compressed form by the smallest one. */
  async compressBetter(encoding: Encoding): Promise<Buffer> {
    return this.#compress(encoding, 'best')
  }

  /** Keeps compressed forms only, with one in this encoding, where that saves memory. */
  async pack(encoding: Encoding, quality: Quality): Promise<void> {
    if (!this.isCompressible || this.isPacked) return
    const { length } = await this.encode(encoding, quality)
    if (length < this.length) this.#plain = undefined
  }

  async #compress(encoding: Encoding, quality: Quality): Promise<Buffer> {
    try {
      const bytes = await compress(await this.plain(), encoding, quality)
      this.#compressed.set(encoding, bytes)
      return bytes
    } finally {
      this.#compressing.delete(encoding)
    }
  }
}
