import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Facet } from '@/domains/cards/entry'
import type { Cards, Listed } from '@/domains/catalog/collections'
import { titleHolds } from '@/domains/catalog/write/titles'
import { difficulties } from '@/domains/guides/difficulty'
import { edibilities } from '@/domains/species/vocabulary'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'

/**
 * `oldest` is by creation, as the product documents ask; `newest` by publication; `deadliest` puts the species one
 * must not mistake first, `easiest` the guides one can begin with.
 */
export type Sort = 'oldest' | 'newest' | 'title' | 'deadliest' | 'easiest'

export interface ListingQuery<C extends Listed> {
  collection: C
  /** Each must be carried. */
  facets?: readonly Facet[]
  /** One at least must be carried, where any are named. */
  anyOf?: readonly Facet[]
  /** Words that the title holds; none ask for nothing. */
  titled?: string | null
  sort: Sort
  /** From 1. */
  page: number
  limit: number
}

export interface ListingPage<Card> {
  cards: Card[]
  total: number
  page: number
  /** At least 1, so that an empty list still has a first page. */
  pages: number
  /** Place of the first and last card shown, from 1; both 0 when there is none. */
  from: number
  to: number
}

/** A closed list of words as a PostgreSQL array, in its own order. */
function wordList(words: readonly string[]) {
  return sql`${`{${words.join(',')}}`}::text[]`
}

const orders = {
  oldest: sql`created_at, document`,
  newest: sql`published_at desc, document`,
  title: sql`title, document`,
  deadliest: sql`array_position(${wordList(edibilities)}, card ->> 'edibility'), title, document`,
  easiest: sql`array_position(${wordList(difficulties)}, card ->> 'difficulty'), created_at, document`,
}

function carrying(facets: readonly Facet[]) {
  return facets.map(
    (facet) => sql`and facets && (select array_agg(id) from listing_facets where facet = ${facet})`,
  )
}

function carryingAny(facets: readonly Facet[]) {
  if (facets.length === 0) return []
  const wanted = sql`select jsonb_array_elements_text(${JSON.stringify(facets)}::jsonb)`
  return [sql`and facets && (select array_agg(id) from listing_facets where facet in (${wanted}))`]
}

function titledWith(words: string | null | undefined, inList: SQL) {
  return words?.trim()
    ? [sql`and ordinal in (select ordinal from listing_titles where ${inList} and ${titleHolds(words)})`]
    : []
}

/** One page of a list, published entries only, in the reader's language. */
export async function listingPage<C extends Listed>(
  reader: Reader,
  { collection, facets = [], anyOf = [], titled, sort, page, limit }: ListingQuery<C>,
): Promise<ListingPage<Cards[C]>> {
  const db = databaseOf(reader.payload)
  const inList = sql`collection = ${collection} and locale = ${reader.locale}`
  const matching = sql.join(
    [
      sql`from listings where ${inList}`,
      ...carrying(facets),
      ...carryingAny(anyOf),
      ...titledWith(titled, inList),
    ],
    sql` `,
  )
  const [counted, found] = await Promise.all([
    db.execute(sql`select count(*)::int as total ${matching}`),
    db.execute(
      sql`select card ${matching} order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`,
    ),
  ])
  const total = Number(counted.rows[0]?.total ?? 0)
  const cards = found.rows.map(({ card }) => card as Cards[C])
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

/** How many published entries of a collection carry each facet. Facets that none carries are absent. */
export async function facetCounts(reader: Reader, collection: Listed): Promise<Map<string, number>> {
  const { rows } = await databaseOf(reader.payload).execute(sql`
    select facet, count(*)::int as total
    from listings cross join unnest(facets) as carried join listing_facets on id = carried
    where collection = ${collection} and locale = ${reader.locale}
    group by facet`)
  return new Map(rows.map(({ facet, total }) => [String(facet), Number(total)]))
}

/** The cards of some documents in the order asked for; what is not published is left out. */
export async function cardsOf<C extends Listed>(
  reader: Reader,
  collection: C,
  ids: readonly string[],
): Promise<Cards[C][]> {
  if (ids.length === 0) return []
  const { rows } = await databaseOf(reader.payload).execute(sql`
    select card from listings join jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as wanted (id, place)
      on document = wanted.id::uuid
    where collection = ${collection} and locale = ${reader.locale}
    order by wanted.place`)
  return rows.map(({ card }) => card as Cards[C])
}
