import { createHash } from 'node:crypto'
import { compress, decompress, type Encoding, type Quality } from './compression'

export type EncodingName = Encoding | 'identity'

/** The whole body of a response: compressed once, and kept in its compressed forms alone where they are smaller. */
export class Body {
  /** Weak, because the same page in another encoding is still the same page. */
  readonly etag: string
  readonly isCompressible: boolean
  readonly #forms = new Map<EncodingName, Buffer>()
  readonly #pending = new Map<EncodingName, Promise<Buffer>>()
  readonly #quality: Quality

  constructor(plain: Buffer, isCompressible: boolean, quality: Quality = 'fast') {
    this.etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
    this.isCompressible = isCompressible
    this.#quality = quality
    this.#forms.set('identity', plain)
  }

  /** The bytes that it takes in memory at the moment. */
  get storedBytes(): number {
    return [...this.#forms.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** Returns the body in an encoding, at once if it has been asked for before; simultaneous calls compress it once. */
  encode(name: EncodingName): Buffer | Promise<Buffer> {
    const known = this.#forms.get(name) ?? this.#pending.get(name)
    if (known) return known
    const pending = name === 'identity' ? this.#plain() : this.#compress(name, this.#quality)
    this.#pending.set(name, pending)
    return pending.finally(() => this.#pending.delete(name))
  }

  /** Replaces the compressed forms by the smallest ones. */
  async compressBetter(): Promise<void> {
    for (const name of this.#forms.keys()) if (name !== 'identity') await this.#compress(name, 'best')
  }

  async #plain(): Promise<Buffer> {
    for (const [name, bytes] of this.#forms) return name === 'identity' ? bytes : decompress(bytes, name)
    throw new Error('A body has at least one form.')
  }

  async #compress(name: Encoding, quality: Quality): Promise<Buffer> {
    const plain = await this.#plain()
    const bytes = await compress(plain, name, quality)
    this.#forms.set(name, bytes)
    if (bytes.length < plain.length) this.#forms.delete('identity')
    return bytes
  }
}
