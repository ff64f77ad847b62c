import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Filters } from '@/domains/catalog/filters/list-query'
import { type Filterable, type Section, type Sort, sections } from '@/domains/catalog/filters/sections'
import { segmentPower } from '@/domains/catalog/write/facet-bitmaps'
import { titleHolds } from '@/domains/catalog/write/titles'
import type { Neighbour } from './near'
import { bitsWithin, type PriceDigits } from './price-range'
import type { Resolved } from './resolve-filters'

export interface Question {
  collection: Filterable
  locale: string
  resolved: Resolved
  digits: PriceDigits | null
  filters: Filters
  neighbours: readonly Neighbour[] | null
  sort: Sort
  page: number
  limit: number
}

/** A list narrowed down, and the facets whose carriers are counted, by section. */
export interface Counting extends Question {
  counted: ReadonlyMap<string, readonly number[]>
}

export type Sql = ReturnType<typeof sql>

/** What a list is narrowed down by: for each run of ordinals, the bits of those who stay. */
interface ListRequest {
  name: string
  /** Counts of a section's own values leave the section itself aside. */
  section?: Section
  bits: Sql
}

const listOf = (parts: Sql[]) => sql.join(parts, sql`,\n`)

const numbers = (some: readonly number[]) => sql`${`{${some.join(',')}}`}::int[]`

const bitsOfFacets = (facets: readonly number[]) =>
  sql`select segment, bit_or(bits) as bits from listing_bits where facet = any (${numbers(facets)}) group by segment`

const bitsOfRows = (rows: Sql) => sql`
  select ordinal >> ${segmentPower}::int as segment, marked(ordinal & ((1 << ${segmentPower}::int) - 1), 1) as bits
  from ${rows} group by 1`

function narrowingsOf({
  collection,
  locale,
  resolved,
  digits,
  filters,
  neighbours,
}: Question): ListRequest[] {
  const inSections = sections[collection].flatMap((section) => {
    const facets = resolved.bySection.get(section.name)
    return facets ? [{ section, bits: bitsOfFacets(facets) }] : []
  })
  const besides: Sql[] = resolved.marks.map((facet) => bitsOfFacets([facet]))
  const { price, words } = filters
  if (price && digits) besides.push(bitsWithin(resolved.all, price, digits))
  if (words)
    besides.push(
      bitsOfRows(
        sql`listing_titles where collection = ${collection} and locale = ${locale} and ${titleHolds(words)}`,
      ),
    )
  if (neighbours) {
    const documents = JSON.stringify(neighbours.map(({ document }) => document))
    const among = sql`(select jsonb_array_elements_text(${documents}::jsonb))`
    besides.push(
      collection === 'products'
        ? sql`select segment, bit_or(bits) as bits from listing_bits join listing_facets on id = listing_bits.facet
            where listing_facets.facet in (select 'vendor:' || jsonb_array_elements_text(${documents}::jsonb)) group by segment`
        : bitsOfRows(
            sql`listings where collection = ${collection} and locale = 'en' and document::text in ${among}`,
          ),
    )
  }
  return [...inSections, ...besides.map((bits) => ({ bits }))].map((one, at) => ({
    ...one,
    name: `narrowing_${at}`,
  }))
}

/** The section that alone narrows a list down: what its values would give is what they give of the whole list. */
export function sectionAlone(question: Question): string | undefined {
  const [one, ...others] = narrowingsOf(question)
  return others.length === 0 ? one?.section?.name : undefined
}

/** Everything in the list that stays under some narrowings, where anything does. */
function stays(all: number, narrowings: readonly ListRequest[]): Sql {
  const tables = narrowings.map(({ name }) => sql.identifier(name))
  const joined = tables.map((table) => sql`join ${table} on ${table}.segment = listed.segment`)
  const bits = sql.join([sql`listed.bits`, ...tables.map((table) => sql`${table}.bits`)], sql` & `)
  return sql`
    select * from (
      select listed.segment, ${bits} as bits from listing_bits as listed ${sql.join(joined, sql` `)}
      where listed.facet = ${all}
    ) as narrowed where bits <> 0::bit(8192)`
}

/** The basis of what nothing is chosen in: what is left of the list. A section's own is its place, from 1. */
const whole = 0

const basisOf = (collection: Filterable, section: string) =>
  sections[collection].findIndex(({ name }) => name === section) + 1

/**
 * Told apart one by one where all bases together are few beside the whole list, and by bits where they are many: the
 * pass over the bits costs nearly the same for one basis and for five.
 */
const areFew = sql`(select sum(bit_count(bits)) from narrowed) <= greatest(200, (select total from listed_size) / 150)`

const basisColumn = (basis: number) => sql.identifier(`basis_${basis}`)

