import { securityHeaders } from './security-headers'

export interface PlainText {
  status: number
  text: string
  /** The methods that the address supports, with status 405. */
  allow?: string[]
  /** Seconds, with status 429 and 503. */
  retryAfter?: number
  /** Where to ask instead, with status 308. */
  location?: string
}

/** A response in plain text that nobody stores, for what never reaches the application. */
export function textResponse(
  { status, text, allow, retryAfter, location }: PlainText,
  secure: boolean,
): Response {
  const headers = new Headers({ ...securityHeaders('text/plain', secure), 'Cache-Control': 'no-store' })
  headers.set('Content-Type', 'text/plain; charset=utf-8')
  if (allow) headers.set('Allow', allow.join(', '))
  if (location) headers.set('Location', location)
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  if (status === 413) headers.set('Connection', 'close') // the rest of the body is not read
  return new Response(`${text}\n`, { status, headers })
}
