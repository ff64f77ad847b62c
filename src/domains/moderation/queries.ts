import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { reportReasons } from '@/domains/reports/report'
import { isStaff } from '@/foundation/payload/access'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import type { Moderated } from './moderated-collections'
import { pendingEntries } from './pending-entries'
import { findSubjectSummaries, type SubjectSummary } from './subject-summary'

export interface QueueFilter {
  kind?: Moderated
  /** Only what readers reported. */
  reported?: boolean
  /** Only what has waited for at least so many days. */
  days?: number
  /** Only what was written in this language. */
  locale?: string
}

export interface QueueEntry {
  kind: Moderated
  id: string
  title: string | null
  text: string | null
  rating: number | null
  anonymous: boolean
  author: { alias: string | null; email: string } | null
  locale: string | null
  /** Whether everyone sees it, in this wording or, while a new one waits, in the one before. */
  published: boolean
  waiting: boolean
  images: { filename: string; alt: string | null }[]
  /** In which form a species was taken, in the writer's own words where it is another, and what came of it. */
  taken: { form: string | null; experiential: string[]; helpsWith: string[] } | null
  reports: { reason: (typeof reportReasons)[number]; note: string | null }[]
  about: SubjectSummary | null
  updatedAt: string
}

type QueueRow = Omit<QueueEntry, 'title' | 'author' | 'waiting' | 'reports' | 'about'> & {
  target: string | null
  title: Record<string, string> | null
  writer: QueueEntry['author']
  status: string
  reason: string | null
  reports: QueueEntry['reports'] | null
}

/** Entries of the queue on a page. */
export const queuePage = 25

const whole = sql`(${pendingEntries({ queue: 'waiting' })} union all ${pendingEntries({ queue: 'reported' })}) as entry`

const openReports = sql`(
  select jsonb_agg(jsonb_build_object('reason', reason, 'note', note) order by created_at)
  from reports where not settled and target = entry.kind || ':' || entry.id)`

/** What is chosen in the form of an impression, and what is written there besides its text. */
function taken(locale: string): SQL {
  const title = sql`coalesce(
    (select title from categories_locales where _parent_id = categories.id and _locale = ${locale}),
    (select title from categories_locales where _parent_id = categories.id and _locale = 'en'))`
  const chosen = (path: string) => sql`(
    select coalesce(jsonb_agg(${title} order by rels."order"), '[]')
    from _impressions_v_rels as rels join categories on categories.id = rels.categories_id
    where rels.parent_id = version.id and rels.path = ${path})`
  return sql`(
    select jsonb_build_object(
      'form', coalesce(version_other_consumption_form,
        (select ${title} from categories where id = version_consumption_form_id)),
      'experiential', ${chosen('version.experiential')}, 'helpsWith', ${chosen('version.helpsWith')})
    from _impressions_v as version where kind = 'impressions' and version.id = entry.version)`
}

function conditions({ kind, reported, days, locale }: QueueFilter): SQL {
  return sql.join(
    [
      sql`true`,
      ...(kind ? [sql`kind = ${kind}`] : []),
      ...(reported ? [sql`${openReports} is not null`] : []),
      ...(days ? [sql`"changedAt" < now() - make_interval(days => ${days})`] : []),
      ...(locale ? [sql`locale = ${locale}`] : []),
    ],
    sql` and `,
  )
}

/** How many entries wait for the moderators. */
export async function queueLength({ payload, user }: Reader): Promise<number> {
  if (!isStaff(user)) return 0
  const { rows } = await databaseOf(payload).execute(sql`select count(*)::int as total from ${whole}`)
  return Number(rows[0]?.total)
}

/** What waits for the moderators: what was reported first, then what has waited longest. For staff. */
export async function queue(
  reader: Reader,
  filter: QueueFilter,
  page = 1,
): Promise<{ entries: QueueEntry[]; total: number; pages: number }> {
  const { payload, user, locale } = reader
  if (!isStaff(user)) return { entries: [], total: 0, pages: 1 }
  const db = databaseOf(payload)
  const which = conditions(filter)
  const [counted, found] = await Promise.all([
    db.execute(sql`select count(*)::int as total from ${whole} where ${which}`),
    db.execute(sql`
      select entry.*, ${openReports} as reports,
        (select jsonb_build_object('alias', coalesce(alias, name), 'email', email) from users where users.id = entry.author) as writer,
        ${taken(locale)} as taken,
        (select coalesce(jsonb_agg(jsonb_build_object('filename', coalesce(sizes_card_filename, filename),
           'alt', (select string_agg(distinct alt, ' / ') from media_locales where _parent_id = media.id)) order by _order), '[]')
         from _reviews_v_version_images as shown join media on media.id = image_id
         where kind = 'reviews' and shown._parent_id = entry.version) as images
      from ${whole} where ${which}
      order by (${openReports} is null), "changedAt", id
      limit ${queuePage} offset ${(page - 1) * queuePage}`),
  ])
  const about = await findSubjectSummaries(
    reader,
    found.rows.flatMap(({ target }) => (target ? [String(target)] : [])),
  )
  const total = Number(counted.rows[0]?.total ?? 0)
  const entries = found.rows.map((row): QueueEntry => {
    const { target, title, writer, status, reason, reports, ...entry } = row as unknown as QueueRow
    return {
      ...entry,
      title: titleIn(title, locale),
      author: writer,
      waiting: status === 'draft' && !reason,
      reports: reports ?? [],
      about: target ? (about.get(target) ?? null) : null,
    }
  })
  return { entries, total, pages: Math.max(1, Math.ceil(total / queuePage)) }
}

function titleIn(titles: Record<string, string> | null, locale: string): string | null {
  return titles?.[locale] ?? titles?.en ?? Object.values(titles ?? {})[0] ?? null
}
