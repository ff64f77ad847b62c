import type { CollectionSlug, PayloadRequest, TypedUser, Where } from 'payload'
import { z } from 'zod'
import { withDescendants } from '@/domains/categories/with-descendants'
import { RequestError } from '@/foundation/errors'
import { locales } from '@/foundation/i18n/locales'
import { assertWhereWithinLimits, bounds, clampDepth } from '@/foundation/payload/query-limits'
import { limitExpensiveReads } from '@/foundation/payload/read-limits'
import { as, readerOf } from '@/foundation/payload/reader'
import { assertWhereFitsFields } from '@/foundation/payload/where-fields'
import type { RequestErrorKey, RequestErrorValues } from '@/foundation/request-error-text'
import { pageSize } from './limits'

const commonFields = ['id', 'createdAt', 'updatedAt', '_status']
const itemFields = [...commonFields, 'slug', 'categories', 'likeCount', 'aggregateRating.averageRating']
const articleFields = [...commonFields, 'slug', 'categories', 'likeCount', 'title', 'species', 'publishedAt']
const supplierFields = [
  ...commonFields,
  'slug',
  'businessName',
  'displayName',
  'sells',
  'address.city',
  'address.state',
  'address.country',
  'likeCount',
  'aggregateRating.averageRating',
]
const contributionFields = [...commonFields, 'doc', 'doc.value', 'doc.relationTo', 'locale']
const ratedFields = [...contributionFields, 'rating', 'helpfulCount']

/**
 * The collections that can be read and the fields that `where` and `sort` may use. Despite its name, the endpoint never
 * overrides access.
 */
const allowedFields = {
  likes: ['id', 'createdAt', 'item', 'item.value', 'item.relationTo', 'user'],
  mushrooms: [...itemFields, 'title'],
  growingguides: [...itemFields, 'title', 'species', 'difficulty', 'publishedAt'],
  recipes: [...itemFields, 'name', 'species', 'category', 'cookingTime.totalTime', 'publishedAt'],
  posts: [...articleFields, 'topics'],
  projects: [...articleFields, 'state'],
  products: [...itemFields, 'title', 'species', 'vendor', 'badges', 'baseInventory.unitPrice', 'publishedAt'],
  vendors: [...supplierFields, 'vendorType', 'hasStore'],
  wholesale: [...supplierFields, 'wholesaleType'],
  dropshipping: [...supplierFields, 'supplierType', 'regions'],
  references: [...commonFields, 'title', 'year'],
  categories: ['id', 'createdAt', 'slug', 'path', 'title', 'parent', 'position', 'breadcrumbs.doc'],
  reviews: ratedFields,
  impressions: [...ratedFields, 'consumptionForm', 'experiential', 'helpsWith'],
  comments: contributionFields,
} as const satisfies Partial<Record<CollectionSlug, readonly string[]>>

type ReadableCollection = keyof typeof allowedFields

/** The fields with the type of a supplier. Suppliers of the type `other` are not listed. */
const typeFields: Partial<Record<ReadableCollection, string>> = {
  vendors: 'vendorType',
  wholesale: 'wholesaleType',
  dropshipping: 'supplierType',
}

/** Suppliers have other names for these fields. */
const supplierFieldNames = new Map([
  ['title', 'businessName'],
  ['categories', 'sells'],
])

/** The name of a field in its collection. */
function fieldOf(collection: ReadableCollection, name: string): string {
  return (collection in typeFields && supplierFieldNames.get(name)) || name
}

const operators = ['equals', 'not_equals', 'in', 'not_in', 'exists', 'contains', 'like']
const comparisons = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']

