import type { CollectionBeforeOperationHook, FlattenedField, PayloadRequest, Where } from 'payload'
import { PublicError } from '@/foundation/errors'
import { isStaff } from './access'

export const bounds = {
  limit: 100,
  page: 100_000,
  depth: 3,
  whereBytes: 8192,
  whereDepth: 5,
  whereTerms: 50,
} as const

/**
 * Supported operators. Payload also accepts `all` and the operators of point fields, but fails on the
 * fields of this site.
 */
const operators = [
  'contains',
  'equals',
  'exists',
  'greater_than',
  'greater_than_equal',
  'in',
  'less_than',
  'less_than_equal',
  'like',
  'not_equals',
  'not_in',
  'not_like',
]

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Refuses a `where` that is longer than 8 KB, nested deeper than 5, has more than 50 terms or contains
 * another `where` as a value.
 * @throws {PublicError} 400, naming the limit.
 */
export function assertWhereWithinLimits(where: unknown): void {
  if (where === undefined || where === null) return
  if (typeof where !== 'object' || Array.isArray(where))
    throw new PublicError('where must be an object.', 400)
  if (JSON.stringify(where).length > bounds.whereBytes) {
    throw new PublicError(`where is longer than ${bounds.whereBytes} bytes.`, 400)
  }
  let terms = 0
  const walk = (node: unknown, depth: number): void => {
    if (depth > bounds.whereDepth)
      throw new PublicError(`where is nested deeper than ${bounds.whereDepth}.`, 400)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) {
      throw new PublicError('where must be made of fields, and, or.', 400)
    }
    for (const [key, value] of Object.entries(node)) {
      // Payload and GraphQL also accept upper case.
      if (/^(?:and|or)$/i.test(key)) {
        const branches = Array.isArray(value) ? value : Object.values(value ?? {})
        for (const branch of branches) walk(branch, depth + 1)
      } else {
        terms += 1
        // Payload would look for a column of this name.
        if (/[._]blockType$/.test(key)) throw new PublicError(`where cannot ask for ${key}.`, 400)
        // Payload would apply it to related documents without checking whether the user may read them.
        if (Object.values(value ?? {}).some(isObject)) {
          throw new PublicError(`where compares ${key} with values only.`, 400)
        }
        const unknown = Object.keys(value ?? {}).find((operator) => !operators.includes(operator))
        if (unknown) throw new PublicError(`where cannot compare ${key} by ${unknown}.`, 400)
      }
    }
    if (terms > bounds.whereTerms)
      throw new PublicError(`where has more than ${bounds.whereTerms} terms.`, 400)
  }
  walk(where, 1)
}

/** An integer between 1 and `max`; `fallback` if the value is not a positive number. */
export function clampCount(value: unknown, max: number, fallback: number): number {
  const count = typeof value === 'number' ? value : Number.parseInt(String(value), 10)
  if (!Number.isFinite(count) || count < 1) return fallback
  return Math.min(Math.floor(count), max)
}

/**
 * Whether a path leads to a single value of the document that the user may read: the order reveals
 * values. Payload ignores unknown fields.
 */
async function isSortable(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  [name, ...rest]: readonly string[],
): Promise<boolean> {
  const field = fields.find((one) => one.name === name)
  if (!field) return true
  if (field.access?.read && !(await field.access.read({ req }))) return false
  if (field.type === 'group' || field.type === 'tab') return isSortable(req, field.flattenedFields, rest)
  if (field.type === 'array' || field.type === 'blocks') return false
  return rest.length === 0
}

/**
 * Refuses to sort by rows of a list (Payload fails), by fields of related documents, or by fields that
 * the user may not read.
 * @throws {PublicError} 400, naming the path.
 */
async function assertSortable(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  sort: unknown,
): Promise<void> {
  const paths = (Array.isArray(sort) ? sort : [sort]).flatMap((path) =>
    typeof path === 'string' ? path.split(',') : [],
  )
  for (const path of paths) {
    const names = path.trim().replace(/^-/, '').replaceAll('__', '.').split('.')
    if (!(await isSortable(req, fields, names)))
      throw new PublicError(`Nothing can be sorted by ${path}.`, 400)
  }
}

interface ReadArgs {
  sort?: unknown
  id?: unknown
  draft?: boolean
  limit?: number
  page?: number
  depth?: number
  pagination?: boolean
  where?: Where
  disableErrors?: boolean
}

/** Only Payload sets `disableErrors`, when it populates relations by their ids. */
const isPopulation = ({ disableErrors }: ReadArgs) => disableErrors === true

/**
 * Limits REST and GraphQL queries; the Local API is not limited. Only staff list drafts: among drafts,
 * Payload lets a filter on a relation match documents that the user may not read.
 */
export const limitQueries: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const isExternal = req.payloadAPI !== 'local' && overrideAccess !== true
  if (!isExternal) return args
  const read = args as ReadArgs
  if (isPopulation(read)) return { ...args, draft: Boolean(read.draft) && isStaff(req.user) }
  assertWhereWithinLimits(read.where)
  if (operation === 'read') await assertSortable(req, collection.flattenedFields, read.sort)
  if (operation !== 'read' && operation !== 'findVersions') return args
  return {
    ...args,
    limit: clampCount(read.limit, bounds.limit, read.limit === undefined ? 10 : bounds.limit),
    page: clampCount(read.page, bounds.page, 1),
    depth: Math.min(read.depth ?? req.payload.config.defaultDepth, bounds.depth),
    pagination: true,
    draft: Boolean(read.draft) && (isStaff(req.user) || read.id !== undefined),
  }
}
