// Which compression an answer gets, and making it.
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

/** @typedef {'br' | 'gzip'} Encoding */

const compressible =
  /^(text\/|application\/(json|javascript|manifest\+json|ld\+json|xml|rss\+xml|atom\+xml|xhtml\+xml|graphql)|image\/svg\+xml|font\/(ttf|otf)|image\/(bmp|x-icon))/i

/** @param {string} type a content type */
export function isCompressible(type) {
  return compressible.test(type) || /^application\/[\w.-]+\+json/i.test(type)
}

/**
 * The best encoding that the reader takes (RFC 9110, 12.5.3): by the reader's weight, then br before gzip.
 * @param {string | undefined} accepted the Accept-Encoding header
 * @returns {Encoding | undefined} undefined: as it is
 */
export function chooseEncoding(accepted = '') {
  /** @type {Map<string, number>} */
  const weights = new Map()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0)
  }
  const weightOf = (/** @type {string} */ name) => weights.get(name) ?? weights.get('*') ?? 0
  const best = /** @type {const} */ (['br', 'gzip']).toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  )[0]
  return best && weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined
}

const brotli = promisify(brotliCompress)
const gunzippable = promisify(gzip)

/**
 * Compresses a whole body, off the main thread.
 * @param {Buffer} body
 * @param {Encoding} encoding
 * @param {'once' | 'often'} asked whether the result is kept, and so may cost more
 * @returns {Promise<Buffer>}
 */
export function compress(body, encoding, asked) {
  if (encoding === 'gzip') return gunzippable(body, { level: asked === 'often' ? 9 : 5 })
  const quality = asked === 'often' ? 10 : 4 // 11 takes three times as long for two hundredths less
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/**
 * Compresses as it comes.
 * @param {Encoding} encoding
 */
export function compressor(encoding) {
  return encoding === 'gzip'
    ? createGzip({ level: 5 })
    : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