const count = (max: number, defaultValue: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((value) => Math.min(value, max))
    .default(defaultValue)

/** A request of the endpoints that read a collection by its name. */
export const findRequestSchema = z.object({
  collection: z.enum(Object.keys(allowedFields) as [ReadableCollection, ...ReadableCollection[]]),
  depth: z.coerce
    .number()
    .int()
    .min(0)
    .transform((depth) => Math.min(depth, 2))
    .default(2),
  limit: count(bounds.limit, pageSize),
  page: count(bounds.page, 1),
  locale: z.enum(locales).optional(),
  sort: z.string().max(200).optional(),
  where: z.record(z.string(), z.unknown()).default({}),
})

function fail(key: RequestErrorKey, values: RequestErrorValues): never {
  throw new RequestError(key, 400, values)
}

/** Renames the fields of a `where` to those of the collection. */
function renameFields(
  collection: ReadableCollection,
  where: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) =>
      (key === 'and' || key === 'or') && Array.isArray(value)
        ? [key, value.map((branch) => renameFields(collection, branch))]
        : [fieldOf(collection, key), value],
    ),
  )
}

/** Splits `sort` and renames its fields to those of the collection. */
function parseSort(collection: ReadableCollection, sort: string | undefined): string[] | undefined {
  return sort?.split(',').map((path) => {
    const [, sign = '', name = ''] = /^(-?)(.*)$/s.exec(path.trim()) ?? []
    return sign + fieldOf(collection, name)
  })
}

/** @throws {RequestError} 400 for a field or operator that is not allowed */
function assertAllowed(collection: ReadableCollection, node: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'and' || key === 'or') {
      if (!Array.isArray(value)) fail('list', { field: key })
      for (const branch of value) assertAllowed(collection, branch as Record<string, unknown>)
      continue
    }
    const fields: readonly string[] = allowedFields[collection]
    if (!fields.includes(key)) fail('whereFields', { collection, fields: fields.join(', ') })
    const known = [...operators, ...comparisons]
    if (typeof value !== 'object' || value === null) fail('whereNoOperator', { path: key })
    const unknown = Object.keys(value).find((operator) => !known.includes(operator))
    if (unknown) fail('whereOperator', { path: key, operator: unknown })
  }
}

/** Removes `user`: likes are always those of the current user. */
function withoutUser(where: Record<string, unknown>): Record<string, unknown> {
  const others = Object.entries(where).filter(([key]) => key !== 'user')
  return Object.fromEntries(
    others.map(([key, value]) =>
      key === 'and' || key === 'or'
        ? [key, (value as Record<string, unknown>[]).map(withoutUser)]
        : [key, value],
    ),
  )
}

/** Restricts a `where` to listed suppliers, or to the current user's likes. */
function restrict(
  collection: ReadableCollection,
  where: Record<string, unknown>,
  user: TypedUser | null,
): Where {
  const typeField = typeFields[collection]
  if (typeField) return { and: [where as Where, { [typeField]: { not_equals: 'other' } }] }
  if (collection === 'likes') return { and: [withoutUser(where) as Where, { user: { equals: user?.id } }] }
  return where as Where
}

/**
 * Reads one page of a collection with a guest's access: published and listed documents, even for signed-in users. The
 * exception is likes, which are the current user's.
 * @throws {RequestError} 400 for collections, fields and operators that are not allowed, 401 for likes of a guest
 */
export async function readPage(req: PayloadRequest, body: unknown) {
  const request = findRequestSchema.safeParse(body)
  if (!request.success) {
    const [issue] = request.error.issues
    fail('bodyField', { field: issue?.path.join('.') || 'body' })
  }
  const reader = readerOf(req)
  const { collection, locale = reader.locale, ...page } = request.data
  const isLikes = collection === 'likes'
  if (isLikes && !req.user) throw new RequestError('signInFirst', 401)
  const terms = assertWhereWithinLimits(page.where)
  const depth = clampDepth(page.depth, page.limit)
  limitExpensiveReads(req, { limit: page.limit, depth, terms })
  const where = renameFields(collection, page.where)
  assertAllowed(collection, where)
  assertWhereFitsFields(req.payload, req.payload.collections[collection].config.flattenedFields, where)
  const fields: readonly string[] = allowedFields[collection]
  const sort = parseSort(collection, page.sort)
  if (sort && !sort.every((field) => fields.includes(field.replace(/^-/, ''))))
    fail('sortFields', { collection, fields: fields.join(', ') })
  return req.payload.find({
    ...page,
    depth,
    ...as({ ...reader, locale, user: isLikes ? req.user : null }),
    collection,
    sort,
    where: restrict(collection, await withDescendants(req, where), req.user),
  })
}
