import type { CollectionSlug, PayloadRequest, TypedUser, Where } from 'payload'
import { z } from 'zod'
import { PublicError } from '@/foundation/errors'
import { locales } from '@/foundation/i18n/locales'
import { assertBoundedWhere, bounds } from '@/foundation/payload/query-limits'
import { as, readerOf } from '@/foundation/payload/reader'
import { pageSize } from './limits'

const ofAll = ['id', 'createdAt', 'updatedAt', '_status']
const ofItems = [...ofAll, 'slug', 'categories', 'likeCount', 'aggregateRating.averageRating']
const ofSuppliers = [
  ...ofAll,
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
const ofEntries = [...ofAll, 'doc', 'doc.value', 'doc.relationTo', 'locale']
const ofRated = [...ofEntries, 'rating', 'helpfulCount']

/** What may be asked for, and by which fields. The calls' names promise an override of nothing. */
const askable = {
  likes: ['id', 'createdAt', 'item', 'item.value', 'item.relationTo', 'user'],
  mushrooms: [...ofItems, 'title'],
  growingguides: [...ofItems, 'title', 'species', 'difficulty', 'publishedAt'],
  products: [...ofItems, 'title', 'species', 'vendor', 'badges', 'baseInventory.unitPrice', 'publishedAt'],
  vendors: [...ofSuppliers, 'vendorType', 'hasStore'],
  wholesale: [...ofSuppliers, 'wholesaleType'],
  dropshipping: [...ofSuppliers, 'supplierType', 'regions'],
  references: [...ofAll, 'title', 'year'],
  categories: ['id', 'createdAt', 'slug', 'path', 'title', 'parent', 'position', 'breadcrumbs.doc'],
  reviews: ofRated,
  impressions: [...ofRated, 'consumptionForm', 'experiential', 'helpsWith'],
  comments: ofEntries,
} as const satisfies Partial<Record<CollectionSlug, readonly string[]>>

type Askable = keyof typeof askable

/** Where suppliers say of which type they are: those of the type `other` are in no list. */
const typeFields: Partial<Record<Askable, string>> = {
  vendors: 'vendorType',
  wholesale: 'wholesaleType',
  dropshipping: 'supplierType',
}

/** What suppliers call otherwise than everything else does. */
const ofTheirOwn = new Map([
  ['title', 'businessName'],
  ['categories', 'sells'],
])

/** A field as its collection calls it. */
function fieldOf(collection: Askable, name: string): string {
  return (collection in typeFields && ofTheirOwn.get(name)) || name
}

const operators = ['equals', 'not_equals', 'in', 'not_in', 'exists', 'contains', 'like']
const comparisons = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']

const count = (most: number, otherwise: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((given) => Math.min(given, most))
    .default(otherwise)

const question = z.object({
  collection: z.enum(Object.keys(askable) as [Askable, ...Askable[]]),
  depth: z.coerce
    .number()
    .int()
    .min(0)
    .transform((given) => Math.min(given, 2))
    .default(2),
  limit: count(bounds.limit, pageSize),
  page: count(bounds.page, 1),
  locale: z.enum(locales).optional(),
  sort: z.string().max(200).optional(),
  where: z.record(z.string(), z.unknown()).default({}),
})

function fail(what: string): never {
  throw new PublicError(what, 400)
}

/** A `where` whose fields are called as its collection calls them. */
function asCalled(collection: Askable, where: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) =>
      (key === 'and' || key === 'or') && Array.isArray(value)
        ? [key, value.map((branch) => asCalled(collection, branch))]
        : [fieldOf(collection, key), value],
    ),
  )
}

/** An order whose fields are called as their collection calls them. */
function orderOf(collection: Askable, sort: string | undefined): string[] | undefined {
  return sort?.split(',').map((path) => {
    const [, sign = '', name = ''] = /^(-?)(.*)$/s.exec(path.trim()) ?? []
    return sign + fieldOf(collection, name)
  })
}

/** @throws {PublicError} 400 for a field or operator that is not on the list. */
function assertAskable(collection: Askable, node: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'and' || key === 'or') {
      if (!Array.isArray(value)) fail(`${key} must be a list.`)
      for (const branch of value) assertAskable(collection, branch as Record<string, unknown>)
      continue
    }
    const fields: readonly string[] = askable[collection]
    if (!fields.includes(key)) fail(`where can ask ${collection} for ${fields.join(', ')}.`)
    const known = [...operators, ...comparisons]
    if (typeof value !== 'object' || value === null) fail(`where compares ${key} by an operator.`)
    const unknown = Object.keys(value).find((one) => !known.includes(one))
    if (unknown) fail(`where cannot compare ${key} by ${unknown}.`)
  }
}

/** Likes are the session's own, whoever was asked for. */
function withoutUser(where: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(where).filter(([key]) => key !== 'user')
  return Object.fromEntries(
    kept.map(([key, value]) =>
      key === 'and' || key === 'or'
        ? [key, (value as Record<string, unknown>[]).map(withoutUser)]
        : [key, value],
    ),
  )
}

/** What is asked for, within what is the asker's to be listed. */
function within(collection: Askable, where: Record<string, unknown>, user: TypedUser | null): Where {
  const typeField = typeFields[collection]
  if (typeField) return { and: [where as Where, { [typeField]: { not_equals: 'other' } }] }
  if (collection === 'likes') return { and: [withoutUser(where) as Where, { user: { equals: user?.id } }] }
  return where as Where
}

/**
 * Reads a page of one of the collections on the list, as everyone may: what is published and listed, whoever asks. Only
 * of likes one gets one's own.
 * @throws {PublicError} 400 for what is not on the list, 401 for likes without an account.
 */
export async function askedPage(req: PayloadRequest, body: unknown) {
  const asked = question.safeParse(body)
  if (!asked.success) {
    const [issue] = asked.error.issues
    fail(`${issue?.path.join('.') || 'The body'}: ${issue?.message}`)
  }
  const reader = readerOf(req)
  const { collection, locale = reader.locale, ...page } = asked.data
  const ofLikes = collection === 'likes'
  if (ofLikes && !req.user) throw new PublicError('Sign in first.', 401)
  assertBoundedWhere(page.where)
  const where = asCalled(collection, page.where)
  assertAskable(collection, where)
  const fields: readonly string[] = askable[collection]
  const sort = orderOf(collection, page.sort)
  if (sort && !sort.every((one) => fields.includes(one.replace(/^-/, ''))))
    fail(`sort can order ${collection} by ${fields.join(', ')}.`)
  return req.payload.find({
    ...page,
    ...as({ ...reader, locale, user: ofLikes ? req.user : null }),
    collection,
    sort,
    where: within(collection, where, req.user),
  })
}
