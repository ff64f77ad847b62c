import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { withoutCdn } from '../cdn/cdn-headers'
import { chooseEncoding } from '../compression'
import { getRequestHeader, matchesEtag } from '../response/headers'
import type { CacheEntry, EncodedPage, EncodingName, PageCache } from './page-cache'

export type CacheState = 'HIT' | 'STALE'

/** Headers that differ between the responses to one page. */
const singleResponseHeaders = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'x-cache',
  'x-request-id',
]

/** From this many uses on, a page is worth the time of the best compression. */
const usesOfPopularPage = 64

/** Returns the headers of a response that are the same in every encoding. */
export function sharedHeaders(res: ServerResponse): [string, OutgoingHttpHeader][] {
  return Object.entries(res.getHeaders()).flatMap(([name, value]) =>
    value === undefined || singleResponseHeaders.includes(name) ? [] : [[name, value]],
  )
}

/** Sends a cached page. The application is not involved, and the headers and bytes are ready after the first time. */
export function sendCachedPage(
  req: IncomingMessage,
  res: ServerResponse,
  { key, entry, state, cache }: { key: string; entry: CacheEntry; state: CacheState; cache: PageCache },
): Promise<void> | undefined {
  const { body, status } = entry
  if (status === 200 && matchesEtag(getRequestHeader(req, 'if-none-match'), body.etag)) {
    res.writeHead(304, [...notModifiedHeaders(entry), 'x-cache', state])
    res.end()
    return undefined
  }
  if (entry.uses === usesOfPopularPage) compressBetter(key, entry, cache)
  const name = body.isCompressible ? chooseEncoding(getRequestHeader(req, 'accept-encoding')) : undefined
  const encoded = entry.encoded.get(name ?? 'identity')
  if (!encoded)
    return encode(key, entry, name ?? 'identity', cache).then((page) => send(res, status, page, state))
  send(res, status, encoded, state)
  return undefined
}

function send(res: ServerResponse, status: number, { headers, bytes }: EncodedPage, state: CacheState): void {
  res.writeHead(status, state === 'HIT' ? headers : [...headers.slice(0, -1).map(withoutCdn), state])
  res.end(bytes)
}

/** The headers of a response that says that the visitor has the page already. */
function notModifiedHeaders({ headers }: CacheEntry): string[] {
  return headers.flatMap(([name, value]) =>
    /^content-(type|language)$/.test(name) ? [] : flatHeader(name, value),
  )
}

async function encode(
  key: string,
  entry: CacheEntry,
  name: EncodingName,
  cache: PageCache,
): Promise<EncodedPage> {
  const { body } = entry
  const bytes = name === 'identity' ? await body.plain() : await body.encode(name, 'fast')
  const encoded = encodedPage(entry, name, bytes)
  // Few ask for a page without compression: its bytes are not kept for them.
  if (name !== 'identity' || !body.isPacked) cache.setEncoded(key, entry, name, encoded)
  return encoded
}

function encodedPage(entry: CacheEntry, name: EncodingName, bytes: Buffer): EncodedPage {
  return {
    bytes,
    headers: [
      ...entry.headers.flatMap(([header, value]) => flatHeader(header, value)),
      ...(name === 'identity' ? [] : ['content-encoding', name]),
      'content-length',
      String(bytes.length),
      'x-cache',
      'HIT',
    ],
  }
}

function flatHeader(name: string, value: OutgoingHttpHeader): string[] {
  return [value].flat().flatMap((single) => [name, String(single)])
}

/** Replaces the compressed forms of a page by smaller ones, off the main thread. */
function compressBetter(key: string, entry: CacheEntry, cache: PageCache): void {
  for (const name of entry.encoded.keys()) {
    if (name === 'identity') continue
    entry.body
      .compressBetter(name)
      .then((bytes) => cache.setEncoded(key, entry, name, encodedPage(entry, name, bytes)))
      .catch((error) => console.error(error))
  }
}
