import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { withoutCdn } from '../cdn/cdn-headers'
import { chooseEncoding } from '../compression'
import type { RequestHead } from '../request-head'
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

/** What a conditional request and the choice of an encoding need to know about a page. */
export interface PageHead {
  status: number
  etag: string
  isCompressible: boolean
}

/** Whether the visitor has the page already. */
export function isKnownToVisitor(req: RequestHead, { status, etag }: PageHead): boolean {
  return status === 200 && matchesEtag(getRequestHeader(req, 'if-none-match'), etag)
}

export function chooseEncodingName(req: RequestHead, { isCompressible }: PageHead): EncodingName {
  return isCompressible
    ? (chooseEncoding(getRequestHeader(req, 'accept-encoding')) ?? 'identity')
    : 'identity'
}

/** @param headers those of `notModifiedHeaders` */
export function sendNotModified(res: ServerResponse, headers: readonly string[], state: CacheState): void {
  res.writeHead(304, [...headers, 'x-cache', state])
  res.end()
}

export function sendEncodedPage(
  res: ServerResponse,
  status: number,
  { headers, bytes }: EncodedPage,
  state: CacheState,
): void {
  res.writeHead(status, state === 'HIT' ? headers : [...headers.slice(0, -1).map(withoutCdn), state])
  res.end(bytes)
}

/** Sends a cached page. The application is not involved, and the headers and bytes are ready after the first time. */
export function sendCachedPage(
  req: IncomingMessage,
  res: ServerResponse,
  { key, entry, state, cache }: { key: string; entry: CacheEntry; state: CacheState; cache: PageCache },
): Promise<void> | undefined {
  const head = headOf(entry)
  if (isKnownToVisitor(req, head)) {
    sendNotModified(res, notModifiedHeaders(entry), state)
    return undefined
  }
  if (entry.uses === usesOfPopularPage) compressBetter(key, entry, cache)
  const name = chooseEncodingName(req, head)
  const encoded = entry.encoded.get(name)
  if (!encoded)
    return encode(key, entry, name, cache).then((page) => sendEncodedPage(res, entry.status, page, state))
  sendEncodedPage(res, entry.status, encoded, state)
  return undefined
}

export const headOf = ({ status, body: { etag, isCompressible } }: CacheEntry): PageHead => ({
  status,
  etag,
  isCompressible,
})

/** The headers of a response that says that the visitor has the page already. */
export function notModifiedHeaders({ headers }: CacheEntry): string[] {
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

/** Counts uses of a page that did not need the cache. */
export function countUses(cache: PageCache, key: string, count: number): void {
  const entry = cache.use(key)
  if (!entry) return
  const before = entry.uses - 1
  entry.uses = before + count
  if (before < usesOfPopularPage && entry.uses >= usesOfPopularPage) compressBetter(key, entry, cache)
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
