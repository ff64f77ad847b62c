import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { DeclineReason } from '@/domains/contributions/server/fields'
import { type SubjectRef, subjectKey } from '@/domains/contributions/server/subjects'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import type { ModeratedCollection } from './moderated-collections'

/** An entry before a decision about it. */
export interface EntryState {
  entry: SubjectRef<ModeratedCollection>
  published: boolean
  /** Whether the latest version was a draft over the published one: pending, declined, or a vendor's own. */
  hasDraft: boolean
  /** The latest version, and the version that was public. */
  latest: string | null
  publishedVersion: string | null
  declinedReason: DeclineReason | null
  declinedNote: string | null
  /** Of products: since when it waited to be read, and when it was first public. */
  submittedAt: string | null
  publishedAt: string | null
  /** Reports that are open; once it was decided about, those that the decision settled. */
  reports: string[]
}

/** What undoes a decision about an entry. */
export interface DecidedEntry extends EntryState {
  decision: 'publish' | 'keep' | 'decline'
  /** The latest version after the decision; another one was changed since. */
  version: string | null
}

/** What undoes the decisions of one request. */
export interface DecisionState {
  entries: DecidedEntry[]
  /** Ids of the records in the history. */
  records: string[]
}

const versionsOf = ({ relationTo }: SubjectRef) => sql.identifier(`_${relationTo}_v`)

/** The id of the latest version of an entry. */
export async function latestVersionOf(req: PayloadRequest, entry: SubjectRef): Promise<string | null> {
  const [row] = await queryRows<{ id: string }>(
    await transactionOf(req),
    sql`select id from ${versionsOf(entry)} where parent_id = ${entry.value} and latest limit 1`,
  )
  return row?.id ?? null
}

async function publishedVersionOf(req: PayloadRequest, entry: SubjectRef): Promise<string | null> {
  const [row] = await queryRows<{ id: string }>(
    await transactionOf(req),
    sql`select id from ${versionsOf(entry)} where parent_id = ${entry.value} and version__status = 'published'
      order by updated_at desc limit 1`,
  )
  return row?.id ?? null
}

async function openReports(req: PayloadRequest, entry: SubjectRef): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    await transactionOf(req),
    sql`select id from reports where target = ${subjectKey(entry)} and settled is not true`,
  )
  return rows.map(({ id }) => id)
}

/** Whether the latest version waits for a decision, as in `latestVersions`. */
export function isPending({ entry, published, hasDraft, declinedReason, submittedAt }: EntryState): boolean {
  const isDraft = hasDraft || !published
  return isDraft && (entry.relationTo === 'products' ? submittedAt !== null : declinedReason === null)
}

/** The version that moderators read before they decide, as in `latestVersions`. */
export const versionToRead = (state: EntryState): string | null =>
  isPending(state) ? state.latest : (state.publishedVersion ?? state.latest)

/** Whether a change of a published entry waits for a decision. A product is published or taken down as a whole. */
export function hasPendingChange(state: EntryState): boolean {
  return state.published && isPending(state) && state.entry.relationTo !== 'products'
}

/** Locks an entry and reads what a decision about it changes. */
export async function stateBefore(
  req: PayloadRequest,
  entry: SubjectRef<ModeratedCollection>,
): Promise<EntryState> {
  const db = await transactionOf(req)
  await db.execute(sql`select from ${sql.identifier(entry.relationTo)} where id = ${entry.value} for update`)
  const find = async (draft: boolean): Promise<Record<string, unknown>> => ({
    ...(await req.payload.findByID({
      collection: entry.relationTo,
      id: entry.value,
      depth: 0,
      draft,
      req,
    })),
  })
  const [current, latest] = [await find(false), await find(true)]
  const published = current._status === 'published'
  return {
    entry,
    published,
    hasDraft: published && latest._status === 'draft',
    latest: await latestVersionOf(req, entry),
    publishedVersion: published ? await publishedVersionOf(req, entry) : null,
    declinedReason: (latest.declinedReason as DeclineReason | null | undefined) ?? null,
    declinedNote: (latest.declinedNote as string | null | undefined) ?? null,
    submittedAt: (latest.submittedAt as string | null | undefined) ?? null,
    publishedAt: (current.publishedAt as string | null | undefined) ?? null,
    reports: await openReports(req, entry),
  }
}

/** Completes the state of an entry once it was decided about. */
export async function stateAfter(
  req: PayloadRequest,
  before: EntryState,
  decision: DecidedEntry['decision'],
): Promise<DecidedEntry> {
  const open = await openReports(req, before.entry)
  const reports = before.reports.filter((report) => !open.includes(report))
  return { ...before, decision, reports, version: await latestVersionOf(req, before.entry) }
}
