import { sql } from '@payloadcms/db-postgres/drizzle'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'

/** Inserts facets that are new. Returns a function that maps facet names to their ids in `listing_facets`. */
export async function facetIdsOf(
  db: Database,
  facets: readonly string[],
): Promise<(names: readonly string[]) => number[]> {
  const values = sql.param(JSON.stringify([...new Set(facets)].sort()))
  await db.execute(sql`
    insert into listing_facets (facet) select jsonb_array_elements_text(${values}::jsonb)
    on conflict (facet) do nothing`)
  const rows = await queryRows<{ facet: string; id: number }>(
    db,
    sql`
      select facet, id from listing_facets where facet in (select jsonb_array_elements_text(${values}::jsonb))`,
  )
  const ids = new Map(rows.map(({ facet, id }) => [facet, id]))
  return (names) => names.flatMap((name) => ids.get(name) ?? [])
}

/** Returns a function that gives the ids of the category facets under which some of these species are listed. */
export async function speciesCategoryIdsOf(
  db: Database,
  species: readonly string[],
): Promise<(ids: readonly string[]) => number[]> {
  if (species.length === 0) return () => []
  const rows = await queryRows<{ document: string; id: number }>(
    db,
    sql`
      select document, id from listings cross join unnest(facets) as carried join listing_facets on id = carried
      where collection = 'mushrooms' and locale = 'en' and facet like 'category:%'
        and document in (select jsonb_array_elements_text(${JSON.stringify(species)}::jsonb)::uuid)`,
  )
  return (ids) => rows.filter(({ document }) => ids.includes(document)).map(({ id }) => id)
}
