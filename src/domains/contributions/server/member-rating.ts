import { sql } from '@payloadcms/db-postgres/drizzle'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import type { Rated } from '@/foundation/seo/rating'
import { ratingSources, type SubjectCollection, type SubjectRef, subjectKey } from './subjects'

/**
 * The published rating of a subject without sample content, for structured data: search engines must not be
 * given invented ratings.
 */
export async function memberRating(
  { payload }: Reader,
  subject: SubjectRef<SubjectCollection>,
): Promise<Rated> {
  const none = { averageRating: null, ratingCount: 0 }
  const source = ratingSources[subject.relationTo]
  if (!source) return none
  const [rating] = await queryRows<Rated>(
    databaseOf(payload),
    sql`
    select round(avg(rating), 2)::float8 as "averageRating", count(*)::int as "ratingCount"
    from ${sql.identifier(source)} as entry
    where target = ${subjectKey(subject)} and _status = 'published'
      and not exists (select from users where users.id = entry.user_id and users.sample)`,
  )
  return rating ?? none
}
