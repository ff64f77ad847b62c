import fc from 'fast-check'
import { userLocationHeader } from '@/domains/catalog/browser/user-location'
import { baseUrl } from './site'

/** Cookies of the site and of Next that a guest can make up. */
export const madeUpCookies = [
  '__prerender_bypass=x',
  '__prerender_bypass=',
  '__prerender_bypass',
  '__prerender_bypass=x; __prerender_bypass=y',
  '__next_preview_data=x',
  'theme=dark',
  'account=1',
  'guest-cart=x; guest-cart-hint=1',
  'pending-action=x',
  'attempt=x',
  'NEXT_LOCALE=es',
] as const

const stateTree = encodeURIComponent(JSON.stringify(['', {}]))

/** Headers of Next's client, of prefetching browsers and of partial requests. */
export const frameworkHeaders: readonly (readonly [name: string, value: string])[] = [
  ['Range', 'bytes=0-20'],
  ['Range', 'bytes=0-0,5-9'],
  ['If-Range', '"x"'],
  ['Next-Action', 'x'],
  ['Next-Router-Prefetch', '1'],
  ['Next-Router-Segment-Prefetch', '/_tree'],
  ['Next-Router-State-Tree', stateTree],
  ['Next-Router-State-Tree', '%'],
  ['RSC', '1'],
  ['Next-Url', '/mushrooms'],
  ['X-Nextjs-Data', '1'],
  ['X-Now-Route-Matches', '1'],
  ['X-Matched-Path', '/api/growingguides'],
  ['X-Invoke-Path', '/api/growingguides'],
  ['X-Middleware-Prefetch', '1'],
  ['X-Middleware-Subrequest', 'middleware'],
  ['X-Middleware-Rewrite', '/api/growingguides'],
  ['X-Prerender-Revalidate', 'x'],
  ['Purpose', 'prefetch'],
  ['Sec-Purpose', 'prefetch'],
]

/** Headers of proxies, of content negotiation and of the site itself. */
const otherHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-Port', '8443'],
  ['X-Forwarded-Prefix', '/evil'],
  ['Forwarded', 'host=evil.example;proto=https'],
  ['X-Original-URL', '/api/growingguides?limit=3'],
  ['X-Rewrite-URL', '/api/growingguides?limit=3'],
  // Never a method that changes anything: the administrator sends these as well.
  ['X-HTTP-Method-Override', 'GET'],
  ['X-Payload-HTTP-Method-Override', 'GET'],
  ['X-HTTP-Method-Override', 'HEAD'],
  ['Origin', baseUrl],
  ['Origin', 'https://evil.example'],
  ['Origin', 'null'],
  ['Accept', 'application/json'],
  ['Accept', 'text/x-component'],
  ['Accept-Language', 'pt-BR'],
  ['Accept-Encoding', 'gzip'],
  ['Accept-Encoding', 'br, gzip;q=0.5'],
  ['Accept-Encoding', 'identity;q=0, br'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'Fri, 27 Nov 2026 00:00:00 GMT'],
  ['Cache-Control', 'no-cache'],
  ['X-Refresh', '1'],
  ['X-Peer-Address', '10.9.8.7'],
  ['x-list-part', '1'],
  [userLocationHeader, '44.56,-123.26'],
]

const cookies = madeUpCookies.map((cookie) => ['Cookie', cookie] as const)

/** Headers that must not make the answers to a guest those to somebody else. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...cookies),
      fc.constantFrom(...frameworkHeaders),
      fc.constantFrom(...otherHeaders),
    ),
    { maxLength: 3 },
  )
  .map((headers) => Object.fromEntries(headers))
