import { watchDatabaseFailures } from '../../src/foundation/database-outage'
import { type Compressor, chooseEncoding, type Encoding, isCompressible } from '../compression'
import { markUnavailable } from '../outage-page'
import { isOfPanel } from '../panel'
import { sendBuffered } from './buffered-body'
import { freshSeconds } from './cache-control'
import type { Exchange } from './exchange'
import {
  addVary,
  completeHeaders,
  getRequestHeader,
  isHtml,
  setDefaultPolicy,
  setSecurityHeaders,
} from './headers'
import { getRawResponse } from './raw-response'
import { minCompressedBytes } from './send-body'
import { startCompression } from './streamed-body'
import { parseWriteArguments, setHeaders } from './write-arguments'

/** Larger texts are streamed. */
const maxBufferedBytes = 2 * 1024 * 1024

/**
 * Lets the application write to `res` as usual while the headers are completed, HTML is buffered until it is complete
 * and text is compressed.
 */
export function wrapResponse(exchange: Omit<Exchange, 'raw'>): void {
  const { res, context } = exchange
  setSecurityHeaders(res, context.secure)
  const writer = new ResponseWriter({ ...exchange, raw: getRawResponse(res) })
  const prototype: object = Object.getPrototypeOf(res)
  Object.defineProperty(res, 'headersSent', {
    configurable: true,
    get: () => writer.started || Reflect.get(prototype, 'headersSent', res),
  })
  Object.defineProperty(res, 'writableEnded', {
    get: () => writer.ended || Reflect.get(prototype, 'writableEnded', res),
  })
  res.writeHead = (status: number, reason?: unknown, headers?: unknown) => {
    res.statusCode = status
    if (typeof reason === 'string') res.statusMessage = reason
    setHeaders(res, typeof reason === 'string' ? headers : (reason ?? headers))
    writer.start()
    return res
  }
  res.flushHeaders = () => writer.flushHeaders()
  res.write = (chunk: unknown, encoding?: unknown, callback?: unknown) =>
    writer.write(chunk, encoding, callback)
  res.end = (chunk?: unknown, encoding?: unknown, callback?: unknown) => {
    writer.end(chunk, encoding, callback)
    return res
  }
}

class ResponseWriter {
  started = false
  ended = false
  readonly #exchange: Exchange
  readonly #hasDatabaseFailed = watchDatabaseFailures()
  /** The body so far, when it is buffered. */
  #buffered: Buffer[] | undefined
  #compressor: Compressor | undefined

  constructor(exchange: Exchange) {
    this.#exchange = exchange
  }

  /** Decides how to send the body; the application has set its headers by now. */
  start(): void {
    if (this.started) return
    const { res, context, raw } = this.#exchange
    if (res.statusCode === 500 && this.#hasDatabaseFailed()) markUnavailable(res)
    completeHeaders(res)
    const mode = chooseMode(this.#exchange)
    if (mode === 'buffer') this.#buffered = []
    else {
      setDefaultPolicy(res, context.secure)
      this.#exchange.onAnswered?.()
    }
    if (mode !== 'buffer' && mode !== 'pass') this.#compressor = startCompression(mode, res, raw)
    this.started = true
  }

  flushHeaders(): void {
    this.start()
    if (!this.#buffered && !this.#compressor) this.#exchange.raw.flushHeaders()
  }

  write(...args: [chunk: unknown, encoding: unknown, callback: unknown]): boolean {
    this.start()
    const { bytes, done } = parseWriteArguments(...args)
    if (this.#buffered) {
      if (bytes) this.#buffered.push(bytes)
      if (done) process.nextTick(done)
      return true
    }
    if (!bytes) return true
    return this.#compressor ? this.#compressor.write(bytes, done) : this.#exchange.raw.write(bytes, done)
  }

  end(...args: [chunk: unknown, encoding: unknown, callback: unknown]): void {
    if (this.ended) return
    this.start()
    this.ended = true
    const { res, settle } = this.#exchange
    const { bytes, done } = parseWriteArguments(...args)
    if (done) res.once('finish', done)
    if (settle) settle().finally(() => this.#finish(bytes))
    else this.#finish(bytes)
  }

  #finish(bytes: Buffer | undefined): void {
    const { req, res, raw, onAnswered } = this.#exchange
    onAnswered?.()
    if (this.#buffered) {
      if (bytes) this.#buffered.push(bytes)
      // Next refuses to set headers when `headersSent` is true, and more headers follow here.
      Reflect.deleteProperty(res, 'headersSent')
      const body = Buffer.concat(this.#buffered)
      this.#buffered = []
      // Next has sent its status before a part of a page fails.
      if (res.statusCode === 200 && isOfPanel(req.url) && this.#hasDatabaseFailed()) markUnavailable(res)
      sendBuffered(body, this.#exchange).catch((error) => {
        console.error(error)
        res.destroy(error)
      })
      return
    }
    if (this.#compressor) this.#compressor.end(bytes)
    else raw.end(bytes)
  }
}

/** How a body is sent: buffered until complete, unchanged, or compressed as it arrives. */
function chooseMode({ page, req, res, rendering }: Exchange): 'buffer' | 'pass' | Encoding {
  const type = String(res.getHeader('Content-Type') ?? '')
  const cacheControl = String(res.getHeader('Cache-Control') ?? '')
  const hasNoBody = res.statusCode < 200 || res.statusCode === 204 || res.statusCode === 304
  const isFixed =
    res.statusCode === 206 || res.hasHeader('Content-Encoding') || /no-transform/i.test(cacheControl)
  if (hasNoBody || isFixed) return 'pass'
  if (isHtml(type)) return 'buffer'
  const length = Number(res.getHeader('Content-Length') ?? Number.NaN)
  // Drawings come without a length; none of the site's own responses is long.
  const isLong = length > maxBufferedBytes
  if (!isLong && freshSeconds(res, rendering && page) > 0 && res.statusCode === 200) return 'buffer'
  if (!isCompressible(type)) return 'pass'
  addVary(res)
  if (length < minCompressedBytes) return 'pass'
  return chooseEncoding(getRequestHeader(req, 'accept-encoding')) ?? 'pass'
}
