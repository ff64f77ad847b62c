// What the front door adds to an answer on its way out. The application writes to `res` as ever; behind its back the
// headers are completed, HTML is held until it is whole, and text is compressed.
import { createHash } from 'node:crypto'
import { chooseEncoding, compress, compressor, isCompressible } from './compression.mjs'
import { policyOf, policyOfDrawings, secure, unmarked } from './content-security-policy.mjs'
import { dataFolder, holdBack } from './deferred-scripts.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./body-cache.mjs').Body} Body */

/**
 * @typedef {object} House
 * @property {import('./body-cache.mjs').BodyCache} cache
 * @property {boolean} secure whether readers come over https
 * @property {string} [mark] the secret nonce that the renderer puts on its own scripts
 * @property {(path: string) => Promise<Body | undefined>} [page] a page of the site as anybody gets it
 * @property {(url: string) => Promise<Body | undefined>} [lostPage] what is shown where there is nothing, in the address's language
 */

const year = 365 * 24 * 60 * 60
const smallest = 860 // bytes; below, a compressed body is not smaller by a packet
const largestHeld = 2 * 1024 * 1024 // bytes; text above this is passed on as it comes

/** Pages, and their parts as React fetches them: both must be whole, because the renderer's mark is taken out of them. */
const mayHoldMark = /^text\/(html|x-component)/i

/** What pages are put together of, as opposed to what can be opened by itself and have something run in it. */
const partOfPages = /^(?:font\/|text\/css|(?:text|application)\/javascript|image\/(?!svg))/i

/** Said of documents only. On their parts these would cost the room by which most fit a connection's first packets. */
const ofDocuments = ['Referrer-Policy', 'Permissions-Policy', 'X-Frame-Options', 'Cross-Origin-Opener-Policy']

/**
 * Headers of every answer that is not a part of pages.
 * @param {Response} res
 * @param {boolean} secure
 */
export function setSecurityHeaders(res, secure) {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)')
  res.setHeader('X-Frame-Options', 'SAMEORIGIN')
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  if (secure) res.setHeader('Strict-Transport-Security', `max-age=${year}; includeSubDomains`)
}

/**
 * Stands between the application and the connection for one answer.
 * @param {Request} req
 * @param {Response} res
 * @param {House} house
 */
export function dress(req, res, house) {
  const raw = undressed(res)
  const ofNode = Object.getPrototypeOf(res)
  /** @type {Buffer[] | undefined} the body so far, when it is held back */
  let held
  /** @type {ReturnType<typeof compressor> | undefined} */
  let encoder
  let begun = false
  let ended = false

  setSecurityHeaders(res, house.secure)

  /** The headers are what they will be: decides how the body goes out. */
  const begin = () => {
    if (begun) return
    res.removeHeader('X-Powered-By')
    if (partOfPages.test(String(res.getHeader('Content-Type') ?? '')))
      for (const name of ofDocuments) res.removeHeader(name)
    // Next names the target of a page that moved twice, the first time it is made.
    const target = res.getHeader('Location')
    if (Array.isArray(target)) res.setHeader('Location', String(target[0]))
    const plan = planFor(req, res)
    if (plan === 'hold') held = []
    else setDefaultPolicy(res, house.secure)
    if (plan !== 'hold' && plan !== 'pass') encoder = encodeAsItComes(plan, res, raw)
    begun = true
  }

  Object.defineProperty(res, 'headersSent', {
    configurable: true,
    get: () => begun || Reflect.get(ofNode, 'headersSent', res),
  })
  Object.defineProperty(res, 'writableEnded', {
    get: () => ended || Reflect.get(ofNode, 'writableEnded', res),
  })

  res.writeHead = /** @type {typeof res.writeHead} */ (
    (/** @type {number} */ status, /** @type {unknown} */ reason, /** @type {unknown} */ headers) => {
      res.statusCode = status
      if (typeof reason === 'string') res.statusMessage = reason
      setAll(res, typeof reason === 'string' ? headers : (reason ?? headers))
      begin()
      return res
    }
  )

  res.flushHeaders = () => {
    begin()
    if (!held && !encoder) raw.flushHeaders()
  }

  res.write = /** @type {typeof res.write} */ (
    (/** @type {unknown} */ chunk, /** @type {unknown} */ encoding, /** @type {unknown} */ callback) => {
      begin()
      const { bytes, done } = read(chunk, encoding, callback)
      if (held) {
        if (bytes) held.push(bytes)
        if (done) process.nextTick(done)
        return true
      }
      if (!bytes) return true
      return encoder ? encoder.write(bytes, done) : raw.write(bytes, done)
    }
  )

  res.end = /** @type {typeof res.end} */ (
    (/** @type {unknown} */ chunk, /** @type {unknown} */ encoding, /** @type {unknown} */ callback) => {
      if (ended) return res
      begin()
      ended = true
      const { bytes, done } = read(chunk, encoding, callback)
      if (done) res.once('finish', done)
      if (held) {
        if (bytes) held.push(bytes)
        // Next lets no header be set once it believes that they are sent; ours are still to come.
        Reflect.deleteProperty(res, 'headersSent')
        sendHeld(Buffer.concat(held), req, res, house, raw).catch((error) => res.destroy(error))
      } else if (encoder) encoder.end(bytes)
      else if (bytes) raw.end(bytes)
      else raw.end()
      return res
    }
  )
}

