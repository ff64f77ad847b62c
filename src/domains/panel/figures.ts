import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { myVendors } from '@/domains/suppliers/access'
import type { Currency } from '@/foundation/money/money'
import { queryRows } from '@/foundation/payload/query-rows'
import { databaseOf } from '@/foundation/payload/transaction'

/** Days that the figures of a shop cover. */
export const figureDays = 30

export interface Figures {
  /** The oldest day first; `open` of the requests have no answer yet. */
  days: { day: string; requests: number; open: number }[]
  requests: number
  /** Requests of the same number of days before. */
  before: number
  accepted: number
  declined: number
  /** What accepted orders are worth in minor units, the largest sum first. */
  worth: { amount: number; currency: Currency }[]
  /** The median of the hours until an answer; null without one. */
  answerHours: number | null
}

interface FiguresRow extends Omit<Figures, 'days' | 'worth'> {
  days: Figures['days'] | null
  worth: Figures['worth'] | null
}

const isAccepted = sql`state in ('confirmed', 'shipped')`

/** What the user's shops did in the last days. */
export async function shopFigures(req: PayloadRequest): Promise<Figures> {
  const vendors = JSON.stringify(await myVendors(req))
  const [row] = await queryRows<FiguresRow>(
    databaseOf(req.payload),
    sql`
    with mine as (
      select orders.*, created_at > now() - make_interval(days => ${figureDays}) as recent,
        (select min(at) from order_history where _parent_id = orders.id and state in ('confirmed', 'declined')) as answered_at
      from orders
      where vendor_id in (select value::uuid from jsonb_array_elements_text(${vendors}::jsonb))
        and created_at > now() - make_interval(days => ${2 * figureDays})
    ), accepted as (
      select * from mine where recent and (${isAccepted} or (state = 'closed' and answered_at is not null))
    )
    select
      (select jsonb_agg(jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'requests', requests, 'open', open) order by day)
        from (
          select day, count(mine.id)::int as requests, (count(mine.id) filter (where state = 'requested'))::int as open
          from generate_series(current_date - ${figureDays - 1}::int, current_date, interval '1 day') as day
          left join mine on mine.created_at::date = day group by day
        ) as each_day) as days,
      (select count(*)::int from mine where recent) as requests,
      (select count(*)::int from mine where not recent) as before,
      (select count(*)::int from accepted) as accepted,
      (select count(*)::int from mine where recent and state = 'declined') as declined,
      (select jsonb_agg(jsonb_build_object('amount', amount, 'currency', currency) order by amount desc)
        from (select sum(total)::float8 as amount, currency from accepted group by currency) as sums) as worth,
      (select percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600)
        from mine where recent and answered_at is not null)::float8 as "answerHours"`,
  )
  return {
    days: row?.days ?? [],
    requests: row?.requests ?? 0,
    before: row?.before ?? 0,
    accepted: row?.accepted ?? 0,
    declined: row?.declined ?? 0,
    worth: row?.worth ?? [],
    answerHours: row?.answerHours ?? null,
  }
}
