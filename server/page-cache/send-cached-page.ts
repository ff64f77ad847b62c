import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { getEncoded } from '../body'
import { chooseEncoding, compress, type Encoding } from '../compression'
import { getRequestHeader, matchesEtag } from '../response/headers'
import type { CacheEntry, EncodedPage, PageCache } from './page-cache'

export type CacheState = 'HIT' | 'STALE'

/** Headers that say how the body is encoded, which differs between the responses to one page. */
const encodingHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'x-cache']

/** From this many uses on, a page is worth the time of the best compression. */
const usesOfPopularPage = 16

/** Returns the headers of a response that are the same in every encoding. */
export function sharedHeaders(res: ServerResponse): [string, OutgoingHttpHeader][] {
  return Object.entries(res.getHeaders()).flatMap(([name, value]) =>
    value === undefined || encodingHeaders.includes(name) ? [] : [[name, value]],
  )
}

/** Sends a cached page. The application is not involved, and the headers and bytes are ready after the first time. */
export function sendCachedPage(
  req: IncomingMessage,
  res: ServerResponse,
  { key, entry, state, cache }: { key: string; entry: CacheEntry; state: CacheState; cache: PageCache },
): Promise<void> | undefined {
  const { status, body } = entry
  if (status === 200 && matchesEtag(getRequestHeader(req, 'if-none-match'), body.etag)) {
    res.writeHead(304, [...notModifiedHeaders(entry), 'x-cache', state])
    res.end()
    return undefined
  }
  const name = body.isCompressible
    ? (chooseEncoding(getRequestHeader(req, 'accept-encoding')) ?? 'identity')
    : 'identity'
  if (entry.uses === usesOfPopularPage) compressBetter(key, entry, cache)
  const send = ({ headers, bytes }: EncodedPage) => {
    res.writeHead(status, state === 'HIT' ? headers : [...headers.slice(0, -1), state])
    res.end(bytes)
  }
  const encoded = entry.encoded.get(name)
  if (!encoded) return encode(key, entry, name, cache).then(send)
  send(encoded)
  return undefined
}

function notModifiedHeaders({ headers }: CacheEntry): string[] {
  return headers.flatMap(([name, value]) =>
    /^content-(type|language)$/.test(name) ? [] : flatHeader(name, value),
  )
}

async function encode(
  key: string,
  entry: CacheEntry,
  name: Encoding | 'identity',
  cache: PageCache,
): Promise<EncodedPage> {
  const { body } = entry
  const bytes = name === 'identity' ? body.plain : await getEncoded(body, name, 'fast')
  const isNew = !entry.encoded.has(name)
  const encoded = encodedPage(entry, name, bytes)
  entry.encoded.set(name, encoded)
  if (isNew && name !== 'identity') cache.grow(key, entry, bytes.length)
  return encoded
}

function encodedPage(entry: CacheEntry, name: Encoding | 'identity', bytes: Buffer): EncodedPage {
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
    compress(entry.body.plain, name, 'best')
      .then((bytes) => {
        entry.encoded.set(name, encodedPage(entry, name, bytes))
        cache.grow(key, entry, 0)
      })
      .catch((error) => console.error(error))
  }
}
