import anyAscii from 'any-ascii'
import type { CollectionSlug, FieldHook, FieldHookArgs, TextField } from 'payload'
import { slugify, slugPattern } from '@/foundation/routing/slug'
import { validationMessage } from './validation-message'

interface SlugOptions {
  /** The path of the field that an empty slug is generated from. */
  from: string
  unique?: boolean
  /** Slugs that collide with routes. */
  reserved?: readonly string[]
}

const maxLength = 120

function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], data)
}

/** The slug of a title in whatever script; undefined if nothing of it can be written in Latin letters. */
export function slugOf(title: string): string | undefined {
  return slugify(anyAscii(title)).slice(0, maxLength).replace(/-$/, '') || undefined
}

/** The first of `{slug}-2`, `{slug}-3` and so on that is not taken. */
export function nextSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const end = `-${number}`
    const next = `${slug.slice(0, maxLength - end.length).replace(/-$/, '')}${end}`
    if (!taken.has(next)) return next
  }
}

/** Slugs of other entries of a collection that begin like this one, which shall be free for the entry with `id`. */
async function takenSlugs(
  { collection, req }: Pick<FieldHookArgs, 'collection' | 'req'>,
  slug: string,
  id?: unknown,
): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: collection?.slug as CollectionSlug,
    depth: 0,
    limit: 1000,
    pagination: false,
    req,
    select: { slug: true },
    where: { slug: { like: slug.slice(0, maxLength - 10) }, ...(id ? { id: { not_equals: id } } : {}) },
  })
  return new Set(docs.map((doc) => ('slug' in doc ? String(doc.slug) : '')))
}

/** Gives a copy a slug that no other entry of its collection has. */
const slugOfCopy: FieldHook = async (args) => {
  const { collection, value } = args
  if (!collection || typeof value !== 'string' || value === '') return value
  return nextSlug(value, await takenSlugs(args, value))
}

/** The slug of an entry without one: two shops may sell products of the same name. */
async function generateSlug(args: FieldHookArgs, from: string, unique: boolean): Promise<unknown> {
  const title = valueAt(args.data, from)
  // An empty text would be the same slug in all entries without one.
  const slug = typeof title === 'string' ? slugOf(title) : args.value
  if (typeof slug !== 'string' || slug === '') return null
  if (!unique || !args.collection) return slug
  const taken = await takenSlugs(args, slug, args.originalDoc?.id)
  return taken.has(slug) ? nextSlug(slug, taken) : slug
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
    validate: (value: unknown, { req }) => {
      if (typeof value !== 'string' || !slugPattern.test(value)) return validationMessage(req, 'slug')
      return !reserved.includes(value) || validationMessage(req, 'slugReserved', { slug: value })
    },
  }
}