/**
 * Node's own methods. Node itself writes the headers through `writeHead`, so its own must be back by then.
 * @param {Response} res
 */
function undressed(res) {
  const { write, end, flushHeaders, writeHead } = res
  /** @type {<T extends Function>(method: T) => T} */
  const own = (method) =>
    /** @type {any} */ (
      (/** @type {unknown[]} */ ...args) => {
        res.writeHead = writeHead
        return method.apply(res, args)
      }
    )
  return { write: own(write), end: own(end), flushHeaders: own(flushHeaders) }
}

/**
 * @param {Request} req
 * @param {Response} res
 * @returns {'hold' | 'pass' | import('./compression.mjs').Encoding}
 */
function planFor(req, res) {
  const type = String(res.getHeader('Content-Type') ?? '')
  const cacheControl = String(res.getHeader('Cache-Control') ?? '')
  const bodyless = res.statusCode < 200 || res.statusCode === 204 || res.statusCode === 304
  const untouchable =
    res.statusCode === 206 || res.hasHeader('Content-Encoding') || /no-transform/i.test(cacheControl)
  if (bodyless || untouchable) return 'pass'
  if (mayHoldMark.test(type)) return 'hold'
  if (!isCompressible(type)) return 'pass'
  const length = Number(res.getHeader('Content-Length') ?? Number.NaN)
  if (length <= largestHeld && isShared(cacheControl) && res.statusCode === 200) return 'hold'
  addVary(res)
  if (length < smallest) return 'pass'
  return chooseEncoding(header(req, 'accept-encoding')) ?? 'pass'
}

/**
 * Sends a whole body: from the store when it went out before.
 * @param {Buffer} bytes
 * @param {Request} req
 * @param {Response} res
 * @param {House} house
 * @param {{ end: Response['end'] }} raw
 */
