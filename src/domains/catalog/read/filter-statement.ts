import { sql } from '@payloadcms/db-postgres/drizzle'
import { allFilters, facetCounts, fewMatches, remainingMatches, scopeOf } from './facet-counts'
import { type FilterBitmap, filterBitmaps, intersect, type ListRequest } from './filter-bitmaps'
import { pageCtes, positionsOf } from './page-selection'
import { commaList, type Sql } from './sql-parts'

// README.md explains the statements of this file.

const selectCards = ({ locale }: ListRequest) =>
  sql`(select json_agg(card order by rank) from page join listings using (position) where locale = ${locale}) as cards`

/** Selects `cards` of one page of an unfiltered list. */
export const unfilteredStatement = (request: ListRequest): Sql =>
  sql`with ${commaList(pageCtes(request, false))} select ${selectCards(request)}`

interface Scope {
  scope: number
  bitmaps: readonly FilterBitmap[]
}

/** All filters, and for each filtered section that is counted all filters but its own. */
function scopesOf(
  { collection }: ListRequest,
  bitmaps: readonly FilterBitmap[],
  countedFacets: ReadonlyMap<string, readonly number[]>,
): Scope[] {
  const sectionScopes = bitmaps.flatMap(({ name, section }) =>
    section && countedFacets.has(section.name)
      ? [
          {
            scope: scopeOf(collection, section.name),
            bitmaps: bitmaps.filter((other) => other.name !== name),
          },
        ]
      : [],
  )
  return [{ scope: allFilters, bitmaps }, ...sectionScopes]
}

/**
 * Selects `total`, `counts` (by facet id) and `cards` of one page of a filtered list. `countedFacets` are facet ids by
 * section.
 */
export function filteredStatement(
  request: ListRequest,
  countedFacets: ReadonlyMap<string, readonly number[]>,
): Sql {
  const { listFacet } = request.resolved
  const bitmaps = filterBitmaps(request)
  const scopes = scopesOf(request, bitmaps, countedFacets)
  const matches = scopes.map(
    ({ scope, bitmaps: applied }) =>
      sql`select ${scope}::int as scope, matched.* from (${intersect(listFacet, applied)}) as matched`,
  )
  const ctes = [
    ...bitmaps.map(({ name, query }) => sql`${sql.identifier(name)} as materialized (${query})`),
    sql`matches as materialized (${sql.join(matches, sql` union all `)})`,
    sql`list_size as materialized (
      select coalesce(sum(bit_count(bits)), 0)::bigint as total from facet_bitmaps where facet = ${listFacet})`,
    sql`match_count as materialized (
      select coalesce(sum(bit_count(bits)), 0)::int as total from matches where scope = ${allFilters})`,
    sql`few_matches as materialized (${fewMatches})`,
    sql`match_positions as materialized (${positionsOf(sql`(select * from matches where (select few from few_matches)) as few`)})`,
    sql`remaining as materialized (${remainingMatches(scopes.map(({ scope }) => scope))})`,
    sql`counts as materialized (${facetCounts(request, countedFacets)})`,
    ...pageCtes(request, true),
  ]
  return sql`
    with ${commaList(ctes)}
    select (select total from match_count) as total,
      (select json_object_agg(facet, total) from counts where total > 0) as counts,
      ${selectCards(request)}`
}
