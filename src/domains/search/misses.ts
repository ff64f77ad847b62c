import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'
import { createRequestRate } from '@/foundation/request-rate'
import { foldName } from '@/foundation/text/fold-name'

/** Occasions from which on a search is shown: what one person alone typed stays unread. */
const minOccasions = 3

/** Texts that are kept for a day, and days. */
const maxTexts = 2000
const maxDays = 90

/** What may be a name, an address or a number of a person is not kept. */
const mayBePersonal = /@|\d{4}|https?:|.{61}/

/** One visitor counts once. Nothing of the visitor is stored: the digest stays in memory for a minute. */
const countOccasion = createRequestRate(1)

/** Counts a search that found nothing, by day and text. */
export async function recordMiss(payload: Payload, query: string, address: string): Promise<void> {
  const text = foldName(query)
  if (text.length < 3 || mayBePersonal.test(query)) return
  if (countOccasion(createHash('sha256').update(`${address} ${text}`).digest('base64')) > 0) return
  const db = databaseOf(payload)
  await db.execute(sql`
    insert into search_misses (query) select ${text}
    where (select count(*) from search_misses where day = current_date) < ${maxTexts}
    on conflict (day, query) do update set occasions = search_misses.occasions + 1`)
  await db.execute(sql`delete from search_misses where day < current_date - ${maxDays}::int`)
}

export interface SearchMiss {
  query: string
  occasions: number
  lastDay: string
}

/** What was searched for at least three times and not found, the most frequent first. */
export function listMisses(payload: Payload, limit: number): Promise<SearchMiss[]> {
  return queryRows<SearchMiss>(
    databaseOf(payload),
    sql`
      select query, sum(occasions)::int as occasions, max(day)::text as "lastDay" from search_misses
      where day >= current_date - ${maxDays}::int
      group by query having sum(occasions) >= ${minOccasions}
      order by occasions desc, query limit ${limit}`,
  )
}
