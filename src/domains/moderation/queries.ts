import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { ReportReason } from '@/domains/reports/report'
import { isStaff } from '@/foundation/payload/access'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { type LatestVersion, latestVersions, titleIn } from './latest-versions'
import type { ModeratedCollection } from './moderated-collections'
import { findSubjectSummaries, type SubjectSummary } from './subject-summary'

export interface QueueFilter {
  kind?: ModeratedCollection
  /** Only entries that readers reported. */
  reported?: boolean
  /** Only entries that have waited for at least so many days. */
  days?: number
  /** Only entries in this language. */
  locale?: string
}

/** What an impression reports besides its text. */
export interface ImpressionDetails {
  /** The consumption form, or the author's own words for it. */
  form: string | null
  experiential: string[]
  helpsWith: string[]
}

export interface QueueEntry {
  kind: ModeratedCollection
  id: string
  title: string | null
  text: string | null
  rating: number | null
  anonymous: boolean
  author: { alias: string | null; email: string } | null
  locale: string | null
  /** Whether a version of it is public: this one or, if it is pending, an earlier one. */
  published: boolean
  pending: boolean
  images: { filename: string; alt: string | null }[]
  impression: ImpressionDetails | null
  /** The comment that a reply answers. */
  answers: string | null
  reports: { reason: ReportReason; note: string | null }[]
  about: SubjectSummary | null
  updatedAt: string
}

type QueueRow = LatestVersion &
  Pick<QueueEntry, 'images' | 'impression' | 'answers'> & {
    writer: QueueEntry['author']
    reports: QueueEntry['reports'] | null
  }

/** Entries on one page of the queue. */
const pageSize = 25

const allEntries = sql`(${latestVersions({ queue: 'pending' })} union all ${latestVersions({ queue: 'reported' })}) as entry`

const openReports = sql`(
  select jsonb_agg(jsonb_build_object('reason', reason, 'note', note) order by created_at)
  from reports where not settled and target = entry.kind || ':' || entry.id)`

/** To sort by: looking up the reports of each entry takes longer. */
const reportedEntries = sql`(select distinct target as reported from reports where not settled) as reported_entries`

function impressionDetails(locale: string): SQL {
  const title = sql`(
    select title from categories_locales where _parent_id = categories.id and title is not null
    order by _locale = ${locale} desc, _locale = 'en' desc, _locale limit 1)`
  const selected = (path: string) => sql`(
    select coalesce(jsonb_agg(${title} order by rels."order"), '[]')
    from _impressions_v_rels as rels join categories on categories.id = rels.categories_id
    where rels.parent_id = version.id and rels.path = ${path})`
  return sql`(
    select jsonb_build_object(
      'form', coalesce(version_other_consumption_form,
        (select ${title} from categories where id = version_consumption_form_id)),
      'experiential', ${selected('version.experiential')}, 'helpsWith', ${selected('version.helpsWith')})
    from _impressions_v as version where kind = 'impressions' and version.id = entry.version)`
}

const reviewImages = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('filename', coalesce(sizes_card_filename, filename),
    'alt', (select string_agg(distinct alt, ' / ') from media_locales where _parent_id = media.id)) order by _order), '[]')
  from _reviews_v_version_images as images join media on media.id = image_id
  where kind = 'reviews' and images._parent_id = entry.version)`

const answered = sql`(
  select top.comment from comments as reply join comments as top on top.id = reply.reply_to::uuid
  where kind = 'comments' and reply.id = entry.id)`

const writer = sql`(
  select jsonb_build_object('alias', coalesce(alias, name), 'email', email) from users where users.id = entry.author)`

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

/** How many entries wait, and since when the oldest does. */
interface QueueState {
  count: number
  oldest: Date | null
}

/** What waits in the queue: submitted products, and all other entries; none for everyone but staff. */
export async function queueStates({
  payload,
  user,
}: Reader): Promise<{ products: QueueState; others: QueueState }> {
  const rows = isStaff(user)
    ? await queryRows<{ isProduct: boolean; count: number; oldest: string }>(
        databaseOf(payload),
        sql`
        select kind = 'products' and pending as "isProduct", count(*)::int as count, to_json(min("changedAt")) as oldest
        from ${allEntries} group by 1`,
      )
    : []
  const stateOf = (isProduct: boolean): QueueState => {
    const row = rows.find((one) => one.isProduct === isProduct)
    return row ? { count: row.count, oldest: new Date(row.oldest) } : { count: 0, oldest: null }
  }
  return { products: stateOf(true), others: stateOf(false) }
}

/** How many entries of the queue the navigation counts, on each page of the panel. */
export const maxCounted = 999

/** How many entries are in the queue; `maxCounted + 1` for more than that, and none for everyone but staff. */
export async function queueSize({ payload, user }: Reader): Promise<number> {
  if (!isStaff(user)) return 0
  const [row] = await queryRows<{ total: number }>(
    databaseOf(payload),
    sql`select count(*)::int as total from (select id from ${allEntries} limit ${maxCounted + 1}) counted`,
  )
  return row?.total ?? 0
}

/** The entries of the queue with these versions, in this order. */
async function readEntries({ payload, locale }: Reader, versions: readonly string[]): Promise<QueueRow[]> {
  const rows = await queryRows<QueueRow>(
    databaseOf(payload),
    sql`
    select entry.*, ${openReports} as reports, ${writer} as writer, ${impressionDetails(locale)} as impression,
      ${reviewImages} as images, ${answered} as answers
    from ${allEntries} where version = any(${sql.param(versions)}::uuid[])`,
  )
  const rank = new Map(versions.map((version, index) => [version, index]))
  return rows.sort((one, other) => (rank.get(one.version) ?? 0) - (rank.get(other.version) ?? 0))
}

/**
 * One page of the moderation queue: reported entries first, then those that wait longest. The last page where there are
 * fewer by now. Empty unless staff reads.
 */
export async function moderationQueue(
  reader: Reader,
  filter: QueueFilter,
  page = 1,
): Promise<{ entries: QueueEntry[]; total: number; page: number; pages: number }> {
  const { payload, user, locale } = reader
  if (!isStaff(user)) return { entries: [], total: 0, page: 1, pages: 1 }
  const db = databaseOf(payload)
  const where = conditions(filter)
  const [counts, chosen] = await Promise.all([
    queryRows<{ total: number }>(db, sql`select count(*)::int as total from ${allEntries} where ${where}`),
    queryRows<{ version: string }>(
      db,
      sql`
      select version from ${allEntries} left join ${reportedEntries} on reported = kind || ':' || id
      where ${where}
      order by (reported is null), "changedAt", id
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ),
  ])
  const total = counts[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (page > pages) return moderationQueue(reader, filter, pages)
  const rows = await readEntries(
    reader,
    chosen.map(({ version }) => version),
  )
  const subjects = await findSubjectSummaries(
    reader,
    rows.flatMap(({ target }) => target ?? []),
  )
  const entries = rows.map(({ target, title, writer: author, reports, ...entry }) => ({
    ...entry,
    title: titleIn(title, locale),
    author,
    reports: reports ?? [],
    about: target ? (subjects.get(target) ?? null) : null,
  }))
  return { entries, total, page, pages }
}
