import type { CollectionBeforeOperationHook, Where } from 'payload'
import { PublicError } from '../errors'

export const bounds = { limit: 100, page: 100_000, depth: 3, whereBytes: 8192, whereDepth: 5, whereTerms: 50 } as const

/**
 * Refuses a `where` that is too large to be meant: over 8 KB, nested deeper than 5 or with more than 50 terms.
 * @throws {PublicError} 400, naming the bound.
 */
export function assertBoundedWhere(where: unknown): void {
  if (where === undefined || where === null) return
  if (typeof where !== 'object' || Array.isArray(where)) throw new PublicError('where must be an object.', 400)
  if (JSON.stringify(where).length > bounds.whereBytes) {
    throw new PublicError(`where is longer than ${bounds.whereBytes} bytes.`, 400)
  }
  let terms = 0
  const walk = (node: unknown, depth: number): void => {
    if (depth > bounds.whereDepth) throw new PublicError(`where is nested deeper than ${bounds.whereDepth}.`, 400)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) {
      throw new PublicError('where must be made of fields, and, or.', 400)
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'and' || key === 'or') {
        const branches = Array.isArray(value) ? value : Object.values(value ?? {})
        for (const branch of branches) walk(branch, depth + 1)
      } else {
        terms += 1
      }
    }
    if (terms > bounds.whereTerms) throw new PublicError(`where has more than ${bounds.whereTerms} terms.`, 400)
  }
  walk(where, 1)
}

/** A whole number between 1 and `max`; what is no such number becomes `fallback`. */
export function clampCount(value: unknown, max: number, fallback: number): number {
  const count = typeof value === 'number' ? value : Number.parseInt(String(value), 10)
  if (!Number.isFinite(count) || count < 1) return fallback
  return Math.min(Math.floor(count), max)
}

interface ReadArgs {
  limit?: number
  page?: number
  depth?: number
  pagination?: boolean
  where?: Where
}

/** Keeps what comes over REST and GraphQL within bounds; the Local API asks for what it needs. */
export const boundReads: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const fromOutside = req.payloadAPI !== 'local' && overrideAccess !== true
  if (!fromOutside || operation !== 'read') return args
  const read = args as ReadArgs
  assertBoundedWhere(read.where)
  return {
    ...args,
    limit: clampCount(read.limit, bounds.limit, read.limit === undefined ? 10 : bounds.limit),
    page: clampCount(read.page, bounds.page, 1),
    depth: Math.min(read.depth ?? 2, bounds.depth),
    pagination: true,
  }
}
