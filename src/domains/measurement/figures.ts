import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'
import type { MeasuredEvent } from './events'

/** Days that the figures cover, and pages that are named. */
export const figureDays = 30
const maxPages = 8

export interface ReadershipFigures {
  /** Page views, the oldest day first. */
  days: { day: string; count: number }[]
  /** Page views of the same number of days before. */
  before: number
  totals: Partial<Record<MeasuredEvent, number>>
  /** Page views, the most frequent first. */
  languages: { locale: Locale; count: number }[]
  /** The title is null for pages that are no document. */
  pages: { page: string; title: string | null; count: number }[]
}

type Row = { [Key in keyof ReadershipFigures]: ReadershipFigures[Key] | null }

/** What readers of the last days did. Callers ask only for staff. */
export async function readershipFigures(payload: Payload, locale: Locale): Promise<ReadershipFigures> {
  const [row] = await queryRows<Row>(
    databaseOf(payload),
    sql`
    with recent as materialized (
      select * from measured_counts where day > current_date - ${figureDays}::int
    ), views as (
      select * from recent where event = 'page_view'
    )
    select
      (select jsonb_agg(jsonb_build_object('day', to_char(date, 'YYYY-MM-DD'), 'count', total) order by date) from (
        select date, coalesce(sum(count), 0)::int as total
        from generate_series(current_date - ${figureDays - 1}::int, current_date, interval '1 day') as date
        left join views on views.day = date::date group by date
      ) as each_day) as days,
      (select coalesce(sum(count), 0)::int from measured_counts where event = 'page_view'
        and day <= current_date - ${figureDays}::int and day > current_date - ${2 * figureDays}::int) as before,
      (select jsonb_object_agg(event, total) from (
        select event, sum(count)::int as total from recent group by event
      ) as events) as totals,
      (select jsonb_agg(jsonb_build_object('locale', locale, 'count', total) order by total desc, locale) from (
        select locale, sum(count)::int as total from views group by locale
      ) as languages) as languages,
      (select jsonb_agg(jsonb_build_object('page', page, 'title', title, 'count', total) order by total desc, page)
        from (
          select page, sum(count)::int as total,
            (select title from search_documents where path = page and locale = ${locale} limit 1) as title
          from views where page <> '' group by page order by total desc, page limit ${maxPages}
        ) as pages) as pages`,
  )
  return {
    days: row?.days ?? [],
    before: row?.before ?? 0,
    totals: row?.totals ?? {},
    languages: row?.languages ?? [],
    pages: row?.pages ?? [],
  }
}
