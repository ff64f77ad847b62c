import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Compressor, chooseEncoding, type Encoding, isCompressible } from '../compression'
import type { ServerContext } from '../context'
import { maxBufferedBytes, mayContainNonce, minCompressedBytes, sendBuffered } from './buffered-body'
import {
  addVary,
  completeHeaders,
  getRequestHeader,
  isShared,
  setDefaultPolicy,
  setSecurityHeaders,
} from './headers'
import { getRawResponse, type RawResponse } from './raw-response'
import { startCompression } from './streamed-body'
import { parseWriteArguments, setHeaders } from './write-arguments'

/**
 * Lets the application write to `res` as usual while the headers are completed, HTML is buffered until it is complete
 * and text is compressed.
 */
export function wrapResponse(req: IncomingMessage, res: ServerResponse, context: ServerContext): void {
  setSecurityHeaders(res, context.secure)
  const writer = new ResponseWriter(req, res, context)
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
  readonly #req: IncomingMessage
  readonly #res: ServerResponse
  readonly #context: ServerContext
  readonly #raw: RawResponse
  /** The body so far, when it is buffered. */
  #buffered: Buffer[] | undefined
  #compressor: Compressor | undefined

  constructor(req: IncomingMessage, res: ServerResponse, context: ServerContext) {
    this.#req = req
    this.#res = res
    this.#context = context
    this.#raw = getRawResponse(res)
  }

  /** Decides how to send the body; the application has set its headers by now. */
  start(): void {
    if (this.started) return
    completeHeaders(this.#res)
    const mode = chooseMode(this.#req, this.#res)
    if (mode === 'buffer') this.#buffered = []
    else setDefaultPolicy(this.#res, this.#context.secure)
    if (mode !== 'buffer' && mode !== 'pass') this.#compressor = startCompression(mode, this.#res, this.#raw)
    this.started = true
  }

  flushHeaders(): void {
    this.start()
    if (!this.#buffered && !this.#compressor) this.#raw.flushHeaders()
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
    return this.#compressor ? this.#compressor.write(bytes, done) : this.#raw.write(bytes, done)
  }

  end(...args: [chunk: unknown, encoding: unknown, callback: unknown]): void {
    if (this.ended) return
    this.start()
    this.ended = true
    const { bytes, done } = parseWriteArguments(...args)
    if (done) this.#res.once('finish', done)
    if (this.#buffered) {
      if (bytes) this.#buffered.push(bytes)
      // Next refuses to set headers when `headersSent` is true, and more headers follow here.
      Reflect.deleteProperty(this.#res, 'headersSent')
      sendBuffered(Buffer.concat(this.#buffered), this.#req, this.#res, this.#context, this.#raw).catch(
        (error) => this.#res.destroy(error),
      )
    } else if (this.#compressor) this.#compressor.end(bytes)
    else this.#raw.end(bytes)
  }
}

/** How a body is sent: buffered until complete, unchanged, or compressed as it arrives. */
function chooseMode(req: IncomingMessage, res: ServerResponse): 'buffer' | 'pass' | Encoding {
  const type = String(res.getHeader('Content-Type') ?? '')
  const cacheControl = String(res.getHeader('Cache-Control') ?? '')
  const hasNoBody = res.statusCode < 200 || res.statusCode === 204 || res.statusCode === 304
  const isFixed =
    res.statusCode === 206 || res.hasHeader('Content-Encoding') || /no-transform/i.test(cacheControl)
  if (hasNoBody || isFixed) return 'pass'
  if (mayContainNonce(type)) return 'buffer'
  if (!isCompressible(type)) return 'pass'
  const length = Number(res.getHeader('Content-Length') ?? Number.NaN)
  if (length <= maxBufferedBytes && isShared(cacheControl) && res.statusCode === 200) return 'buffer'
  addVary(res)
  if (length < minCompressedBytes) return 'pass'
  return chooseEncoding(getRequestHeader(req, 'accept-encoding')) ?? 'pass'
}
