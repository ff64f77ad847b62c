import type { PayloadRequest } from 'payload'
import { RequestError } from '@/foundation/errors'
import { readPage } from './override'

/** Documents in a carousel by default. */
const defaultLimit = 12

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Removes operators with an empty value: an empty filter does not restrict anything. */
function withoutEmpty(operators: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(operators).flatMap(([operator, value]) => {
    const filled = Array.isArray(value)
      ? value.filter((item) => !isEmpty(item))
      : typeof value === 'string'
        ? value.trim()
        : value
    return isEmpty(filled) || (Array.isArray(filled) && filled.length === 0) ? [] : [[operator, filled]]
  })
  return Object.fromEntries(entries)
}

/** Expands keys such as `categories.in` into field and operator, and removes empty comparisons. */
function normalizeWhere(where: unknown): unknown {
  if (where === undefined || where === null) return {}
  if (!isObject(where)) return where
  const fields = Object.entries(where).flatMap(([key, value]) => {
    if (key === 'and' || key === 'or') return [[key, value] as const]
    const [, name = key, operator] = /^(.+)\.(in|contains|equals|like)$/.exec(key) ?? []
    const operators = operator ? { [operator]: value } : value
    const compared = isObject(operators) ? withoutEmpty(operators) : operators
    if (isObject(compared) && Object.keys(compared).length === 0) return []
    return [[name, compared] as const]
  })
  return Object.fromEntries(fields)
}

/**
 * Finds the documents of a carousel: by categories, by species or by words of the title.
 * @throws {RequestError} 400 for collections, fields and operators that are not allowed
 */
export function findPage(req: PayloadRequest, collection: unknown, body: unknown) {
  if (!isObject(body)) throw new RequestError('bodyObject', 400)
  return readPage(req, {
    limit: defaultLimit,
    sort: 'createdAt',
    ...withoutEmpty(body),
    collection,
    where: normalizeWhere(body.where),
  })
}

const queryKeys = ['where', 'limit', 'sort', 'page', 'depth', 'locale']

/** Whether a body is a query and not the data of a product. */
export function isFindRequest(body: unknown): body is Record<string, unknown> {
  return isObject(body) && Object.keys(body).every((key) => queryKeys.includes(key))
}
