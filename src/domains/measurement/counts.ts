import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import { onShutdown } from '@/foundation/on-shutdown'
import { databaseOf } from '@/foundation/payload/transaction'
import { processWide } from '@/foundation/process-wide'
import { fixedPages, pageOf } from './pages'
import type { Report } from './report'

/** Milliseconds until counts are written, and counts that wait at most. */
const writeAfter = 5000
const maxWaiting = 5000

/** Days after which counts are deleted: this year and the same days of the last. */
const maxDays = 400

interface Count {
  event: string
  page: string
  locale: Locale
  count: number
}

const waiting = processWide('measurement', () => ({
  counts: new Map<string, Count>(),
  timer: undefined as NodeJS.Timeout | undefined,
}))

function add({ count, ...rest }: Count): void {
  const key = Object.values(rest).join(' ')
  const known = waiting.counts.get(key)
  if (known) known.count += count
  else if (waiting.counts.size < maxWaiting) waiting.counts.set(key, { ...rest, count })
}

/** Counts what happened on a page, in memory first: a statement for each reader would cost more than the page. */
export function countEvents(payload: Payload, { page: address, events }: Report): void {
  for (const event of events) add({ event, ...pageOf(address), count: 1 })
  writeLater(payload)
  onShutdown('measurement', () => writeCounts(payload))
}

function writeLater(payload: Payload): void {
  waiting.timer ??= setTimeout(() => void writeCounts(payload), writeAfter).unref()
}

/** Adds what was counted to the table; what cannot be written waits for the next time. */
export async function writeCounts(payload: Payload): Promise<void> {
  clearTimeout(waiting.timer)
  waiting.timer = undefined
  const counts = [...waiting.counts.values()]
  waiting.counts.clear()
  if (counts.length === 0) return
  try {
    await addToTable(payload, counts)
  } catch (err) {
    payload.logger.warn({ err, msg: 'The measured counts could not be written.' })
    for (const count of counts) add(count)
    writeLater(payload)
  }
}

/** Only pages that exist are named, so that nobody can fill the table; the others count as one page without a name. */
async function addToTable(payload: Payload, counts: readonly Count[]): Promise<void> {
  const db = databaseOf(payload)
  await db.execute(sql`delete from measured_counts where day < current_date - ${maxDays}::int`)
  // Last, because what fails is counted again.
  await db.execute(sql`
    insert into measured_counts (event, page, locale, count)
    select event, case when is_known then page else '' end as known_page, locale, sum(count)
    from (
      select *, ${JSON.stringify(fixedPages)}::jsonb ? page or exists (
        select from search_documents where search_documents.locale = 'en' and path = page
      ) as is_known
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as added(event text, page text, locale text, count int)
    ) as pages
    group by event, known_page, locale
    order by event, known_page, locale
    on conflict (day, event, page, locale) do update set count = measured_counts.count + excluded.count`)
}
