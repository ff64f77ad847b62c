import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Facet } from '@/domains/cards/entry'
import type { Cards, Listed } from '@/domains/catalog/collections'
import { titleContains } from '@/domains/catalog/index-format'
import { difficulties } from '@/domains/guides/difficulty'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

/**
 * `oldest` is by creation, as the product documents require; `newest` by publication; `relevance` by completeness,
 * ratings and likes; `deadliest` puts the most dangerous species first, `easiest` the guides for beginners.
 */
export type ListSort = 'oldest' | 'newest' | 'relevance' | 'title' | 'deadliest' | 'easiest'

export interface ListPageRequest<C extends Listed> {
  collection: C
  /** An entry must carry all of these. */
  facets?: readonly Facet[]
  /** If not empty, an entry must carry at least one of these. */
  anyOf?: readonly Facet[]
  /** The title must contain each of these words. */
  titleWords?: string | null
  sort: ListSort
  /** From 1. */
  page: number
  limit: number
}

export interface CardPage<Card> {
  cards: Card[]
  total: number
  page: number
  /** At least 1, so that an empty list has a first page. */
  pages: number
  /** Rank of the first and the last card shown, from 1; both 0 if there are none. */
  from: number
  to: number
}

/** A vocabulary as a PostgreSQL array, in its own order. */
function textArray(words: readonly string[]) {
  return sql`${`{${words.join(',')}}`}::text[]`
}

const orders = {
  oldest: sql`created_at, document`,
  newest: sql`published_at desc, document`,
  relevance: sql`relevance desc, published_at desc, document`,
  title: sql`title, document`,
  deadliest: sql`danger_rank, title, document`,
  easiest: sql`array_position(${textArray(difficulties)}, card ->> 'difficulty'), created_at, document`,
}

function hasFacets(facets: readonly Facet[]) {
  return facets.map(
    (facet) => sql`and facets && (select array_agg(id) from listing_facets where facet = ${facet})`,
  )
}

function hasAnyFacet(facets: readonly Facet[]) {
  if (facets.length === 0) return []
  const values = sql`select jsonb_array_elements_text(${JSON.stringify(facets)}::jsonb)`
  return [sql`and facets && (select array_agg(id) from listing_facets where facet in (${values}))`]
}

function hasTitleWords(words: string | null | undefined, inList: SQL) {
  return words?.trim()
    ? [sql`and position in (select position from listing_titles where ${inList} and ${titleContains(words)})`]
    : []
}

/** What a request selects in the reader's language, published entries only: the end of a query. */
function matchingEntries<C extends Listed>(
  reader: Reader,
  { collection, facets = [], anyOf = [], titleWords }: ListPageRequest<C>,
): SQL {
  const inList = sql`collection = ${collection} and locale = ${reader.locale}`
  return sql.join(
    [
      sql`from listings where ${inList}`,
      ...hasFacets(facets),
      ...hasAnyFacet(anyOf),
      ...hasTitleWords(titleWords, inList),
    ],
    sql` `,
  )
}

/** The cards of one page of a list, where nobody asks how many there are in all. */
export async function getListedCards<C extends Listed>(
  reader: Reader,
  request: ListPageRequest<C>,
): Promise<Cards[C][]> {
  const { sort, page, limit } = request
  const rows = await queryRows<{ card: Cards[C] }>(
    databaseOf(reader.payload),
    sql`
      select card ${matchingEntries(reader, request)}
      order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`,
  )
  return rows.map(({ card }) => card)
}

/** One page of a list in the reader's language, published entries only. */
export async function getListPage<C extends Listed>(
  reader: Reader,
  request: ListPageRequest<C>,
): Promise<CardPage<Cards[C]>> {
  const { page, limit } = request
  const [[count], cards] = await Promise.all([
    queryRows<{ total: number }>(
      databaseOf(reader.payload),
      sql`select count(*)::int as total ${matchingEntries(reader, request)}`,
    ),
    getListedCards(reader, request),
  ])
  const total = count?.total ?? 0
  const from = cards.length === 0 ? 0 : (page - 1) * limit + 1
  return {
    cards,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    from,
    to: from === 0 ? 0 : from + cards.length - 1,
  }
}

/** How many published entries of a collection carry each facet. Facets without entries are absent. */
export async function countByFacet(reader: Reader, collection: Listed): Promise<Map<string, number>> {
  const rows = await queryRows<{ facet: string; total: number }>(
    databaseOf(reader.payload),
    sql`
      with list as materialized (
        select segment, bits from facet_bitmaps
        where facet = (select id from listing_facets where facet = ${`collection:${collection}`})
      ),
      counts as (
        select facet as id, sum(bit_count(facet_bitmaps.bits & list.bits))::int as total
        from list join facet_bitmaps using (segment) group by facet
      )
      select facet, total from counts join listing_facets using (id) where total > 0`,
  )
  return new Map(rows.map(({ facet, total }) => [facet, total]))
}

/** The cards of these documents in the given order. Documents that are not published are left out. */
export async function getCards<C extends Listed>(
  reader: Reader,
  collection: C,
  ids: readonly string[],
): Promise<Cards[C][]> {
  if (ids.length === 0) return []
  const rows = await queryRows<{ card: Cards[C] }>(
    databaseOf(reader.payload),
    sql`
      select card from listings join jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as requested (id, place)
        on document = requested.id::uuid
      where collection = ${collection} and locale = ${reader.locale}
      order by requested.place`,
  )
  return rows.map(({ card }) => card)
}
