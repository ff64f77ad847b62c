import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHead } from '../request-head'

/** A longer one is rare, and may come in pieces. */
const maxBytes = 8192

const requestLine = /(GET|HEAD) (\/[\w\-.~:/?@!$&'()*+,;=%[\]]*) HTTP\/1\.1\r\n/y
const field = /([\w!#$%&'*+\-.^`|~]+):[\t ]*([\t -~]*)\r\n/y

/** Headers that announce a body or concern the connection. */
const otherMeaning = new Set([
  'content-length',
  'expect',
  'http2-settings',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * Parses bytes that are exactly one complete GET or HEAD request in the form that browsers and proxies send. It is much
 * stricter than HTTP: whatever could be read in two ways is none.
 * @returns undefined for all else, which Node's HTTP server must parse
 */
export function parsePlainRequest(bytes: Buffer): RequestHead | undefined {
  if (bytes.length > maxBytes) return undefined
  const text = bytes.toString('latin1')
  if (!text.endsWith('\r\n\r\n')) return undefined
  requestLine.lastIndex = 0
  const line = requestLine.exec(text)
  if (!line) return undefined
  const headers = parseFields(text, requestLine.lastIndex)
  return headers?.host ? { method: line[1], url: line[2], headers } : undefined
}

/** Parses the fields from a position up to the empty line, which must be the end. */
function parseFields(text: string, start: number): IncomingHttpHeaders | undefined {
  const headers: IncomingHttpHeaders = Object.create(null)
  const end = text.length - 2
  for (let position = start; position < end; position = field.lastIndex) {
    field.lastIndex = position
    const match = field.exec(text)
    if (!match) return undefined
    const name = String(match[1]).toLowerCase()
    const value = String(match[2]).trimEnd()
    // Node joins some headers that are there twice, and takes the first of others.
    if (name in headers || otherMeaning.has(name)) return undefined
    if (name === 'connection' && value.toLowerCase() !== 'keep-alive') return undefined
    headers[name] = value
  }
  return headers
}
