import { STATUS_CODES } from 'node:http'
import { keepAliveTimeout } from '../http-server'
import type { EncodedPage } from '../page-cache/page-cache'

let date = ''
let dateUntil = 0

/** The value of the `Date` header, formatted once a second. */
function currentDate(): string {
  const now = Date.now()
  if (now < dateUntil) return date
  dateUntil = now - (now % 1000) + 1000
  date = new Date(now).toUTCString()
  return date
}

/** A response that is serialized once a second, as Node's HTTP server would on a connection that stays open. */
export class ReadyResponse implements EncodedPage {
  readonly status: number
  /** Names and values in turn. */
  readonly headers: string[]
  readonly #fields: string
  #date = ''
  /** Head and body. The buffer is never written again, because parts of it may still wait to be sent. */
  #serialized: Buffer
  #headLength = 0

  constructor(status: number, headers: string[], body: Buffer) {
    this.status = status
    this.headers = headers
    let fields = ''
    for (let i = 0; i + 1 < headers.length; i += 2) fields += `${headers[i]}: ${headers[i + 1]}\r\n`
    this.#fields = fields
    this.#serialized = body
  }

  /** The body. */
  get bytes(): Buffer {
    return this.#serialized.subarray(this.#headLength)
  }

  /**
   * Returns the bytes of the response.
   * @param requestId the id of a request that is observed
   */
  serialize({ hasBody, requestId }: { hasBody: boolean; requestId?: string }): Buffer {
    if (requestId !== undefined) {
      const head = this.#formatHead(currentDate(), `X-Request-Id: ${requestId}\r\n`)
      return hasBody ? Buffer.concat([head, this.bytes]) : head
    }
    const now = currentDate()
    if (this.#date !== now) {
      const head = this.#formatHead(now)
      this.#serialized = Buffer.concat([head, this.bytes])
      this.#headLength = head.length
      this.#date = now
    }
    return hasBody ? this.#serialized : this.#serialized.subarray(0, this.#headLength)
  }

  #formatHead(now: string, firstField = ''): Buffer {
    const line = `HTTP/1.1 ${this.status} ${STATUS_CODES[this.status] ?? 'unknown'}\r\n`
    const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n`
    return Buffer.from(`${line}${firstField}${this.#fields}Date: ${now}\r\n${connection}\r\n`, 'latin1')
  }
}
