import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, FieldHook, FieldHookArgs, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { slugify, slugPattern } from '@/foundation/routing/slug'
import { transactionOf } from './transaction'
import { validationMessage } from './validation-message'

interface SlugOptions {
  /** The path of the field that an empty slug is generated from. */
  from: string
  unique?: boolean
  /** Slugs that collide with routes. */
  reserved?: readonly string[]
}

const maxLength = 120

/** Slugs that are looked up at once. */
const batchSize = 100

function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], data)
}

/** The slug of a title in whatever script; undefined for a title without letters, digits or symbols that have a name. */
export function slugOf(title: string): string | undefined {
  return slugify(title).slice(0, maxLength).replace(/-$/, '') || undefined
}

/** The slug of the entry with this number among entries of one name: `{slug}-2`, and the slug itself for the first. */
export function numberedSlug(slug: string, number: number): string {
  if (number === 1) return slug
  const end = `-${number}`
  return `${slug.slice(0, maxLength - end.length).replace(/-$/, '')}${end}`
}

type SlugHookArgs = Pick<FieldHookArgs, 'collection' | 'req'>

/** Until the transaction ends nobody else is given a slug of this name: of two at once, the second sees the first. */
async function lockName({ collection, req }: SlugHookArgs, slug: string): Promise<void> {
  // `morel-2` may be the second `morel` or the first `morel 2`.
  const name = slug.replace(/(?:-\d+)+$/, '').slice(0, maxLength - 10)
  const db = await transactionOf(req)
  const key = `slugs of ${collection?.slug} ${name}`
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Which of these slugs are taken by entries other than the one with `id`, be they drafts. */
async function findTaken(
  { collection, req }: SlugHookArgs,
  slugs: string[],
  id?: unknown,
): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: collection?.slug as CollectionSlug,
    depth: 0,
    limit: slugs.length,
    pagination: false,
    req,
    select: { slug: true },
    where: { slug: { in: slugs }, ...(id ? { id: { not_equals: id } } : {}) },
  })
  return new Set(docs.map((doc) => ('slug' in doc ? String(doc.slug) : '')))
}

/** The first slug from a number on that no entry but the one with `id` has. */
async function freeSlug(args: SlugHookArgs, slug: string, from: number, id?: unknown): Promise<string> {
  await lockName(args, slug)
  // Named one by one: a pattern that begins with the slug also fits the slugs of longer titles, however many there are.
  for (let first = from; ; first += batchSize) {
    const slugs = Array.from({ length: batchSize }, (_, index) => numberedSlug(slug, first + index))
    const taken = await findTaken(args, slugs, id)
    const free = slugs.find((next) => !taken.has(next))
    if (free) return free
  }
}

/** Gives a copy a slug that no other entry of its collection has. */
const slugOfCopy: FieldHook = async (args) => {
  const { collection, value } = args
  if (!collection || typeof value !== 'string' || value === '') return value
  return freeSlug(args, value, 2)
}

/** The slug of an entry without one: two shops may sell products of the same name. */
async function generateSlug(args: FieldHookArgs, from: string, unique: boolean): Promise<unknown> {
  const title = valueAt(args.data, from)
  // An empty text would be the same slug in all entries without one.
  const slug = typeof title === 'string' ? slugOf(title) : args.value
  if (typeof slug !== 'string' || slug === '') return null
  return unique && args.collection ? freeSlug(args, slug, 1, args.originalDoc?.id) : slug
}

/** The last segment of a document's address, generated from its title unless an editor sets it. */
export function slugField({ from, unique = true, reserved = [] }: SlugOptions): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique,
    index: true,
    maxLength,
    admin: { position: 'sidebar' },
    hooks: {
      beforeDuplicate: [slugOfCopy],
      beforeValidate: [
        (args) =>
          typeof args.value === 'string' && args.value !== '' ? args.value : generateSlug(args, from, unique),
      ],
    },
    validate: ((value, options) => {
      const { req } = options
      if (typeof value !== 'string' || !slugPattern.test(value)) return validationMessage(req, 'slug')
      return reserved.includes(value)
        ? validationMessage(req, 'slugReserved', { slug: value })
        : text(value, options)
    }) satisfies TextFieldSingleValidation,
  }
}
