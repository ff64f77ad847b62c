import type { ServerResponse } from 'node:http'
import type { PageContext } from '../../src/foundation/cache/page-context'
import { isShared } from './headers'

/**
 * The seconds after which a page is rendered again even if nothing on it has expired. Likes and ratings expire no list,
 * so its order by popularity follows at this pace.
 */
const maxFreshSeconds = 900

/** Returns for how many seconds the server may cache a response, 0 if it may not. */
export function freshSeconds(res: ServerResponse, declared?: PageContext): number {
  const cacheControl = String(res.getHeader('Cache-Control') ?? '')
  if (declared?.maxAge !== undefined && res.statusCode === 200) return declared.maxAge
  if (!isShared(cacheControl)) return 0
  const [, seconds = '0'] = /s-maxage=(\d+)/i.exec(cacheControl) ?? /max-age=(\d+)/i.exec(cacheControl) ?? []
  return isImmutable(res) ? Number(seconds) : Math.min(Number(seconds), maxFreshSeconds)
}

/** Whether the content of an address never changes. */
export function isImmutable(res: ServerResponse): boolean {
  return /\bimmutable\b/i.test(String(res.getHeader('Cache-Control') ?? ''))
}

/**
 * Makes browsers and proxies ask again before they use a page that this server caches: only the server learns when the
 * page expires.
 */
export function setCacheControl(res: ServerResponse, isPage: boolean): void {
  if (isPage || !/\bmax-age=\d/i.test(String(res.getHeader('Cache-Control') ?? '')))
    res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
}
