import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Filterable, sections } from '@/domains/catalog/filters/sections'
import { segmentPower } from '@/domains/catalog/index-format'
import type { ListRequest } from './filter-bitmaps'
import { commaList, intArray, limitIf, type Sql } from './sql-parts'

/**
 * The filters under which a facet is counted. 0 is all filters; a filtered section counts its own values under scope
 * `section index + 1`, which ignores the section's own filter.
 */
export const allFilters = 0

export const scopeOf = (collection: Filterable, section: string): number =>
  sections[collection].findIndex(({ name }) => name === section) + 1

const scopeColumn = (scope: number) => sql.identifier(`scope_${scope}`)

/**
 * Whether the matches are so few that reading their rows is cheaper than scanning all bitmaps. The scan costs nearly
 * the same for one scope and for five.
 */
export const fewMatches = sql`
  select coalesce(
    (select sum(bit_count(bits)) from matches) <= greatest(200, (select total from list_size) / 150), true
  ) as few`

/** Bit `position` of all matches, 1 or 0. */
export const matchBit = (position: Sql): Sql =>
  sql`get_bit((select ${scopeColumn(allFilters)} from remaining), ${position})`

/**
 * One row: for each scope the matches of the whole list as a single bit string by position, and the segments that have
 * any. Single values, because joining a table of bitmaps makes the planner hash kilobytes a row and rules out parallel
 * workers.
 */
export const remainingMatches = (scopes: readonly number[]): Sql => sql`
  select ${commaList(
    scopes.map(
      (scope) =>
        sql`concat_bits(coalesce(${scopeColumn(scope)}, 0::bit(8192)) order by segment) as ${scopeColumn(scope)}`,
    ),
  )}, concat_bits((matched.segment is not null)::int::bit order by segment) as segments
  from generate_series(0, (select max(position) >> ${segmentPower}::int from listings where locale = 'en')) as segment
  left join (
    select segment, ${commaList(
      scopes.map((scope) => sql`bit_or(bits) filter (where scope = ${scope}::int) as ${scopeColumn(scope)}`),
    )} from matches group by segment
  ) as matched using (segment)`

/** Counts by scanning the bitmaps of all counted facets once, if there are many matches. */
function countByBitmaps(facets: readonly number[], scopeBits: Sql): Sql {
  const segmentBits = sql`substring(${scopeBits} from (segment << ${segmentPower}::int) + 1 for 8192)`
  // The useless `order by` makes the planner expect that all rows are needed, so that it considers parallel workers.
  return sql`
    (
      select * from (
        select facet, sum(bit_count(bits & ${segmentBits}))::int as total
        from facet_bitmaps
        where substring((select segments from remaining) from segment + 1 for 1) >= 1::bit(1)
          and facet = any (${intArray(facets)})
        group by facet
      ) as scanned
      order by total limit ${limitIf(sql`not (select few from few_matches)`, sql`null`)}
    )`
}

/** Counts by reading the facets of each match; `match_positions` is empty if there are many. */
const countByRows = (scope: Sql): Sql => sql`
    select facet, total
    from (
      select scope, facet, count(*)::int as total
      from (
        select scope, unnest(facets) as facet from match_positions cross join lateral (
          select facets from listings where listings.position = match_positions.position and locale = 'en' offset 0
        ) as fetched
      ) as carried group by scope, facet
    ) as by_scope where scope = ${scope}`

/** How many matches carry each facet, each facet counted in its own scope. */
export function facetCounts(
  { collection, resolved }: ListRequest,
  countedFacets: ReadonlyMap<string, readonly number[]>,
): Sql {
  const filtered = [...countedFacets].filter(([section]) => resolved.bySection.has(section))
  const byScope = (render: (scope: number) => Sql) =>
    filtered.length > 0
      ? sql`case ${sql.join(
          filtered.map(
            ([section, facets]) =>
              sql`when facet = any (${intArray(facets)}) then ${render(scopeOf(collection, section))}`,
          ),
          sql` `,
        )} else ${render(allFilters)} end`
      : render(allFilters)
  const scopeBits = byScope((scope) => sql`(select ${scopeColumn(scope)} from remaining)`)
  const scopeNumber = byScope((scope) => sql`${scope}::int`)
  return sql`
    ${countByBitmaps([...countedFacets.values()].flat(), scopeBits)}
    union all ${countByRows(scopeNumber)}`
}
