import { locales } from '@/foundation/i18n/locales'
import {
  type RequestErrorKey,
  type RequestErrorValues,
  requestErrorText,
} from '@/foundation/request-error-text'
import { withOutageResponse } from './outage-response'
import { bounds } from './query-limits'
import { readerLanguage } from './reader-language'

type Handler = (request: Request) => Promise<Response> | Response

const localeNames: readonly string[] = [...locales, 'all', '*']

interface Refusal {
  key: RequestErrorKey
  status: number
  values?: RequestErrorValues
  headers?: HeadersInit
}

/**
 * Older endpoints put the message in `error` or `message`, Payload in `errors`: clients of any of them
 * find it, in the language of the request.
 */
export function errorResponse(request: Request, { key, status, values, headers }: Refusal): Response {
  return messageResponse(requestErrorText(readerLanguage(request), key, values), { status, headers })
}

/** The response to a request that is refused with a message. */
export function messageResponse(message: string, init: ResponseInit): Response {
  return Response.json({ error: message, message, errors: [{ message }] }, init)
}

/** Describes the first problem of an address; null if it is valid. */
function findFault(url: URL): Pick<Refusal, 'key' | 'values'> | null {
  const { searchParams } = url
  if (searchParams.getAll('locale').some((locale) => !localeNames.includes(locale))) {
    return { key: 'localeUnknown', values: { locales: locales.join(', ') } }
  }
  for (const [key, value] of searchParams) {
    if (key.includes('\0') || value.includes('\0')) return { key: 'textNul' }
    if (/[\uD800-\uDFFF]/u.test(value)) return { key: 'textMalformed' }
  }
  const where = [...searchParams].filter(([key]) => key === 'where' || key.startsWith('where['))
  const length = where.reduce((total, [key, value]) => total + key.length + value.length, 0)
  if (length > bounds.whereBytes) return { key: 'whereBytes', values: { max: bounds.whereBytes } }
  for (const [key, value] of where) {
    if (key === 'where' && !isJsonObject(value)) return { key: 'whereSyntax' }
  }
  return null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isJsonObject(text: string): boolean {
  try {
    return isObject(JSON.parse(text))
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

/** Payload answers 501 for a collection without endpoints, where clients expect 404, and in English for other paths. */
async function isUnknownRoute(response: Response): Promise<boolean> {
  if (response.status !== 404 || !response.headers.get('Content-Type')?.includes('json'))
    return response.status === 501
  const body: unknown = await response.clone().json()
  return isObject(body) && String(body.message).startsWith('Route not found')
}

/** Rejects malformed requests before they reach Payload. */
export function withRequestValidation(handler: Handler): (request: Request) => Promise<Response> {
  return async (received) => {
    const request = await withQueryOfBody(received)
    const url = new URL(request.url)
    if (isFirstRegistration(request, url)) return errorResponse(request, { key: 'notAllowed', status: 403 })
    if (isPrototypeKey(url)) return errorResponse(request, { key: 'notFound', status: 404 })
    const fault = findFault(url)
    if (fault) return errorResponse(request, { ...fault, status: 400 })
    if (await hasInvalidBody(request)) return errorResponse(request, { key: 'bodyObject', status: 400 })
    const response = await withOutageResponse(handler)(request)
    return (await isUnknownRoute(response))
      ? errorResponse(request, { key: 'routeUnknown', status: 404, values: { path: url.pathname } })
      : response
  }
}
