import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '@/foundation/payload/transaction'
import { priceDigits } from './price-digits'

/** Ordinals in a segment, as a power of two; `listing_bits` is made for it. */
export const segmentPower = 13
const segmentSize = 2 ** segmentPower

/** Facets of these kinds only lead to rows that are to be written again: nobody filters by them. */
const unfiltered = sql`listing_facets.facet not like 'media:%'`

/** Enters who has come to carry a facet, and who no longer does. Facets are numbers of `listing_facets`. */
export async function changeBits(
  db: Database,
  ordinal: number,
  { before, after }: { before: readonly number[]; after: readonly number[] },
): Promise<void> {
  const [had, has] = [new Set(before), new Set(after)]
  const changed = [
    ...after.filter((facet) => !had.has(facet)).map((facet) => ({ facet, value: 1 })),
    ...before.filter((facet) => !has.has(facet)).map((facet) => ({ facet, value: 0 })),
  ]
  if (changed.length === 0) return
  const position = ordinal % segmentSize
  // In the order of facets: two who write at once wait for each other in the same order.
  await db.execute(sql`
    insert into listing_bits (facet, segment, bits)
    select changed.facet, ${ordinal >> segmentPower},
      set_bit(repeat('0', ${segmentSize}::int)::bit(8192), ${position}::int, changed.value)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (facet int, value int)
    join listing_facets on listing_facets.id = changed.facet and ${unfiltered}
    order by changed.facet
    on conflict (facet, segment) do update
      set bits = set_bit(listing_bits.bits, ${position}::int, get_bit(excluded.bits, ${position}::int))`)
}

/** Writes all bits anew from the rows, and tells how many had been wrong. */
export async function rewriteBits(db: Database): Promise<number> {
  const run = sql`ordinal >> ${segmentPower}::int as segment, marked(ordinal & ${segmentSize - 1}::int, 1) as bits`
  const right = sql`
    select carried as facet, ${run}
    from listings cross join unnest(facets) as carried join listing_facets on id = carried and ${unfiltered}
    where locale = 'en' group by 1, 2
    union all
    select id, ${run}
    from listings join digit on (case side when 'price_min' then price_min else price_max end >> place) & 1 = 1
    where locale = 'en' group by 1, 2`
  const { rows } = await db.execute(sql`
    with digit as materialized (${priceDigits}),
    correct as materialized (${right}),
    wrong as (
      select facet, segment, correct.bits as right_bits
      from correct full join listing_bits using (facet, segment)
      where correct.bits is distinct from listing_bits.bits
    ),
    mended as (
      insert into listing_bits select * from wrong where right_bits is not null
      on conflict (facet, segment) do update set bits = excluded.bits
    ),
    cleared as (
      delete from listing_bits using wrong
      where right_bits is null and (listing_bits.facet, listing_bits.segment) = (wrong.facet, wrong.segment)
      returning bit_count(bits) as strays
    )
    select (select count(*) from wrong where right_bits is not null)::int
      + (select count(*) from cleared where strays > 0)::int as wrong`)
  return Number(rows[0]?.wrong ?? 0)
}
