import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DeclineReason } from '@/domains/contributions/server/fields'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import type { Moderated } from './moderated-collections'
import { pendingEntries } from './pending-entries'
import { findSubjectSummaries, type SubjectSummary } from './subject-summary'

/** Something the reader wrote, as their own page lists it. */
export interface MyContribution {
  kind: Moderated
  id: string
  /** Its headline or title; comments have none. */
  title: string | null
  text: string | null
  rating: number | null
  /** What it is about; null for a guide, which is about itself. */
  about: SubjectSummary | null
  /** Where everyone sees it now. */
  published: boolean
  /** What is with its latest wording: seen by everyone, waiting for the moderators, or turned down by them. */
  state: 'published' | 'pending' | 'declined'
  declined: { reason: DeclineReason; note: string | null } | null
  updatedAt: string
  /** Where it stands in the panel. */
  adminPath: string
}

/** What the reader wrote, the latest first, each in its latest wording. */
export async function myContributions(
  reader: Reader,
  { from = 0, count = 20 } = {},
): Promise<{ contributions: MyContribution[]; total: number }> {
  const { payload, user, locale } = reader
  if (!user) return { contributions: [], total: 0 }
  const db = databaseOf(payload)
  const mine = pendingEntries({ author: user.id })
  const [counted, found] = await Promise.all([
    db.execute(sql`select count(*)::int as total from (${mine}) as mine`),
    db.execute(
      sql`select * from (${mine}) as mine order by "changedAt" desc, id limit ${count} offset ${from}`,
    ),
  ])
  const about = await findSubjectSummaries(
    reader,
    found.rows.flatMap(({ target }) => (target ? [String(target)] : [])),
  )
  const contributions = found.rows.map((row): MyContribution => {
    const { kind, id, title, text, rating, published, status, reason, note, target, updatedAt } = row as never
    return {
      kind,
      id,
      title:
        (title as Record<string, string> | null)?.[locale] ?? (title as { en?: string } | null)?.en ?? null,
      text,
      rating,
      about: target ? (about.get(target) ?? null) : null,
      published,
      state: status === 'published' ? 'published' : reason ? 'declined' : 'pending',
      declined: reason ? { reason, note } : null,
      updatedAt,
      adminPath: `/admin/collections/${kind}/${id}`,
    }
  })
  return { contributions, total: Number(counted.rows[0]?.total ?? 0) }
}
