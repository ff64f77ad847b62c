import { sql } from '@payloadcms/db-postgres/drizzle'
import { segmentPower } from '../listings/bits'
import type { Neighbour } from './near'
import type { Filters } from './query'
import type { Resolved } from './resolve'
import { type Filterable, type Section, type Sort, sections } from './sections'

export interface Question {
  collection: Filterable
  locale: string
  resolved: Resolved
  filters: Filters
  neighbours: readonly Neighbour[] | null
  sort: Sort
  page: number
  limit: number
}

type Sql = ReturnType<typeof sql>

/** What a list is narrowed down by: for each run of ordinals, the bits of those who stay. */
interface Narrowing {
  name: string
  /** Counts of a section's own values leave the section itself aside. */
  section?: Section
  bits: Sql
}

const numbers = (some: readonly number[]) => sql`${`{${some.join(',')}}`}::int[]`

const bitsOfFacets = (facets: readonly number[]) =>
  sql`select segment, bit_or(bits) as bits from listing_bits where facet = any (${numbers(facets)}) group by segment`

const bitsOfRows = (where: Sql) => sql`
  select ordinal >> ${segmentPower}::int as segment, marked(ordinal & ((1 << ${segmentPower}::int) - 1), 1) as bits
  from listings where ${where} group by 1`

/** The text of a LIKE that holds these words as they stand. */
const containing = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

function narrowingsOf({ collection, locale, resolved, filters, neighbours }: Question): Narrowing[] {
  const english = sql`collection = ${collection} and locale = 'en'`
  const inSections = sections[collection].flatMap((section) => {
    const facets = resolved.bySection.get(section.name)
    return facets ? [{ section, bits: bitsOfFacets(facets) }] : []
  })
  const besides: Sql[] = resolved.marks.map((facet) => bitsOfFacets([facet]))
  const { price, words } = filters
  if (price && (price.from !== null || price.to !== null))
    besides.push(
      bitsOfRows(
        sql`${english} and price_min <= ${price.to ?? Number.MAX_SAFE_INTEGER}::bigint and price_max >= ${price.from ?? 0}::bigint`,
      ),
    )
  if (words)
    besides.push(
      bitsOfRows(sql`collection = ${collection} and locale = ${locale} and title ilike ${containing(words)}`),
    )
  if (neighbours) {
    const documents = JSON.stringify(neighbours.map(({ document }) => document))
    const among = sql`(select jsonb_array_elements_text(${documents}::jsonb))`
    besides.push(
      collection === 'products'
        ? sql`select segment, bit_or(bits) as bits from listing_bits join listing_facets on id = listing_bits.facet
            where listing_facets.facet in (select 'vendor:' || jsonb_array_elements_text(${documents}::jsonb)) group by segment`
        : bitsOfRows(sql`${english} and document::text in ${among}`),
    )
  }
  return [...inSections, ...besides.map((bits) => ({ bits }))].map((one, at) => ({
    ...one,
    name: `narrowing_${at}`,
  }))
}

/** Everything in the list that stays under some narrowings, where anything does. */
function stays(all: number, narrowings: readonly Narrowing[]): Sql {
  const tables = narrowings.map(({ name }) => sql.identifier(name))
  const joined = tables.map((table) => sql`join ${table} on ${table}.segment = listed.segment`)
  const bits = sql.join([sql`listed.bits`, ...tables.map((table) => sql`${table}.bits`)], sql` & `)
  return sql`
    select * from (
      select listed.segment, ${bits} as bits from listing_bits as listed ${sql.join(joined, sql` `)}
      where listed.facet = ${all}
    ) as narrowed where bits <> 0::bit(8192)`
}

/**
 * Every value of a list's sections with its facet. Counts of a section that something is chosen in rest on what the
 * others leave, those of all others on what matches.
 */
function options({ collection, resolved }: Question): Sql {
  const named = sections[collection].map(({ name, source }) => ({
    ...source,
    section: name,
    basis: resolved.bySection.has(name) ? name : '',
  }))
  return sql`
    with section as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
        as section (section text, basis text, root text, kind text, collection text)
    ),
    named as materialized (
      select id, split_part(facet, ':', 1) as kind, substr(facet, strpos(facet, ':') + 1) as value from listing_facets
    )
    select section, basis, named.id as facet, substr(path, length(root) + 2) as value, null as collection
    from section join categories on starts_with(path, root || '/')
    join named on named.kind = 'category' and named.value = categories.id::text
    union all
    select section, basis, id, value, collection from section join named using (kind)`
}

/** Ones are counted row by row, held together by `offset 0`, before anything so wide would be sorted. */
const tally = (basis: string, table: string, which = sql`true`) => sql`
  select ${basis}::text as basis, facet, sum(ones)::int as total
  from (
    select facet, bit_count(listing_bits.bits & narrowed.bits) as ones
    from ${sql.identifier(table)} as narrowed join listing_bits on listing_bits.segment = narrowed.segment
    where ${which} offset 0
  ) as counted group by facet`

/** How many of what stays carry each value of the sections that nothing is chosen in. */
function tallyOfAll(narrowed: boolean): Sql[] {
  if (!narrowed) return [tally('', 'matched')]
  return [
    sql`select * from (${tally('', 'matched')}) as tallied where not ${isFew}`,
    sql`select '', carried, count(*)::int from ${rowsOfFew(sql`locale = 'en'`)} cross join unnest(fetched.facets) as carried where ${isFew} group by carried`,
  ]
}

