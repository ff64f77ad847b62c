import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DeclineReason } from '@/domains/contributions/server/fields'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { type LatestVersion, latestVersions, titleIn } from './latest-versions'
import type { ModeratedCollection } from './moderated-collections'
import { findSubjectSummaries, type SubjectSummary } from './subject-summary'

/** A contribution of the reader, as their account page lists it. */
export interface MyContribution {
  kind: ModeratedCollection
  id: string
  /** Its headline or title; comments have none. */
  title: string | null
  text: string | null
  rating: number | null
  /** Its subject; guides have none. */
  about: SubjectSummary | null
  /** Whether a version of it is public. */
  published: boolean
  /** The state of its latest version. */
  state: 'published' | 'pending' | 'declined'
  declined: { reason: DeclineReason; note: string | null } | null
  updatedAt: string
  /** Its page in the admin panel. */
  adminPath: string
}

/** The reader's contributions in their latest versions, last changed first. */
export async function myContributions(
  reader: Reader,
  { from = 0, count = 20 } = {},
): Promise<{ contributions: MyContribution[]; total: number }> {
  const { payload, user, locale } = reader
  if (!user) return { contributions: [], total: 0 }
  const db = databaseOf(payload)
  const mine = latestVersions({ author: user.id })
  const [counts, rows] = await Promise.all([
    queryRows<{ total: number }>(db, sql`select count(*)::int as total from (${mine}) as mine`),
    queryRows<LatestVersion>(
      db,
      sql`select * from (${mine}) as mine order by "changedAt" desc, id limit ${count} offset ${from}`,
    ),
  ])
  const subjects = await findSubjectSummaries(
    reader,
    rows.flatMap(({ target }) => target ?? []),
  )
  const contributions = rows.map((row): MyContribution => {
    const { kind, id, title, text, rating, published, status, reason, note, target, updatedAt } = row
    return {
      kind,
      id,
      title: titleIn(title, locale),
      text,
      rating,
      about: target ? (subjects.get(target) ?? null) : null,
      published,
      state: status === 'published' ? 'published' : reason ? 'declined' : 'pending',
      declined: reason ? { reason, note } : null,
      updatedAt,
      adminPath: `/admin/collections/${kind}/${id}`,
    }
  })
  return { contributions, total: counts[0]?.total ?? 0 }
}
