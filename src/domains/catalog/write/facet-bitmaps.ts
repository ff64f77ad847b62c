import { sql } from '@payloadcms/db-postgres/drizzle'
import { segmentPower, segmentSize, selectPriceDigits } from '@/domains/catalog/index-format'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'

/** `media:` facets only lead from a picture to the entries that show it. Nothing filters by them: they need no bitmap. */
const hasBitmap = sql`listing_facets.facet not like 'media:%'`

/** Sets and clears the bits of one position, given its facets (ids of `listing_facets`) before and after a change. */
export async function updateBitmaps(
  db: Database,
  position: number,
  { before, after }: { before: readonly number[]; after: readonly number[] },
): Promise<void> {
  const [old, current] = [new Set(before), new Set(after)]
  const changes = [
    ...after.filter((facet) => !old.has(facet)).map((facet) => ({ facet, value: 1 })),
    ...before.filter((facet) => !current.has(facet)).map((facet) => ({ facet, value: 0 })),
  ]
  if (changes.length === 0) return
  const offset = position % segmentSize
  // Every writer locks the rows in the order of facets, which avoids deadlocks.
  await db.execute(sql`
    insert into facet_bitmaps (facet, segment, bits)
    select change.facet, ${position >> segmentPower},
      set_bit(repeat('0', ${segmentSize}::int)::bit(8192), ${offset}::int, change.value)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (facet int, value int)
    join listing_facets on listing_facets.id = change.facet and ${hasBitmap}
    order by change.facet
    on conflict (facet, segment) do update
      set bits = set_bit(facet_bitmaps.bits, ${offset}::int, get_bit(excluded.bits, ${offset}::int))`)
}

/** Rebuilds all bitmaps from `listings`. Returns how many differed. */
export async function rebuildBitmaps(db: Database): Promise<number> {
  const segmentBits = sql`position >> ${segmentPower}::int as segment, to_bitmap(position & ${segmentSize - 1}::int, 1) as bits`
  const correct = sql`
    select carried as facet, ${segmentBits}
    from listings cross join unnest(facets) as carried join listing_facets on id = carried and ${hasBitmap}
    where locale = 'en' group by 1, 2
    union all
    select id, ${segmentBits}
    from listings join digit on (case side when 'price_min' then price_min else price_max end >> place) & 1 = 1
    where locale = 'en' group by 1, 2`
  const [row] = await queryRows<{ wrong: number }>(
    db,
    sql`
      with digit as materialized (${selectPriceDigits}),
      correct as materialized (${correct}),
      wrong as (
        select facet, segment, correct.bits as correct_bits
        from correct full join facet_bitmaps using (facet, segment)
        where correct.bits is distinct from facet_bitmaps.bits
      ),
      corrected as (
        insert into facet_bitmaps select * from wrong where correct_bits is not null
        on conflict (facet, segment) do update set bits = excluded.bits
      ),
      deleted as (
        delete from facet_bitmaps using wrong
        where correct_bits is null and (facet_bitmaps.facet, facet_bitmaps.segment) = (wrong.facet, wrong.segment)
        returning bit_count(bits) as strays
      )
      select (select count(*) from wrong where correct_bits is not null)::int
        + (select count(*) from deleted where strays > 0)::int as wrong`,
  )
  return row?.wrong ?? 0
}
