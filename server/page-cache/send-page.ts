import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { withoutCdn } from '../cdn/cdn-headers'
import { chooseEncoding } from '../compression'
import type { Page } from './page'

/** Where a page comes from: memory, memory while it is rendered again, or the application. */
export type CacheState = 'HIT' | 'STALE' | 'MISS'

/** Whether `If-None-Match` matches an ETag by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return condition.trim() === '*' || condition.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/**
 * Sends a page in the encoding that the visitor accepts, at once if its body has been asked for in it before.
 * @returns a promise if its body has to be compressed first
 */
export function sendPage(
  { 'accept-encoding': accepted, 'if-none-match': condition }: IncomingHttpHeaders,
  res: ServerResponse,
  { body, headers, status }: Page,
  state: CacheState,
): Promise<void> | undefined {
  const common = [...(state === 'STALE' ? headers.map(withoutCdn) : headers), 'x-cache', state]
  if (status === 200 && matchesEtag(condition, body.etag)) {
    res.writeHead(304, withoutContent(common)).end()
    return undefined
  }
  const encoding = body.isCompressible ? chooseEncoding(accepted) : undefined
  const send = (bytes: Buffer) => {
    const encoded = encoding ? ['content-encoding', encoding] : []
    res.writeHead(status, [...common, ...encoded, 'content-length', String(bytes.length)])
    res.end(bytes) // Node drops the body of a HEAD
  }
  const bytes = body.encode(encoding ?? 'identity')
  return bytes instanceof Promise ? bytes.then(send) : void send(bytes)
}

/** The headers of a response that says that the visitor has the page already. */
const withoutContent = (headers: readonly string[]): string[] =>
  headers.filter((_, index) => !/^content-(type|language)$/.test(headers[index - (index % 2)] ?? ''))
