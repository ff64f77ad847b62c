import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  PayloadRequest,
  PopulateType,
  Where,
} from 'payload'
import { RequestError } from '@/foundation/errors'
import { isStaff } from './access'
import { limitExpensiveReads } from './read-limits'
import { assertWhereFitsFields } from './where-fields'

export const bounds = {
  limit: 100,
  page: 100_000,
  /** The most documents of a read whose relations are populated to the depth of the index. */
  documentsAtDepth: [100, 100, 20, 10],
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

/** Operators that Payload fails on if the value is not text. */
const textOperators = ['contains', 'like', 'not_like']

/** Operators whose value may be a list. */
const listOperators = ['in', 'not_in']

/** GraphQL gives dates as objects. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}

function assertOperator(path: string, operator: string, operand: unknown): void {
  if (!operators.includes(operator)) throw new RequestError('whereOperator', 400, { path, operator })
  if (textOperators.includes(operator) && typeof operand !== 'string')
    throw new RequestError('whereText', 400, { path, operator })
  if (Array.isArray(operand) && !listOperators.includes(operator))
    throw new RequestError('whereList', 400, { path, operator })
}

/**
 * Refuses a `where` that is longer than 8 KB, nested deeper than 5, has more than 50 terms or contains
 * another `where` as a value.
 * @returns how many terms it has
 * @throws {RequestError} 400, naming the limit.
 */
export function assertWhereWithinLimits(where: unknown): number {
  if (where === undefined || where === null) return 0
  if (typeof where !== 'object' || Array.isArray(where)) throw new RequestError('whereObject', 400)
  if (JSON.stringify(where).length > bounds.whereBytes) {
    throw new RequestError('whereBytes', 400, { max: bounds.whereBytes })
  }
  let terms = 0
  const walk = (node: unknown, depth: number): void => {
    if (depth > bounds.whereDepth) throw new RequestError('whereDepth', 400, { max: bounds.whereDepth })
    if (typeof node !== 'object' || node === null || Array.isArray(node)) {
      throw new RequestError('whereNodes', 400)
    }
    for (const [key, value] of Object.entries(node)) {
      // Payload and GraphQL also accept upper case.
      if (/^(?:and|or)$/i.test(key)) {
        const branches = Array.isArray(value) ? value : Object.values(value ?? {})
        for (const branch of branches) walk(branch, depth + 1)
      } else {
        terms += 1
        // Payload would look for a column of this name.
        if (/[._]blockType$/.test(key)) throw new RequestError('wherePath', 400, { path: key })
        // Payload would apply it to related documents without checking whether the user may read them.
        if (Object.values(value ?? {}).some(isObject)) {
          throw new RequestError('whereValues', 400, { path: key })
        }
        for (const [operator, operand] of Object.entries(value ?? {})) assertOperator(key, operator, operand)
      }
    }
    if (terms > bounds.whereTerms) throw new RequestError('whereTerms', 400, { max: bounds.whereTerms })
  }
  walk(where, 1)
  return terms
}

/** An integer between 1 and `max`; `fallback` if the value is not a positive number. */
export function clampCount(value: unknown, max: number, fallback: number): number {
  const count = typeof value === 'string' ? Number.parseInt(value, 10) : value
  if (typeof count !== 'number' || !Number.isFinite(count) || count < 1) return fallback
  return Math.min(Math.floor(count), max)
}

/** The page size of a request: 10 if it has none, 100 if it is no positive number. */
export function clampLimit(limit: unknown): number {
  return clampCount(limit, bounds.limit, limit === undefined ? 10 : bounds.limit)
}

/**
 * Reduces the depth of a read to what its number of documents allows, because each level can multiply the
 * response.
 */
export function clampDepth(depth: number, documents: number): number {
  const deepest = bounds.documentsAtDepth.findLastIndex((most) => documents <= most)
  return Math.min(depth, deepest)
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
 * @throws {RequestError} 400, naming the path.
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
    if (!(await isSortable(req, fields, names))) throw new RequestError('sortPath', 400, { path })
  }
}

interface ReadArgs {
  sort?: unknown
  id?: unknown
  draft?: boolean
  limit?: number
  page?: number
  depth?: number
  populate?: PopulateType
  pagination?: boolean
  where?: Where
  disableErrors?: boolean
  data?: unknown
}

/** Texts in all languages triple the response; the panel of staff needs them, pages do not. */
function assertSingleLocale({ locale, user }: PayloadRequest): void {
  const isEveryLocale: boolean = locale === 'all'
  if (isEveryLocale && !isStaff(user)) throw new RequestError('localeAll', 403)
}

/**
 * Refuses a document in the place of the stored one. Hooks trust what they read: those of contributions show the public
 * profile of the author that a document names.
 */
function assertReadsStored(operation: string, { data }: ReadArgs): void {
  if (operation === 'read' && data !== undefined) throw new RequestError('dataWithQuery', 400)
}

/** Only Payload sets `disableErrors`, when it populates relations by their ids. */
export const isPopulation = ({ disableErrors }: Pick<ReadArgs, 'disableErrors'>) => disableErrors === true

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
  assertSingleLocale(req)
  assertReadsStored(operation, read)
  const terms = assertWhereWithinLimits(read.where)
  assertWhereFitsFields(req.payload, collection.flattenedFields, read.where)
  const limit = read.id === undefined ? clampLimit(read.limit) : 1
  const depth = clampDepth(read.depth ?? req.payload.config.defaultDepth, limit)
  // A GraphQL request is counted once, however many reads it contains.
  if (req.payloadAPI === 'REST') limitExpensiveReads(req, { limit, depth, terms })
  if (operation === 'read') await assertSortable(req, collection.flattenedFields, read.sort)
  if (operation !== 'read' && operation !== 'findVersions') return args
  return {
    ...args,
    limit,
    page: clampCount(read.page, bounds.page, 1),
    depth,
    // Others get the fields that the collection names, which the limits of depth assume.
    populate: isStaff(req.user) ? read.populate : undefined,
    pagination: true,
    draft: Boolean(read.draft) && (isStaff(req.user) || read.id !== undefined),
  }
}
