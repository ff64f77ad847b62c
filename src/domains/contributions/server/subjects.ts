import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { PublicError } from '@/foundation/errors'
import { transactionOf } from '@/foundation/payload/transaction'

/** What people like, rate and comment on, and which of their entries a thing's average comes from. */
export const items = {
  mushrooms: { ratedBy: 'impressions' },
  growingguides: { ratedBy: 'reviews' },
  products: { ratedBy: 'reviews' },
  vendors: { ratedBy: 'reviews' },
  wholesale: { ratedBy: 'reviews' },
  dropshipping: { ratedBy: 'reviews' },
} as const

export type SubjectCollection = keyof typeof items

export const subjectCollections = Object.keys(items) as SubjectCollection[]

/** What is rated by how it was to eat or take it, not by reviews alone. */
export const impressionable = subjectCollections.filter((slug) => items[slug].ratedBy === 'impressions')

const active = sql`status = 'active'`

/** What besides being published everyone has to see of a thing: its vendor's standing, or its own. */
const standing: Partial<Record<string, typeof active>> = {
  products: sql`vendor_active`,
  vendors: active,
  wholesale: active,
  dropshipping: active,
}

/** Entries that others find helpful. */
export const helpfulFor = ['reviews', 'impressions'] as const

/** One document of any collection. */
export interface SubjectRef<Collection extends string = string> {
  relationTo: Collection
  value: string
}

/** A pointer in one word: what rows are found and counted by. */
export function subjectKey({ relationTo, value }: SubjectRef): string {
  return `${relationTo}:${value}`
}

/** The way back from `targetOf`. */
export function parseSubjectKey(target: string): SubjectRef {
  const [relationTo = '', value = ''] = target.split(':')
  return { relationTo, value }
}

const uuid = z.uuid()

const whole = z.object({
  relationTo: z.string(),
  value: z.union([uuid, z.object({ id: uuid }).transform(({ id }) => id)]),
})

/** What a client said it is about: an id alone, or an id with its collection. */
function said(given: unknown): { relationTo?: string; value: string } | null {
  const id = uuid.safeParse(given)
  if (id.success) return { value: id.data }
  const pointer = whole.safeParse(given)
  return pointer.success ? pointer.data : null
}

/**
 * The published document that a client names, in one of the collections.
 * @throws {PublicError} 400 when it names none.
 */
export async function findPublishedSubject<Collection extends string>(
  req: PayloadRequest,
  given: unknown,
  among: readonly Collection[],
): Promise<SubjectRef<Collection>> {
  const named = said(given)
  const places = among.filter((slug) => !named?.relationTo || slug === named.relationTo)
  if (!named || places.length === 0) {
    throw new PublicError(`Name the id of a document, or {relationTo, value} with ${among.join(', ')}.`, 400)
  }
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql.join(
      places.map(
        (slug) =>
          sql`select ${slug}::text as place from ${sql.identifier(slug)} where id = ${named.value} and _status = 'published' and ${standing[slug] ?? sql`true`}`,
      ),
      sql` union all `,
    ),
  )
  const place = rows[0]?.place as Collection | undefined
  if (!place) throw new PublicError('There is no such published document.', 400)
  return { relationTo: place, value: named.value }
}
