import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  commentColumns,
  commonColumns,
  type Entry,
  type EntryQuery,
} from '@/domains/contributions/server/published'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import { isUuid } from '@/foundation/payload/uuid'
import { threadOf } from './thread'

/** Threads shown at first. */
export const initialComments = 3

/** Threads shown by "show all", and added by each "show more". */
export const commentStep = 500

/** A comment with the replies to it, the oldest first. */
export interface Thread {
  /** The id of the comment at its top. */
  id: string
  /** Null if it is no longer shown and only its replies are. */
  top: Entry | null
  replies: Entry[]
}

export interface ThreadPage {
  threads: Thread[]
  /** The number of threads on all pages. */
  total: number
  /** The number of comments in them. */
  comments: number
}

const thread = threadOf(sql`entry`)

interface Row extends Entry {
  thread: string
  isTop: boolean
}

function toThreads(rows: readonly Row[]): Thread[] {
  const threads = new Map<string, Thread>()
  for (const { thread: id, isTop, ...entry } of rows) {
    const found = threads.get(id) ?? { id, top: null, replies: [] }
    threads.set(id, isTop ? { ...found, top: entry } : { ...found, replies: [...found.replies, entry] })
  }
  return [...threads.values()]
}

/** The threads of published comments on a subject, those in the reader's language first and then the newest. */
export async function threadsOf(
  { payload, locale }: Reader,
  { subject, from, count }: EntryQuery,
): Promise<ThreadPage> {
  const db = databaseOf(payload)
  const published = sql`from comments as entry where target = ${subjectKey(subject)} and _status = 'published'`
  const [counts, rows] = await Promise.all([
    queryRows<{ total: number; comments: number }>(
      db,
      sql`select count(distinct ${thread})::int as total, count(*)::int as comments ${published}`,
    ),
    queryRows<Row>(
      db,
      sql`
      with threads as (
        select ${thread} as thread, min(entry.created_at) as started,
          coalesce(bool_or(entry.locale::text = ${locale}) filter (where entry.reply_to is null), false) as local
        ${published} group by 1
      ),
      page as (
        select thread, row_number() over (order by local desc, started desc, thread) as place
        from threads order by place limit ${count} offset ${from}
      )
      select ${commonColumns}, ${commentColumns}, thread, entry.reply_to is null as "isTop"
      from comments as entry join page on page.thread = ${thread}
      where target = ${subjectKey(subject)} and _status = 'published'
      order by place, entry.created_at, entry.id`,
    ),
  ])
  return { threads: toThreads(rows), total: counts[0]?.total ?? 0, comments: counts[0]?.comments ?? 0 }
}

/** The published comment on a subject that a reader answers; null if there is none, or its thread has lost its top. */
export async function findAnsweredComment(
  { payload }: Reader,
  subject: EntryQuery['subject'],
  id: string | undefined,
): Promise<Entry | null> {
  if (!isUuid(id)) return null
  const [row] = await queryRows<Entry>(
    databaseOf(payload),
    sql`
    select ${commonColumns}, ${commentColumns} from comments as entry
    where entry.id = ${id} and target = ${subjectKey(subject)} and _status = 'published'
      and exists (
        select from comments as top where top.id::text = ${thread} and top._status = 'published')`,
  )
  return row ?? null
}
