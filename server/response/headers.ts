import type { ServerResponse } from 'node:http'
import { buildPolicy, xmlPolicy } from '../content-security-policy'
import type { RequestHead } from '../request-head'

const yearInSeconds = 365 * 24 * 60 * 60

/** Sets the security headers of a document. */
export function setSecurityHeaders(res: ServerResponse, secure: boolean): void {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)')
  res.setHeader('X-Frame-Options', 'SAMEORIGIN')
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  if (secure) res.setHeader('Strict-Transport-Security', `max-age=${yearInSeconds}; includeSubDomains`)
}

/** Subresources, as opposed to what a browser can open as a document and run scripts in. */
const subresource = /^(?:font\/|text\/css|(?:text|application)\/javascript|image\/(?!svg))/i

/** On subresources these headers have no effect and would not fit into the connection's first packets. */
const documentHeaders = [
  'Referrer-Policy',
  'Permissions-Policy',
  'X-Frame-Options',
  'Cross-Origin-Opener-Policy',
]

/** Corrects the headers that the application has set. */
export function completeHeaders(res: ServerResponse): void {
  res.removeHeader('X-Powered-By')
  if (subresource.test(String(res.getHeader('Content-Type') ?? '')))
    for (const name of documentHeaders) res.removeHeader(name)
}

/** Whether a type is that of pages. */
export const isHtml = (type: string): boolean => /^text\/html/i.test(type)

/** Sets a policy for HTML and XML without one. */
export function setDefaultPolicy(res: ServerResponse, secure: boolean): void {
  if (res.hasHeader('Content-Security-Policy')) return
  const type = String(res.getHeader('Content-Type') ?? '')
  if (isHtml(type)) res.setHeader('Content-Security-Policy', buildPolicy([], secure))
  else if (/xml/i.test(type)) res.setHeader('Content-Security-Policy', xmlPolicy)
}

/** Whether several visitors may get the same response. */
export function isShared(cacheControl: string): boolean {
  return (
    /\b(public|s-maxage|immutable)\b/i.test(cacheControl) && !/\b(private|no-store)\b/i.test(cacheControl)
  )
}

/** The weak ETag of what has a digest. */
export const createEtag = (digest: string): string => `W/"${digest.slice(0, 27)}"`

/** Whether `If-None-Match` matches an ETag by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return condition.trim() === '*' || condition.split(',').some((tag) => opaque(tag) === opaque(etag))
}

export function addVary(res: ServerResponse): void {
  const vary = String(res.getHeader('Vary') ?? '')
  if (!/accept-encoding|\*/i.test(vary))
    res.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}

export function getRequestHeader(
  req: RequestHead,
  name: 'accept-encoding' | 'if-none-match',
): string | undefined {
  const value = req.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