async function sendHeld(bytes, req, res, house, raw) {
  const type = String(res.getHeader('Content-Type')).split(';')[0] ?? ''
  const shared = isShared(String(res.getHeader('Cache-Control') ?? ''))
  const digest = createHash('sha256').update(bytes).digest('base64url')
  const key = `${type} ${digest}`
  let body = isEmptyShell(res, bytes) ? await house.lostPage?.(req.url ?? '/') : undefined
  body ??= house.cache.get(key)
  if (!body) {
    body = bodyOf(bytes, digest, { type, path: shared ? req.url : undefined }, house)
    if (shared) house.cache.set(key, body)
  }
  if (body.data) house.cache.set(body.data.name, body.data.body)
  if (body.policy) res.setHeader('Content-Security-Policy', body.policy)
  else setDefaultPolicy(res, house.secure)
  addVary(res)
  if (res.statusCode === 200) {
    res.setHeader('ETag', body.etag)
    if (matches(header(req, 'if-none-match'), body.etag)) return sendNotModified(res, raw)
  }
  const encoding = body.plain.length < smallest ? undefined : chooseEncoding(header(req, 'accept-encoding'))
  const out = encoding
    ? await encodedBody(body, encoding, shared, (size) =>
        house.cache.grow(key, /** @type {Body} */ (body), size),
      )
    : body.plain
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', out.length)
  raw.end(out) // to a HEAD Node itself sends no body
}

/**
 * Next leaves a page that was not found to be drawn in the browser: without scripts nothing would be there.
 * @param {Response} res
 * @param {Buffer} bytes
 */
function isEmptyShell(res, bytes) {
  return res.statusCode === 404 && bytes.includes('<html id="__next_error__"')
}

/**
 * @param {Buffer} bytes
 * @param {string} digest
 * @param {{ type: string, path?: string }} kind `path` where the same page goes to everyone
 * @param {House} house
 * @returns {Body}
 */
function bodyOf(bytes, digest, { type, path }, house) {
  const etag = etagOf(digest)
  if (!mayHoldMark.test(type)) return { plain: bytes, etag, encoded: new Map() }
  if (!/html/i.test(type))
    return { plain: Buffer.from(unmarked(bytes.toString(), house.mark)), etag, encoded: new Map() }
  // A page for one reader, as those of the panel are, is no use without its scripts.
  const page = path
    ? holdBack(bytes.toString(), { mark: house.mark, path })
    : { html: bytes.toString(), data: undefined }
  const { html, policy } = secure(page.html, house)
  const data = page.data && {
    name: page.data.name,
    body: { plain: Buffer.from(page.data.json), etag: etagOf(page.data.name), encoded: new Map() },
  }
  return { plain: Buffer.from(html), etag, policy, encoded: new Map(), data }
}

/** @param {string} digest */
function etagOf(digest) {
  return `W/"${digest.slice(0, 27)}"`
}

/**
 * Sends what React needs to know of a page, which the page itself has left out (late-scripts.mjs).
 * What is not at hand any more comes back with the page; of a page that has changed since, it is gone.
 *
 * @param {Request} req
 * @param {Response} res
 * @param {House} house
 */
export async function sendData(req, res, house) {
  setSecurityHeaders(res, house.secure)
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
  const name = pathname.slice(dataFolder.length)
  const page = searchParams.get('of') ?? ''
  if (!house.cache.get(name) && page.startsWith('/') && !page.startsWith(dataFolder)) await house.page?.(page)
  const body = house.cache.get(name)
  res.setHeader('Content-Type', body ? 'application/json' : 'text/plain; charset=utf-8')
  res.setHeader('Cache-Control', body ? `public, max-age=${year}, immutable` : 'no-store')
  if (!body) {
    res.statusCode = 404
    return res.end('The page has changed since.\n')
  }
  addVary(res)
  const encoding = chooseEncoding(header(req, 'accept-encoding'))
  const out = encoding
    ? await encodedBody(body, encoding, true, (size) => house.cache.grow(name, body, size))
    : body.plain
  if (encoding) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Content-Length', out.length)
  res.end(out)
}

/**
 * @param {Body} body
 * @param {import('./compression.mjs').Encoding} encoding
 * @param {boolean} shared
 * @param {(size: number) => void} onAdded
 * @returns {Promise<Buffer>}
 */
function encodedBody(body, encoding, shared, onAdded) {
  let encoded = body.encoded.get(encoding)
  if (!encoded) {
    encoded = compress(body.plain, encoding, shared ? 'often' : 'once')
    body.encoded.set(encoding, encoded) // the promise, so that a rush asks once
    encoded.then((bytes) => onAdded(bytes.length)).catch(() => body.encoded.delete(encoding))
  }
  return encoded
}

