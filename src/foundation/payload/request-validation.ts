import { locales } from '@/foundation/i18n/locales'
import { bounds } from './query-limits'

type Handler<Args> = (request: Request, args: Args) => Promise<Response> | Response

const localeNames: readonly string[] = [...locales, 'all', '*']

/** It stands before every call, so it says why in each of the ways in which one or another of them does. */
function errorResponse(message: string, status: number): Response {
  return Response.json({ error: message, message, errors: [{ message }] }, { status })
}

/** The first thing wrong with an address, in words that help to mend it; null when nothing is. */
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
 * Payload reads `where` from the query string only as `where[…]`; the first user of an empty installation is made
 * by `prepare`, never by whoever comes first.
 */
function isFirstRegistration(request: Request, url: URL): boolean {
  return request.method === 'POST' && /\/users\/first-register\/?$/.test(url.pathname)
}

/** Payload looks a collection up in a plain object, where `constructor` and `__proto__` are found as well. */
function isPrototypeKey({ pathname }: URL): boolean {
  const [, , collection = ''] = pathname.split('/')
  try {
    return decodeURIComponent(collection) in Object.prototype
  } catch {
    return true
  }
}

/** Payload takes any JSON for a document's fields, and fails on `null` or a number. */
async function hasInvalidBody(request: Request): Promise<boolean> {
  if (!request.headers.get('Content-Type')?.includes('json')) return false
  const text = await request.clone().text()
  return text !== '' && !isJsonObject(text)
}

/** Turns away what no client has reason to ask, before any work is done for it. */
export function withRequestValidation<Args>(handler: Handler<Args>): Handler<Args> {
  return async (request, args) => {
    const url = new URL(request.url)
    if (isFirstRegistration(request, url))
      return errorResponse('You are not allowed to perform this action.', 403)
    if (isPrototypeKey(url)) return errorResponse('Not Found', 404)
    const fault = findFault(url)
    if (fault) return errorResponse(fault, 400)
    if (await hasInvalidBody(request)) return errorResponse('The body must be a JSON object.', 400)
    const response = await handler(request, args)
    // Payload says 501 of a collection that has no calls: to a client, nothing is there.
    return response.status === 501 ? errorResponse('Not Found', 404) : response
  }
}
