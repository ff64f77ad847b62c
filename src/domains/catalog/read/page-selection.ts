import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Sort } from '@/domains/catalog/filters/sections'
import { segmentPower } from '@/domains/catalog/index-format'
import { allFilters, matchBit } from './facet-counts'
import type { ListRequest } from './filter-bitmaps'
import type { NearbySupplier } from './near'
import { limitIf, type Sql } from './sql-parts'

/** Each order has an index that covers it, so that walking along the index reads no table rows. */
const orders = {
  relevance: sql`relevance desc, position`,
  newest: sql`published_at desc, position`,
  oldest: sql`created_at, position`,
  price: sql`price_min, price_max, position`,
  'price-desc': sql`price_min desc, price_max desc, position desc`,
  rating: sql`weighted_rating desc, position`,
  likes: sql`like_count desc, position`,
  title: sql`title, position`,
  danger: sql`danger_rank, title, position`,
} satisfies Partial<Record<Sort, Sql>>

/**
 * Turns bitmaps into positions by splitting their text at the ones. The cost grows with the number of ones, because
 * runs of zeros are skipped at once.
 */
export const positionsOf = (bitmaps: Sql): Sql => sql`
  select scope, (segment << ${segmentPower}::int) + place as position
  from ${bitmaps} cross join lateral (
    select (sum(length(zeros) + 1) over (rows unbounded preceding))::int - 1 as place
    from string_to_table(bits::text, '1') with ordinality as gap (zeros, number) where number <= bit_count(bits)
  ) as ones`

/** The longest first walk along an index. */
const maxFirstWalk = 20_000

/** Cost of one match, in index entries walked: fetched by position and sorted, or read with the list and sorted. */
const matchCost = { fetch: 25, read: 5 }

/** A page as a query for `position` in order, and the CTEs it needs. */
interface PageSelection {
  ctes: Sql[]
  query: Sql
}

interface Slice {
  offset: number
  limit: number
  /** The position after the last entry of the page. */
  end: number
}

interface CostFactors {
  /** Whether a first walk has been tried, without success. */
  isTried: Sql
  /** How far to walk for a full page if matches are spread evenly. */
  expectedWalk: Sql
  matchCount: Sql
  listSize: Sql
}

/**
 * Strategies for a page that the first walk has not found, with their estimated costs (measured in decision 014). A
 * failed walk shows that order and filter are correlated, as titles mostly are: the page may then be anywhere.
 */
function strategyCosts(
  sort: Sort,
  { isTried, expectedWalk, matchCount, listSize }: CostFactors,
): Record<string, Sql> {
  const fetch = sql`${matchCost.fetch}::int * ${matchCount}`
  if (sort === 'title')
    return {
      walk: sql`case when ${isTried} then ${listSize} else least(2 * ${expectedWalk}, ${listSize}) end`,
      fetch,
      read: sql`${listSize} / 2 + ${matchCost.read}::int * ${matchCount}`,
    }
  return { walk: sql`case when ${isTried} then ${listSize} / 2 else ${expectedWalk} end`, fetch }
}

function selectNearest(
  collection: string,
  nearby: readonly NearbySupplier[],
  condition: Sql,
  { limit, offset }: Slice,
): Sql {
  const belongsTo =
    collection === 'products'
      ? sql`listings.vendor = near.document`
      : sql`listings.document = near.document and collection = ${collection}`
  return sql`
    select position from jsonb_to_recordset(${JSON.stringify(nearby)}::jsonb) as near (document uuid, kilometres float8)
    join listings on ${belongsTo} and locale = 'en'
    where ${condition} order by kilometres, near.document, relevance desc, position limit ${limit} offset ${offset}`
}

/**
 * The planner estimates that `> 0` keeps a third of the rows and chooses an index walk, but that `= 1` keeps one in 200
 * and chooses a sort. `isMatchWalked` and `isMatchSorted` mean the same and differ only in the plan they lead to.
 */