/** @param {Response} res @param {{ end: Response['end'] }} raw */
function sendNotModified(res, raw) {
  res.statusCode = 304
  for (const name of ['Content-Length', 'Content-Encoding', 'Content-Type', 'Transfer-Encoding'])
    res.removeHeader(name)
  raw.end()
}

/**
 * @param {import('./compression.mjs').Encoding} encoding
 * @param {Response} res
 * @param {{ write: Response['write'], end: Response['end'] }} raw
 */
function encodeAsItComes(encoding, res, raw) {
  const encoder = compressor(encoding)
  res.setHeader('Content-Encoding', encoding)
  res.removeHeader('Content-Length')
  const etag = res.getHeader('ETag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) res.setHeader('ETag', `W/${etag}`)
  encoder.on('data', (chunk) => {
    if (raw.write(chunk) === false) encoder.pause()
  })
  res.on('drain', () => encoder.resume())
  encoder.on('drain', () => res.emit('drain'))
  encoder.on('end', () => raw.end())
  encoder.on('error', (error) => res.destroy(error))
  res.on('close', () => encoder.destroy())
  // Next asks for this after each piece of a stream, so that the reader gets it at once.
  Object.assign(res, { flush: () => encoder.flush() })
  return encoder
}

/** @param {Response} res @param {boolean} secure */
function setDefaultPolicy(res, secure) {
  if (res.hasHeader('Content-Security-Policy')) return
  const type = String(res.getHeader('Content-Type') ?? '')
  if (/^text\/html/i.test(type)) res.setHeader('Content-Security-Policy', policyOf([], secure))
  else if (/xml/i.test(type)) res.setHeader('Content-Security-Policy', policyOfDrawings)
}

/**
 * Whether the same answer goes to more than one reader.
 * @param {string} cacheControl
 */
function isShared(cacheControl) {
  return (
    /\b(public|s-maxage|immutable)\b/i.test(cacheControl) && !/\b(private|no-store)\b/i.test(cacheControl)
  )
}

/**
 * RFC 9110, 13.1.2: weak comparison.
 * @param {string | undefined} condition
 * @param {string} etag
 */
function matches(condition, etag) {
  if (condition === undefined) return false
  const opaque = (/** @type {string} */ tag) => tag.trim().replace(/^W\//, '')
  return condition.trim() === '*' || condition.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** @param {Response} res */
function addVary(res) {
  const vary = String(res.getHeader('Vary') ?? '')
  if (!/accept-encoding|\*/i.test(vary))
    res.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}

/** @param {Request} req @param {'accept-encoding' | 'if-none-match'} name */
function header(req, name) {
  const value = req.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/**
 * The headers of `writeHead`: an object, or a flat list of names and values.
 * @param {Response} res
 * @param {unknown} headers
 */
function setAll(res, headers) {
  if (Array.isArray(headers)) {
    const flat = headers.flat()
    for (let i = 0; i + 1 < flat.length; i += 2) res.appendHeader(String(flat[i]), String(flat[i + 1]))
  } else if (headers && typeof headers === 'object') {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
  }
}

/**
 * The arguments of `write` and `end`, any of which may be left out.
 * @param {unknown} chunk
 * @param {unknown} encoding
 * @param {unknown} callback
 * @returns {{ bytes?: Buffer, done?: () => void }}
 */
function read(chunk, encoding, callback) {
  const done = /** @type {(() => void) | undefined} */ (
    [chunk, encoding, callback].find((value) => typeof value === 'function')
  )
  if (typeof chunk === 'string')
    return {
      bytes: Buffer.from(
        chunk,
        typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8',
      ),
      done,
    }
  if (chunk instanceof Uint8Array)
    return { bytes: Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), done }
  return { done }
}