/** What is left of the whole list in one string of bits by ordinal, for each basis; and the runs that have any. */
const leftOver = (own: readonly number[]) => sql`
  select ${listOf(
    [whole, ...own].map(
      (basis) =>
        sql`joined_bits(coalesce(${basisColumn(basis)}, 0::bit(8192)) order by segment) as ${basisColumn(basis)}`,
    ),
  )}, joined_bits((matched.segment is not null)::int::bit order by segment) as runs
  from generate_series(0, (select max(ordinal) >> ${segmentPower}::int from listings where locale = 'en')) as segment
  left join (
    select segment, ${listOf(
      [whole, ...own].map(
        (basis) => sql`bit_or(bits) filter (where basis = ${basis}::int) as ${basisColumn(basis)}`,
      ),
    )} from narrowed group by segment
  ) as matched using (segment)`

/** A limit that asks for nothing unless it must: what is below it is not even begun, in this process or another. */
const onlyIf = (must: Sql, limit: Sql) => sql`case when ${must} then ${limit} else 0 end`

/**
 * How many of what is left carry each value: one pass over the bits of the runs that anything is left in, each facet
 * under its own basis. The pass asks nothing but single values of the rest of the statement, so that it may be shared
 * among processes where there is much. Its order is nobody's, but makes the planner expect it to be read to its end.
 */
