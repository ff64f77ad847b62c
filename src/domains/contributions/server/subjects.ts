import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { RequestError } from '@/foundation/errors'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { RefusedEntry } from './refused-entry'

/** Collections that members like and comment on, and the entries that their average rating comes from, if they have one. */
export const ratingSources = {
  mushrooms: 'impressions',
  growingguides: 'reviews',
  products: 'reviews',
  vendors: 'reviews',
  wholesale: 'reviews',
  dropshipping: 'reviews',
  posts: null,
  projects: null,
  recipes: 'reviews',
} as const

export type SubjectCollection = keyof typeof ratingSources

export const subjectCollections = Object.keys(ratingSources) as SubjectCollection[]

/** Collections whose documents are rated and reviewed. */
export const reviewCollections = subjectCollections.filter((slug) => ratingSources[slug] !== null)

export const impressionCollections = subjectCollections.filter(
  (slug) => ratingSources[slug] === 'impressions',
)

/** Collections whose entries take helpful votes. */
export const helpfulCollections = ['reviews', 'impressions'] as const

export type HelpfulCollection = (typeof helpfulCollections)[number]

const isActive = sql`status = 'active'`

/** Conditions beyond being published under which everyone sees a document. */
const visibility: Partial<Record<string, typeof isActive>> = {
  products: sql`vendor_active`,
  vendors: isActive,
  wholesale: isActive,
  dropshipping: isActive,
}

/** A document of any collection, as Payload writes polymorphic relations. */
export interface SubjectRef<Collection extends string = string> {
  relationTo: Collection
  value: string
}

/** A reference as text, `mushrooms:{id}`: the value of the column `target`. */
export function subjectKey({ relationTo, value }: SubjectRef): string {
  return `${relationTo}:${value}`
}

export function parseSubjectKey(key: string): SubjectRef {
  const [relationTo = '', value = ''] = key.split(':')
  return { relationTo, value }
}

const uuid = z.uuid()

const reference = z.object({
  relationTo: z.string(),
  value: z.union([uuid, z.object({ id: uuid }).transform(({ id }) => id)]),
})

/** Clients send an id alone or a whole reference. */
function parseReference(input: unknown): { relationTo?: string; value: string } | null {
  const id = uuid.safeParse(input)
  return id.success ? { value: id.data } : (reference.safeParse(input).data ?? null)
}

/**
 * The published document that a client refers to, in one of the allowed collections.
 * @throws {RefusedEntry} 400 if there is none.
 */
export async function findPublishedSubject<Collection extends string>(
  req: PayloadRequest,
  input: unknown,
  allowed: readonly Collection[],
): Promise<SubjectRef<Collection>> {
  const ref = parseReference(input)
  const candidates = allowed.filter((slug) => !ref?.relationTo || slug === ref.relationTo)
  if (!ref || candidates.length === 0) {
    throw new RequestError('subjectReference', 400, {
      reference: '{relationTo, value}',
      collections: allowed.join(', '),
    })
  }
  const statements = candidates.map(
    (slug) => sql`
      select ${slug}::text as "relationTo" from ${sql.identifier(slug)}
      where id = ${ref.value} and _status = 'published' and ${visibility[slug] ?? sql`true`}`,
  )
  const [match] = await queryRows<{ relationTo: Collection }>(
    await transactionOf(req),
    sql.join(statements, sql` union all `),
  )
  if (!match) throw new RefusedEntry(req, 'subjectGone')
  return { relationTo: match.relationTo, value: ref.value }
}
