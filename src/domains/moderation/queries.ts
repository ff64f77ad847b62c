import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { isStaff } from '../../foundation/payload/access'
import type { Reader } from '../../foundation/payload/reader'
import { databaseOf } from '../../foundation/payload/transaction'
import type { reportReasons } from '../reports/report'
import { type About, aboutTargets } from './about'
import { latestEntries } from './latest'
import type { Moderated } from './moderated'

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
  images: string[]
  reports: { reason: (typeof reportReasons)[number]; note: string | null }[]
  about: About | null
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

const whole = sql`(${latestEntries({ queue: 'waiting' })} union all ${latestEntries({ queue: 'reported' })}) as entry`

const openReports = sql`(
  select jsonb_agg(jsonb_build_object('reason', reason, 'note', note) order by created_at)
  from reports where not settled and target = entry.kind || ':' || entry.id)`

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
        (select coalesce(jsonb_agg(coalesce(sizes_card_filename, filename) order by _order), '[]')
         from _reviews_v_version_images as shown join media on media.id = image_id
         where kind = 'reviews' and shown._parent_id = entry.version) as images
      from ${whole} where ${which}
      order by (${openReports} is null), "changedAt", id
      limit ${queuePage} offset ${(page - 1) * queuePage}`),
  ])
  const about = await aboutTargets(
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
