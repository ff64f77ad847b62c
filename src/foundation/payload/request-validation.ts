import { locales } from '@/foundation/i18n/locales'
import { withOutageResponse } from './outage-response'
import { bounds } from './query-limits'

type Handler = (request: Request) => Promise<Response> | Response

const localeNames: readonly string[] = [...locales, 'all', '*']

/**
 * Older endpoints put the message in `error` or `message`, Payload in `errors`: clients of any of them
 * find it.
 */
export function errorResponse(message: string, status: number, headers?: HeadersInit): Response {
  return Response.json({ error: message, message, errors: [{ message }] }, { status, headers })
}

/** Describes the first problem of an address; null if it is valid. */
function findFault(url: URL): string | null {
  const { searchParams } = url
  if (searchParams.getAll('locale').some((locale) => !localeNames.includes(locale))) {
    return `locale must be one of ${locales.join(', ')}.`
  }
  for (const [key, value] of searchParams) {
    if (key.includes('\0') || value.includes('\0')) return 'NUL cannot be asked for.'
    if (/[\uD800-\uDFFF]/u.test(value)) return 'The text is not well-formed.'
  }
  const where = [...searchParams].filter(([key]) => key === 'where' || key.startsWith('where['))
  const length = where.reduce((total, [key, value]) => total + key.length + value.length, 0)
  if (length > bounds.whereBytes) return `where is longer than ${bounds.whereBytes} bytes.`
  for (const [key, value] of where) {
    if (key === 'where' && !isJsonObject(value))
      return 'where must be where[field][operator]=value, or a JSON object.'
  }
  return null
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/**
 * Only `prepare` creates the first user: otherwise the first visitor of an empty installation could
 * become its administrator.
 */
function isFirstRegistration(request: Request, url: URL): boolean {
  return request.method === 'POST' && /\/users\/first-register\/?$/.test(url.pathname)
}

/** Payload looks collections up in a plain object, which also has `constructor` and `__proto__`. */
function isPrototypeKey({ pathname }: URL): boolean {
  const [, , collection = ''] = pathname.split('/')
  try {
    return decodeURIComponent(collection) in Object.prototype
  } catch {
    return true
  }
}

/** Payload accepts any JSON as a document and fails on `null` or a number. */
async function hasInvalidBody(request: Request): Promise<boolean> {
  if (!request.headers.get('Content-Type')?.includes('json')) return false
  const text = await request.clone().text()
  return text !== '' && !isJsonObject(text)
}

/**
 * Turns a POST with a query in its form-encoded body, which the panel sends where an address would be too long, into
 * the GET that it stands for, so that the query is validated like one in the address.
 */
async function withQueryOfBody(request: Request): Promise<Request> {
  const names = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']
  const isOverride = names.some((name) => request.headers.get(name) === 'GET')
  if (request.method !== 'POST' || !isOverride) return request
  const url = new URL(request.url)
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  const query = isForm ? await request.text() : ''
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  const headers = new Headers(request.headers)
  for (const name of [...names, 'Content-Type', 'Content-Length']) headers.delete(name)
  return new Request(url, { headers, method: 'GET', signal: request.signal })
}

/** Rejects malformed requests before they reach Payload. */
export function withRequestValidation(handler: Handler): (request: Request) => Promise<Response> {
  return async (received) => {
    const request = await withQueryOfBody(received)
    const url = new URL(request.url)
    if (isFirstRegistration(request, url))
      return errorResponse('You are not allowed to perform this action.', 403)
    if (isPrototypeKey(url)) return errorResponse('Not Found', 404)
    const fault = findFault(url)
    if (fault) return errorResponse(fault, 400)
    if (await hasInvalidBody(request)) return errorResponse('The body must be a JSON object.', 400)
    const response = await withOutageResponse(handler)(request)
    // Payload answers 501 for a collection without endpoints; clients expect 404.
    return response.status === 501 ? errorResponse('Not Found', 404) : response
  }
}