const isMatchWalked = sql`${matchBit(sql`position`)} > 0`
const isMatchSorted = sql`${matchBit(sql`position`)} = 1`

/** The page of a filtered list: tries a short index walk first, then runs the cheapest strategy. */
function selectFiltered(
  { collection, locale, sort }: ListRequest,
  order: Sql,
  { limit, offset, end }: Slice,
): PageSelection {
  const rowLocale = sort === 'title' ? sql`locale = ${locale}` : sql`locale = 'en'`
  const list = sql`from listings where collection = ${collection} and ${rowLocale}`
  const matchCount = sql`(select total from match_count)`
  const listSize = sql`(select total from list_size)`
  const expectedWalk = sql`(${listSize} * ${end}::bigint / greatest(${matchCount}, 1))`
  const isTried = sql`4 * ${expectedWalk} <= ${maxFirstWalk}::int`
  const costs = strategyCosts(sort, { isTried, expectedWalk, matchCount, listSize })
  const cheapest = sql.join(
    Object.entries(costs).map(([name, cost]) => sql`when ${cost} then ${name}`),
    sql` `,
  )
  const isStrategy = (name: string) => sql`(select name from strategy) = ${name}`
  const inOrder = (condition: Sql, name: string) => sql`
      (select position ${list} and ${condition} order by ${order}
        limit ${limitIf(isStrategy(name), sql`${limit}::int`)} offset ${offset})`
  return {
    ctes: [
      sql`first_walk as materialized (
        select position from (select position ${list} order by ${order} limit ${limitIf(isTried, sql`4 * ${expectedWalk}`)}) as walked
        where ${isMatchWalked} limit ${end}
      )`,
      sql`strategy as materialized (
        select case
          when ${matchCount} <= ${offset}::int then 'none'
          when (select count(*) from first_walk) = ${end}::int then 'first_walk'
          else case least(${sql.join(Object.values(costs), sql`, `)}) ${cheapest} end
        end as name
      )`,
    ],
    query: sql`
      (select position from first_walk where ${isStrategy('first_walk')} limit ${limit} offset ${offset})
      union all ${inOrder(isMatchWalked, 'walk')}
      ${costs.read ? sql`union all ${inOrder(isMatchSorted, 'read')}` : sql``}
      union all
      (select position from (
        select fetched.* from (${positionsOf(sql`matches`)} where scope = ${allFilters} and ${isStrategy('fetch')}) as matched
        cross join lateral (select * from listings where listings.position = matched.position and ${rowLocale} offset 0) as fetched
        order by ${order} limit ${limit} offset ${offset}) as sorted)`,
  }
}

function selectUnfiltered({ collection, locale, sort }: ListRequest, order: Sql, slice: Slice): Sql {
  const rowLocale = sort === 'title' ? sql`locale = ${locale}` : sql`locale = 'en'`
  return sql`
    select position from listings where collection = ${collection} and ${rowLocale}
    order by ${order} limit ${slice.limit} offset ${slice.offset}`
}

/** The CTEs of one page; the last is `page` with `position` and `rank`. */
export function pageCtes(request: ListRequest, isFiltered: boolean): Sql[] {
  const { collection, sort, page, limit, nearby } = request
  const offset = (page - 1) * limit
  const slice = { offset, limit, end: offset + limit }
  const order = sort === 'distance' ? orders.relevance : orders[sort]
  const withoutCtes = (query: Sql): PageSelection => ({ ctes: [], query })
  const { ctes, query } =
    sort === 'distance' && nearby
      ? withoutCtes(selectNearest(collection, nearby, isFiltered ? isMatchWalked : sql`true`, slice))
      : isFiltered
        ? selectFiltered(request, order, slice)
        : withoutCtes(selectUnfiltered(request, order, slice))
  return [
    ...ctes,
    sql`page as materialized (select position, row_number() over () as rank from (${query}) as ordered)`,
  ]
}