/** Orders whose every row is in an index, so that walking along it touches no document. */
const orders = {
  relevance: sql`relevance desc, ordinal`,
  newest: sql`published_at desc, ordinal`,
  oldest: sql`created_at, ordinal`,
  price: sql`price_min, price_max, ordinal`,
  'price-desc': sql`price_min desc, price_max desc, ordinal desc`,
  rating: sql`weighted_rating desc, ordinal`,
  likes: sql`like_count desc, ordinal`,
  title: sql`title, ordinal`,
} satisfies Partial<Record<Sort, Sql>>

/** So few are told apart one by one; more are counted by bits, and met soon on a walk along an order. */
const few = 500
const isFew = sql`(select total <= ${few}::int from size)`

/** Bits to ordinals, by words of 64 that hold any: what it takes grows with how many there are, not with the rest. */
const ordinalsOfFew = sql`
  select (segment << ${segmentPower}::int) + (word << 6) + place as ordinal
  from matched
  cross join generate_series(0, (1 << (${segmentPower}::int - 6)) - 1) as word
  cross join lateral (select substring(bits from word * 64 + 1 for 64) as held) as within
  cross join generate_series(0, 63) as place
  where ${isFew} and held <> 0::bit(64) and get_bit(held, place) = 1`

/** The rows of the few. Were it a join, the planner would take them for many. */
const rowsOfFew = (which: Sql) =>
  sql`met cross join lateral (select * from listings where listings.ordinal = met.ordinal and ${which} offset 0) as fetched`

/** One page of what stays, as ordinals in their order. */
function pageOf({ collection, locale, sort, page, limit, neighbours }: Question, narrowed: boolean): Sql {
  const before = (page - 1) * limit
  const within = sql`limit ${limit} offset ${before}`
  const stays = narrowed ? sql`get_bit((select bits from whole), listings.ordinal) = 1` : sql`true`
  if (sort === 'distance' && neighbours) {
    const theirs =
      collection === 'products'
        ? sql`listings.vendor = near.document`
        : sql`listings.document = near.document and collection = ${collection}`
    return sql`
      select ordinal from jsonb_to_recordset(${JSON.stringify(neighbours)}::jsonb) as near (document uuid, kilometres float8)
      join listings on ${theirs} and locale = 'en'
      where ${stays} order by kilometres, near.document, relevance desc, ordinal ${within}`
  }
  const order = sort === 'distance' ? orders.relevance : orders[sort]
  const which = sort === 'title' ? sql`locale = ${locale}` : sql`locale = 'en'`
  const walk = sql`select ordinal from listings where collection = ${collection} and ${which} and ${stays} order by ${order} ${within}`
  if (!narrowed) return walk
  return sql`
    (select ordinal from (${walk}) as walked where not ${isFew} and (select total > ${before}::int from size))
    union all
    (select ordinal from (select fetched.* from ${rowsOfFew(which)} where ${isFew} order by ${order} ${within}) as sorted)`
}

/** Counted values as their sections call them: entries by slug, with their title. */
const labels = sql`
  select section, coalesce(slug, value) as value, title, total
  from tallied join option using (facet, basis)
  left join listings on option.collection is not null and locale = 'en' and listings.collection = option.collection
    and document = case when option.collection is not null then value::uuid end
  where total > 0 and (option.collection is null or slug is not null)`

/** One page, as cards in the reader's language. */
const paged = (question: Question, narrowed: boolean) =>
  sql`page as materialized (select ordinal, row_number() over () as rank from (${pageOf(question, narrowed)}) as ordered)`

const cards = ({ locale }: Question) =>
  sql`(select json_agg(card order by rank) from page join listings using (ordinal) where locale = ${locale}) as cards`

/** The cards of one page of a list that nothing narrows down. */
export const pageStatement = (question: Question): Sql =>
  sql`with ${paged(question, false)} select ${cards(question)}`

/** The whole answer in one statement: how many there are, what each value would give, and the cards of one page. */
export function statement(question: Question): Sql {
  const { resolved } = question
  const narrowings = narrowingsOf(question)
  const narrowed = narrowings.length > 0
  const own = narrowings.flatMap(({ name, section }) => (section ? [{ name, section }] : []))
  const without = (name: string) => `without_${name}`
  const parts = [
    ...narrowings.map(({ name, bits }) => sql`${sql.identifier(name)} as materialized (${bits})`),
    sql`matched as materialized (${stays(resolved.all, narrowings)})`,
    ...own.map(
      ({ name }) =>
        sql`${sql.identifier(without(name))} as materialized (${stays(
          resolved.all,
          narrowings.filter((one) => one.name !== name),
        )})`,
    ),
    sql`size as materialized (
      select coalesce(sum(bit_count(bits)), 0)::int as total from matched)`,
    sql`met as materialized (${ordinalsOfFew})`,
    sql`whole as materialized (
      select joined_bits(coalesce(bits, 0::bit(8192)) order by segment) as bits
      from generate_series(0, (select max(ordinal) >> ${segmentPower}::int from listings)) as segment
      left join matched using (segment))`,
    sql`option as materialized (${options(question)})`,
    sql`tallied as materialized (${sql.join(
      [
        ...tallyOfAll(narrowed),
        ...own.map(({ name, section }) =>
          tally(
            section.name,
            without(name),
            sql`facet in (select facet from option where basis = ${section.name})`,
          ),
        ),
      ],
      sql` union all `,
    )})`,
    paged(question, narrowed),
  ]
  return sql`
    with ${sql.join(parts, sql`,\n`)}
    select (select total from size) as total,
      (select json_agg(label) from (${labels}) as label) as labels,
      ${cards(question)}`
}
