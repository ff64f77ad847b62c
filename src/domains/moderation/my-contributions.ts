import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DeclineReason } from '@/domains/contributions/server/fields'
import { fileUrl } from '@/domains/contributions/server/published'
import type { Locale } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { type Database, databaseOf } from '@/foundation/payload/transaction'
import { localePath } from '@/foundation/routing/locale-path'
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
  /** The addresses of the pictures of a review. */
  pictures: string[]
  /**
   * The page of the form that changes it: beside its subject, or in the admin panel for guides. Null if the subject is
   * not public any more.
   */
  editHref: string | null
}

/** The pictures of the given versions of reviews, by version. */
async function picturesOf(db: Database, versions: readonly string[]): Promise<Map<string, string[]>> {
  if (versions.length === 0) return new Map()
  const rows = await queryRows<{ version: string; pictures: string[] }>(
    db,
    sql`
    select _parent_id as version,
      jsonb_agg(${fileUrl(sql`coalesce(sizes_card_filename, filename)`)} order by _order) as pictures
    from _reviews_v_version_images join media on media.id = image_id
    where _parent_id in (select jsonb_array_elements_text(${JSON.stringify(versions)}::jsonb)::uuid)
    group by _parent_id`,
  )
  return new Map(rows.map(({ version, pictures }) => [version, pictures]))
}

function editHrefOf(
  { kind, id }: LatestVersion,
  about: SubjectSummary | null,
  locale: Locale,
): string | null {
  if (kind === 'growingguides') return `/admin/collections/${kind}/${id}`
  if (!about) return null
  const form = kind === 'comments' ? `edit=${id}` : 'write=1'
  return localePath(locale, `${about.path}/${kind}?${form}#${kind}`)
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
  const [subjects, pictures] = await Promise.all([
    findSubjectSummaries(
      reader,
      rows.flatMap(({ target }) => target ?? []),
    ),
    picturesOf(
      db,
      rows.flatMap(({ kind, version }) => (kind === 'reviews' ? version : [])),
    ),
  ])
  const contributions = rows.map((row): MyContribution => {
    const { kind, id, version, title, text, rating, published, status, reason, note, target, updatedAt } = row
    const about = target ? (subjects.get(target) ?? null) : null
    return {
      kind,
      id,
      title: titleIn(title, locale),
      text,
      rating,
      about,
      published,
      state: status === 'published' ? 'published' : reason ? 'declined' : 'pending',
      declined: reason ? { reason, note } : null,
      updatedAt,
      pictures: pictures.get(version) ?? [],
      editHref: editHrefOf(row, about, locale),
    }
  })
  return { contributions, total: counts[0]?.total ?? 0 }
}
