import { compress, type Encoding, type Quality } from './compression'

/** A finished response body: an unchanged page is neither searched for scripts nor compressed a second time. */
export interface Body {
  plain: Buffer
  /** Weak, because the same page in another encoding is still the same page. */
  etag: string
  /** Whether its type is worth compressing. */
  isCompressible: boolean
  policy?: string
  /** Compressed bodies by content encoding. */
  encoded: Map<Encoding, Promise<Buffer>>
  /** React's data that was moved out of the page, cached under its name. */
  data?: { name: string; body: Body }
}

/** Returns a body in an encoding; simultaneous requests compress it once. */
export function getEncoded(body: Body, encoding: Encoding, quality: Quality): Promise<Buffer> {
  let encoded = body.encoded.get(encoding)
  if (!encoded) {
    encoded = compress(body.plain, encoding, quality)
    body.encoded.set(encoding, encoded)
    encoded.catch(() => body.encoded.delete(encoding))
  }
  return encoded
}
