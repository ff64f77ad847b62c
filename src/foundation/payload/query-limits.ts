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

/** What fields are compared by. Payload knows `all` and those for points on a map as well, and fails on our fields. */
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
 * Refuses a `where` that is too large to be meant: over 8 KB, nested deeper than 5, with more than 50 terms, or with
 * another `where` for a value.
 * @throws {PublicError} 400, naming the bound.
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
      // Payload and GraphQL write them in capitals as well.
      if (/^(?:and|or)$/i.test(key)) {
        const branches = Array.isArray(value) ? value : Object.values(value ?? {})
        for (const branch of branches) walk(branch, depth + 1)
      } else {
        terms += 1
        // It is no column, and Payload takes it for one.
        if (/[._]blockType$/.test(key)) throw new PublicError(`where cannot ask for ${key}.`, 400)
        // Payload takes a `where` on related documents here, and does not ask whether the asker may read these.
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

/** A whole number between 1 and `max`; what is no such number becomes `fallback`. */
export function clampCount(value: unknown, max: number, fallback: number): number {
  const count = typeof value === 'number' ? value : Number.parseInt(String(value), 10)
  if (!Number.isFinite(count) || count < 1) return fallback
  return Math.min(Math.floor(count), max)
}

/**
 * Whether a path leads to one value of the document itself, and one that the asker may read: an order tells of what it
 * is by. What is unknown, Payload leaves aside.
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
 * Refuses an order by the rows of a list, which Payload fails on, by what a relation leads to, or by a secret.
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

/** Only Payload itself asks so, to fill in the relations of what was read: all of them at once, by their ids. */
const isPopulation = ({ disableErrors }: ReadArgs) => disableErrors === true

/**
 * Keeps what comes over REST and GraphQL within bounds; the Local API asks for what it needs.
 * Lists of drafts are for staff: among drafts, Payload lets a filter on a relation match what the asker may not read.
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
