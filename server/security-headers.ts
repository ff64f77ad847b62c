import { buildPolicy, xmlPolicy } from './content-security-policy'

const yearInSeconds = 365 * 24 * 60 * 60

/** Subresources, as opposed to what a browser can open as a document and run scripts in. */
const subresource = /^(?:font\/|text\/css|(?:text|application)\/javascript|image\/(?!svg))/i

/** On subresources these headers have no effect and would not fit into the connection's first packets. */
const documentHeaders = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Whether a type is that of pages. */
export const isHtml = (type: string): boolean => /^text\/html/i.test(type)

/** The policy of HTML and XML that does not state its own. */
function defaultPolicy(type: string, secure: boolean): Record<string, string> {
  if (isHtml(type)) return { 'Content-Security-Policy': buildPolicy([], secure) }
  return /xml/i.test(type) ? { 'Content-Security-Policy': xmlPolicy } : {}
}

/**
 * Returns the security headers of a response.
 * @param type its content type
 * @param secure whether visitors use https
 */
export function securityHeaders(type: string, secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(subresource.test(type) ? {} : documentHeaders),
    ...(secure && { 'Strict-Transport-Security': `max-age=${yearInSeconds}; includeSubDomains` }),
    ...defaultPolicy(type, secure),
  }
}
