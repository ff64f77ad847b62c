import type { PayloadRequest } from 'payload'
import { PublicError } from '@/foundation/errors'
import { askedPage } from './override'

/** Entries in a carousel, if nothing else is asked. */
const usualLimit = 12

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a filter that was left empty compares with. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** One comparison, without what is empty in it: lists of nothing and words of nothing ask for nothing. */
function comparison(given: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(given).flatMap(([operator, value]) => {
    const filled = Array.isArray(value)
      ? value.filter((one) => !isEmpty(one))
      : typeof value === 'string'
        ? value.trim()
        : value
    return isEmpty(filled) || (Array.isArray(filled) && filled.length === 0) ? [] : [[operator, filled]]
  })
  return Object.fromEntries(kept)
}

/** A `where` whose keys may hold the operator as well, `categories.in`, without what is empty. */
function writtenOut(where: unknown): unknown {
  if (where === undefined || where === null) return {}
  if (!isObject(where)) return where
  const fields = Object.entries(where).flatMap(([key, value]) => {
    if (key === 'and' || key === 'or') return [[key, value] as const]
    const [, name = key, operator] = /^(.+)\.(in|contains|equals|like)$/.exec(key) ?? []
    const given = operator ? { [operator]: value } : value
    const compared = isObject(given) ? comparison(given) : given
    if (isObject(compared) && Object.keys(compared).length === 0) return []
    return [[name, compared] as const]
  })
  return Object.fromEntries(fields)
}

/**
 * Reads entries as carousels ask for them: by categories, species, or what the title holds.
 * @throws {PublicError} 400 for what is not on the list.
 */
export function foundPage(req: PayloadRequest, collection: unknown, body: unknown) {
  if (!isObject(body)) throw new PublicError('The body must be an object.', 400)
  return askedPage(req, {
    limit: usualLimit,
    sort: 'createdAt',
    ...comparison(body),
    collection,
    where: writtenOut(body.where),
  })
}

const keysOfFind = ['where', 'limit', 'sort', 'page', 'depth', 'locale']

/** Whether a body asks for products, rather than being one. */
export function isFind(body: unknown): body is Record<string, unknown> {
  return isObject(body) && Object.keys(body).every((key) => keysOfFind.includes(key))
}
