import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const encodings: readonly Encoding[] = ['br', 'gzip'] // the server's preference

const compressibleType =
  /^(text\/|application\/(json|javascript|manifest\+json|ld\+json|xml|rss\+xml|atom\+xml|xhtml\+xml|graphql)|image\/svg\+xml|font\/(ttf|otf)|image\/(bmp|x-icon))/i

export function isCompressible(contentType: string): boolean {
  return compressibleType.test(contentType) || /^application\/[\w.-]+\+json/i.test(contentType)
}

/** Below this size a compressed body does not save a packet. */
export const minCompressedBytes = 860

/**
 * Returns the encoding that the client weights highest (RFC 9110, 12.5.3), br before gzip when equal, or undefined
 * for an uncompressed body.
 */
export function chooseEncoding(acceptEncoding?: string | string[] | null): Encoding | undefined {
  const weights = new Map<string, number>()
  for (const part of String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const best = encodings.toSorted((one, other) => weightOf(other) - weightOf(one))[0]
  return best && weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/** How much time compression may take: 'best' takes up to a tenth of a second for a page, 'fast' some milliseconds. */
export type Quality = 'fast' | 'best'

const brotliQuality = { fast: 5, best: 10 } // 11 takes three times as long and saves 2 % more
const gzipLevel = { fast: 5, best: 9 }

/** Bytes that are handed over at once: a page in one piece. */
const chunkSize = 64 * 1024

/** Compresses a whole body off the main thread. The result may be kept: it takes no more memory than its length. */
export async function compress(body: Buffer, encoding: Encoding, quality: Quality): Promise<Buffer> {
  const bytes = await runCompression(body, encoding, quality)
  // It is a part of a chunk.
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function runCompression(body: Buffer, encoding: Encoding, quality: Quality): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: gzipLevel[quality], chunkSize })
  return compressBrotli(body, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[quality],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

const decompressors = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
}

/** Reverses `compress`, off the main thread. */
export const decompress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  decompressors[encoding](bytes)

/** Returns a stream that compresses a body of unknown length as it arrives. */
export const createCompressor = (encoding: Encoding) =>
  encoding === 'gzip'
    ? createGzip({ level: 5 })
    : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
