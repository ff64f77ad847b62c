import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type EditedCollection, editedCollections, type ReportReason } from '@/domains/reports/report'
import { isToxic } from '@/domains/species/edibility'
import { edibilities } from '@/domains/species/vocabulary'
import { isStaff } from '@/foundation/payload/access'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { findSubjectSummaries, type SubjectSummary } from './subject-summary'

/** A page of the site with the reports of it that are open. */
export interface ReportedPage {
  kind: EditedCollection
  id: string
  /** Null if it is no longer public. */
  about: SubjectSummary | null
  reports: { reason: ReportReason; note: string | null }[]
  /** When the first report was sent, in ISO 8601. */
  since: string
  /** When the last report was written, in ISO 8601: closing settles what was sent until then. */
  until: string
}

type Row = Pick<ReportedPage, 'kind' | 'id' | 'reports' | 'since' | 'until'>

/** Reported pages that are shown at once. */
const maxPages = 25

/** A list of words for the operator `in`. */
const words = (list: readonly string[]): SQL =>
  sql.join(
    list.map((word) => sql`${word}`),
    sql`, `,
  )

const openReports = sql`(
  select *, split_part(target, ':', 1) as kind, split_part(target, ':', 2)::uuid as document
  from reports where not settled and split_part(target, ':', 1) in (${words(editedCollections)})) as report`

const isOfToxicSpecies = sql`exists (
  select from species_edibilities
  where kind = 'mushrooms' and parent_id = document and value::text in (${words(edibilities.filter(isToxic))}))`

/** How many pages have open reports, and since when the oldest waits; none for everyone but staff. */
export async function reportedPagesState({
  payload,
  user,
}: Reader): Promise<{ count: number; oldest: Date | null }> {
  if (!isStaff(user)) return { count: 0, oldest: null }
  const [row] = await queryRows<{ count: number; oldest: string | null }>(
    databaseOf(payload),
    sql`select count(distinct target)::int as count, to_json(min(created_at)) as oldest from ${openReports}`,
  )
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}

/**
 * The pages with open reports: toxic species first, then what may put someone at risk, then those that wait longest.
 * None unless staff reads.
 */
export async function reportedPages(reader: Reader): Promise<{ pages: ReportedPage[]; total: number }> {
  const { count } = await reportedPagesState(reader)
  if (count === 0) return { pages: [], total: 0 }
  const rows = await queryRows<Row>(
    databaseOf(reader.payload),
    sql`
    select kind, document as id, to_json(min(created_at)) as since, to_json(max(updated_at)) as until,
      jsonb_agg(jsonb_build_object('reason', reason, 'note', note) order by created_at) as reports
    from ${openReports}
    group by kind, document
    order by ${isOfToxicSpecies} desc, bool_or(reason = 'dangerous') desc, min(created_at), document
    limit ${maxPages}`,
  )
  const summaries = await findSubjectSummaries(
    reader,
    rows.map(({ kind, id }) => `${kind}:${id}`),
  )
  const pages = rows.map((row) => ({ ...row, about: summaries.get(`${row.kind}:${row.id}`) ?? null }))
  return { pages, total: count }
}