function tally({ collection, resolved, counted }: Counting): Sql {
  const own = [...counted].filter(([name]) => resolved.bySection.has(name))
  const byBasis = (of: (basis: number) => Sql) =>
    own.length > 0
      ? sql`case ${sql.join(
          own.map(
            ([name, facets]) =>
              sql`when facet = any (${numbers(facets)}) then ${of(basisOf(collection, name))}`,
          ),
          sql` `,
        )} else ${of(whole)} end`
      : of(whole)
  const left = byBasis((basis) => sql`(select ${basisColumn(basis)} from left_over)`)
  const ofRun = sql`substring(${left} from (segment << ${segmentPower}::int) + 1 for 8192)`
  return sql`
    (
      select * from (
        select facet, sum(bit_count(bits & ${ofRun}))::int as total
        from listing_bits
        where substring((select runs from left_over) from segment + 1 for 1) >= 1::bit(1)
          and facet = any (${numbers([...counted.values()].flat())})
        group by facet
      ) as passed
      order by total limit ${onlyIf(sql`not (select few from are_few)`, sql`null`)}
    )
    union all
    select facet, total
    from (
      select basis, facet, count(*)::int as total
      from (
        select basis, unnest(facets) as facet from met cross join lateral (
          select facets from listings where listings.ordinal = met.ordinal and locale = 'en' offset 0
        ) as fetched
      ) as carried group by basis, facet
    ) as each where basis = ${byBasis((basis) => sql`${basis}::int`)}`
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

/** Bits to ordinals: what it takes grows with how many there are, for the zeros between two ones are passed at once. */
const ordinalsOf = (runs: Sql) => sql`
  select basis, (segment << ${segmentPower}::int) + place as ordinal
  from ${runs} cross join lateral (
    select (sum(length(zeros) + 1) over (rows unbounded preceding))::int - 1 as place
    from string_to_table(bits::text, '1') with ordinality as gap (zeros, number) where number <= bit_count(bits)
  ) as ones`

/** So much of an order is walked along at most before what is left is sorted instead. */
const longestTry = 20_000

/** What one of those that are left takes to be fetched and sorted, or read with its list and sorted, in steps of a walk. */
const steps = { fetched: 25, read: 5 }

interface Expected {
  /** Whether a walk of the length that its share of the list gives has been tried. */
  isTried: Sql
  walk: Sql
  total: Sql
  listed: Sql
}

/**
 * The ways to a page where a try has not led to it, with the steps that each is expected to take (measured: decision
 * 014). A try that has failed tells that the order has to do with the filter, as titles mostly do: the page may stand
 * anywhere.
 */
function waysTo(sort: Sort, { isTried, walk, total, listed }: Expected): Record<string, Sql> {
  const fetched = sql`${steps.fetched}::int * ${total}`
  return sort === 'title'
    ? {
        walked: sql`case when ${isTried} then ${listed} else least(2 * ${walk}, ${listed}) end`,
        fetched,
        read: sql`${listed} / 2 + ${steps.read}::int * ${total}`,
      }
    : { walked: sql`case when ${isTried} then ${listed} / 2 else ${walk} end`, fetched }
}

/** One page of what stays, as ordinals in their order, and what must be known before. */
function pageOf({ collection, locale, sort, page, limit, neighbours }: Question, queryList: boolean) {
  const before = (page - 1) * limit
  const within = sql`limit ${limit} offset ${before}`
  const bit = sql`get_bit((select ${basisColumn(whole)} from left_over), ordinal)`
  // The planner expects every third to be greater than 0, and walks; but one in 200 to be equal to 1, and sorts those.
  const stays = queryList ? sql`${bit} > 0` : sql`true`
  const isLeft = sql`${bit} = 1`
  if (sort === 'distance' && neighbours) {
    const theirs =
      collection === 'products'
        ? sql`listings.vendor = near.document`
        : sql`listings.document = near.document and collection = ${collection}`
    return {
      parts: [],
      page: sql`
        select ordinal from jsonb_to_recordset(${JSON.stringify(neighbours)}::jsonb) as near (document uuid, kilometres float8)
        join listings on ${theirs} and locale = 'en'
        where ${stays} order by kilometres, near.document, relevance desc, ordinal ${within}`,
    }
  }
  const order = sort === 'distance' ? orders.relevance : orders[sort]
  const which = sort === 'title' ? sql`locale = ${locale}` : sql`locale = 'en'`
  const inOrder = sql`from listings where collection = ${collection} and ${which}`
  if (!queryList) return { parts: [], page: sql`select ordinal ${inOrder} order by ${order} ${within}` }
  const total = sql`(select total from size)`
  const listed = sql`(select total from listed_size)`
  const end = before + limit
  // Where the order has nothing to do with the filter, a page is full after so many steps as its share of the list says.
  const walk = sql`(${listed} * ${end}::bigint / greatest(${total}, 1))`
  const isTried = sql`4 * ${walk} <= ${longestTry}::int`
  const ways = waysTo(sort, { isTried, walk, total, listed })
  const shortest = sql.join(
    Object.entries(ways).map(([way, taken]) => sql`when ${taken} then ${way}`),
    sql` `,
  )
  const isBy = (way: string) => sql`(select way from chosen) = ${way}`
  const inPlace = (left: Sql, way: string) => sql`
      (select ordinal ${inOrder} and ${left} order by ${order}
        limit ${onlyIf(isBy(way), sql`${limit}::int`)} offset ${before})`
  return {
    parts: [
      sql`tried as materialized (
        select ordinal from (select ordinal ${inOrder} order by ${order} limit ${onlyIf(isTried, sql`4 * ${walk}`)}) as walked
        where ${stays} limit ${end}
      )`,
      sql`chosen as materialized (
        select case
          when ${total} <= ${before}::int then 'none'
          when (select count(*) from tried) = ${end}::int then 'tried'
          else case least(${sql.join(Object.values(ways), sql`, `)}) ${shortest} end
        end as way
      )`,
    ],
    page: sql`
      (select ordinal from tried where ${isBy('tried')} ${within})
      union all ${inPlace(stays, 'walked')}
      ${ways.read ? sql`union all ${inPlace(isLeft, 'read')}` : sql``}
      union all
      (select ordinal from (
        select fetched.* from (${ordinalsOf(sql`narrowed`)} where basis = ${whole} and ${isBy('fetched')}) as stayed
        cross join lateral (select * from listings where listings.ordinal = stayed.ordinal and ${which} offset 0) as fetched
        order by ${order} ${within}) as sorted)`,
  }
}

/** One page, as cards in the reader's language. */
function paged(question: Question, queryList: boolean): Sql[] {
  const { parts, page } = pageOf(question, queryList)
  return [
    ...parts,
    sql`page as materialized (select ordinal, row_number() over () as rank from (${page}) as ordered)`,
  ]
}

const cards = ({ locale }: Question) =>
  sql`(select json_agg(card order by rank) from page join listings using (ordinal) where locale = ${locale}) as cards`

/** The cards of one page of a list that nothing narrows down. */
export const pageStatement = (question: Question): Sql =>
  sql`with ${listOf(paged(question, false))} select ${cards(question)}`

/** The whole answer in one statement: how many there are, what each value would give, and the cards of one page. */
export function statement(question: Counting): Sql {
  const { all } = question.resolved
  const narrowings = narrowingsOf(question)
  const leaving = narrowings.flatMap(({ name, section }) =>
    section && question.counted.has(section.name)
      ? [
          {
            basis: basisOf(question.collection, section.name),
            others: narrowings.filter((one) => one.name !== name),
          },
        ]
      : [],
  )
  const own = leaving.map(({ basis }) => basis)
  const left = [{ basis: whole, others: narrowings }, ...leaving].map(
    ({ basis, others }) =>
      sql`select ${basis}::int as basis, stayed.* from (${stays(all, others)}) as stayed`,
  )
  const parts = [
    ...narrowings.map(({ name, bits }) => sql`${sql.identifier(name)} as materialized (${bits})`),
    sql`narrowed as materialized (${sql.join(left, sql` union all `)})`,
    sql`listed_size as materialized (
      select coalesce(sum(bit_count(bits)), 0)::bigint as total from listing_bits where facet = ${all})`,
    sql`size as materialized (
      select coalesce(sum(bit_count(bits)), 0)::int as total from narrowed where basis = ${whole})`,
    sql`are_few as materialized (select coalesce(${areFew}, true) as few)`,
    sql`met as materialized (${ordinalsOf(sql`(select * from narrowed where (select few from are_few)) as few`)})`,
    sql`left_over as materialized (${leftOver(own)})`,
    sql`tallied as materialized (${tally(question)})`,
    ...paged(question, true),
  ]
  return sql`
    with ${listOf(parts)}
    select (select total from size) as total,
      (select json_object_agg(facet, total) from tallied where total > 0) as counts,
      ${cards(question)}`
}
