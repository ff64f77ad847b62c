import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { NameType, SearchKind } from '@/domains/search/entry'
import { locales } from '@/foundation/i18n/locales'
import { isGeneric } from './intent'
import { bestFirst, matchingTexts } from './matching-texts'
import { hasNoSpaces, nameQuery, phrasesOf, runsOf } from './query-text'
import { maxCandidates, maxMatches, type SearchSort, type StatementRequest, tiers } from './statement-request'

export interface MatchedName {
  text: string
  language: string | null
  type: NameType
}

export interface StatementRow {
  collection: string
  document: string
  kind: SearchKind
  path: string
  title: string
  body: string
  tier: number
  rank: number
  name: MatchedName | null
  /** What a result shows, for collections that the catalog does not list. */
  card: unknown
  /** The card in lists, for the others. */
  listing: unknown
}

export interface StatementTotal {
  kind: SearchKind
  total: number
  tier: number
  rank: number
}

/** Names of goods that are looked at besides exact ones; most have one in each language. */
const maxProductNames = ({ kind, namesOnly }: StatementRequest) => (kind ? 5000 : namesOnly ? 200 : 750)

/** Texts of other languages are searched when those of the reader's own language have fewer results. */
const enoughTexts = 20

const textArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** Escapes a phrase for `like`; folded text has letters, digits and spaces only. */
const prefixes = (phrases: readonly string[]) => textArray(phrases.map((phrase) => `${phrase}%`))

/**
 * Names within a query. “Symptoms of amanita phalloides” names one species: the others that are called Amanita come after
 * it, because their name is a part of the longer one. “Chanterelle or false chanterelle” names both. “Lion’s mane
 * mushroom” is lion’s mane as it stands.
 */
function containedNames(phrases: StatementRequest['phrases']): SQL {
  const names = phrases.flatMap((words) => phrasesOf(words.filter((word) => !isGeneric(word))))
  const found = sql`from search_names
    where folded = any (${textArray(phrases.flatMap(runsOf))}) and length(folded) > 3 and collection = 'mushrooms'`
  return sql`
    select collection, document, name, language, type, case
      when folded = any (${textArray(names)}) then ${tiers.exact}::int
      when folded in (${partsOfNames(sql`select distinct folded ${found}`, phrases)}) then ${tiers.part}::int
      else ${tiers.contained}::int end
    ${found}`
}

/**
 * Names that the query contains in longer names only: it has them no more often than those, of its words in the singular
 * and plural those that have most. “Amanita muscaria vs amanita caesarea” names no genus.
 */
function partsOfNames(names: SQL, phrases: StatementRequest['phrases']): SQL {
  const queries = phrases.flatMap(phrasesOf).map((query) => ` ${query} `)
  return sql`
    with named as materialized (${names}),
    pairs as materialized (
      select part.folded as part, whole.folded as whole from named part join named whole
        on whole.folded <> part.folded and ' ' || whole.folded || ' ' like '% ' || part.folded || ' %'
    ),
    counts as materialized (
      select folded, query, (length(query) - length(replace(query, ' ' || folded || ' ', ' '))) / (length(folded) + 1) as times
      from (select part as folded from pairs union select whole from pairs) named
      cross join unnest(${textArray(queries)}) as query
    )
    select part from (
      select distinct on (pairs.part) pairs.part, parts.times, sum(wholes.times) as within
      from pairs join counts parts on parts.folded = pairs.part
      join counts wholes on wholes.folded = pairs.whole and wholes.query = parts.query
      group by pairs.part, parts.query, parts.times
      order by pairs.part, parts.times desc, within desc
    ) best where times <= within`
}

/** The condition of the index `search_names_without_spaces`, word for word. */
const isWithoutSpaces = sql`folded ~
  '[\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u2e80-\\u9fff\\uac00-\\ud7ff\\uf900-\\ufaff\\U00020000-\\U0003ffff]'`

/**
 * Names that contain the words of a script without spaces anywhere: 菇 in 香菇. Names in such scripts are few, so all of them
 * are read for such a query.
 */
export function namesContaining(phrases: StatementRequest['phrases']): SQL {
  const patterns = phrases
    .filter((words) => words.length > 0 && words.every(hasNoSpaces))
    .map((words) => `%${words.join('%')}%`)
  return sql`
    select * from search_names
    where ${isWithoutSpaces} and folded like any (${textArray(patterns)}) limit ${maxMatches}`
}

/** Names that match, the best of each document. */
function names(request: StatementRequest): SQL {
  const { locale, phrases } = request
  const exact = phrases.flatMap(phrasesOf)
  const query = sql`${nameQuery(phrases)}::tsquery`
  const matching = (collections: SQL, limit: number) =>
    sql`(select * from search_names where words @@ ${query} and ${collections} limit ${limit})`
  return sql`
    select distinct on (collection, document) collection, document, tier, name, language, type
    from (
      select collection, document, name, language, type, case
        when folded = any (${textArray(exact)}) then ${tiers.exact}::int
        when folded like any (${prefixes(exact)}) then ${tiers.prefix}::int
        else ${tiers.words}::int end as tier
      from (
        ${matching(sql`collection = 'mushrooms'`, maxMatches)}
        union all
        ${matching(sql`collection not in ('mushrooms', 'products')`, maxMatches)}
        union all
        ${matching(sql`collection = 'products'`, maxProductNames(request))}
        union all
        select * from search_names where folded = any (${textArray(exact)}) and collection = 'products'
        ${phrases.flat().some(hasNoSpaces) ? sql`union all (${namesContaining(phrases)})` : sql``}
      ) matched
      union all
      ${containedNames(phrases)}
    ) candidates
    order by collection, document, tier desc, (language = ${locale}) desc nulls last, (type = 'accepted') desc,
      length(name)`
}

const isNamed = sql`tier >= ${tiers.part}::int`

const orders: Record<SearchSort, SQL> = {
  relevance: sql`tier desc, case when ${isNamed} then danger end nulls last,
    case when ${isNamed} then relevance end desc nulls last, rank desc, title, document`,
  title: sql`title, document`,
  newest: sql`published_at desc nulls last, document`,
  price: sql`price_min nulls last, document`,
}

/** Of species that only texts mention, the most dangerous is first where the query is about danger. */
const orderOf = ({ sort, dangerousFirst }: StatementRequest): SQL =>
  sort === 'relevance' && dangerousFirst
    ? sql`tier desc, danger nulls last, ${orders.relevance}`
    : orders[sort]

/**
 * Documents by name, by text or pinned, each once and with its best tier of each. Those that are found by a text in the
 * reader's language bring the kind, danger and title of that entry; `searchStatement` looks up the others.
 */
function candidates(request: StatementRequest): SQL {
  const { locale, pinned, namesOnly, textWords } = request
  const limit = maxCandidates(request)
  const inTexts = !namesOnly && textWords.length > 0
  const unread = sql`null::text as kind, null::smallint as danger, null::text as title`
  const sources = [
    sql`select collection, document, tier as name_tier, null::int as other_tier, 0::real as rank, ${unread}
      from names where collection = 'mushrooms'`,
    sql`(select collection, document, tier, null, 0, ${unread}
      from names where collection <> 'mushrooms' ${bestFirst(sql`tier desc`)} limit ${limit})`,
    // Every document has a name, and names have an index by document.
    sql`select collection, document, null, ${tiers.pinned}::int, 0, ${unread}
      from search_names where document = any (${textArray(pinned)}::uuid[])`,
    ...(inTexts
      ? [sql`select collection, document, null, tier, rank, kind, danger, title from own_texts`]
      : []),
    ...(inTexts ? locales.filter((language) => language !== locale) : []).map(
      (
        language,
      ) => sql`select collection, document, null, tier, rank, ${unread} from (${matchingTexts(language, request)}) found
        where (select count(*) from own_texts) < ${enoughTexts}`,
    ),
  ]
  const ownTexts = inTexts ? sql`with own_texts as materialized (${matchingTexts(locale, request)})` : sql``
  return sql`
    ${ownTexts}
    select collection, document, max(name_tier) as name_tier, max(other_tier) as other_tier, max(rank) as rank,
      max(kind) as kind, max(danger) as danger, max(title) as title
    from (${sql.join(sources, sql` union all `)}) sources group by collection, document`
}

/** Whether a candidate's place depends on its entry in the lists. */
function dependsOnListing(sort: SearchSort): SQL {
  if (sort === 'relevance') return sql`greatest(name_tier, other_tier) >= ${tiers.part}::int`
  return sort === 'title' ? sql`false` : sql`true`
}

/**
 * Finds documents by their names and texts in all languages, with one statement: the number of results of each kind and
 * a page of each. Only documents in the index are found, and only as guests see them. A poisonous species that shares a
 * word with the query stands with those whose names begin with it.
 *
 * The lateral joins look candidates up by primary key; plain ones make the planner read both tables. Texts and cards are
 * read for the results of the page only.
 */
export function searchStatement(request: StatementRequest): SQL {
  const { locale, kind, sort, limit, offset } = request
  return sql`
    with names as materialized (${names(request)}),
    candidates as materialized (${candidates(request)}),
    matches as materialized (
      select *, greatest(other_tier, case when name_tier = ${tiers.words}::int and danger <= 1
        then ${tiers.prefix}::int else name_tier end) as tier
      from (
        select collection, document, name_tier, other_tier, rank, relevance, published_at, price_min,
          coalesce(candidates.kind, entry.kind) as kind,
          coalesce(candidates.danger, entry.danger) as danger,
          coalesce(candidates.title, entry.title) as title
        from candidates
        left join lateral (
          select kind, title, danger from search_documents as entry
          where candidates.kind is null and entry.collection = candidates.collection
            and entry.document = candidates.document and locale = ${locale}
          limit 1
        ) entry on true
        left join lateral (
          select relevance, published_at, price_min from listings as listed
          where ${dependsOnListing(sort)} and listed.collection = candidates.collection
            and listed.document = candidates.document and locale = ${locale}
          limit 1
        ) listed on true
      ) described
      where kind is not null
    ),
    places as (
      select *, row_number() over (partition by kind order by ${orderOf(request)}) as place from matches
    ),
    page as materialized (
      select collection, document, tier, rank, place from places
      where place > ${offset} and place <= ${offset + limit} and kind = coalesce(${kind}, kind)
    ),
    results as (
      select page.*, entry.kind, entry.path, entry.title, entry.body, entry.card, listings.card as listing,
        case when names.name is not null
          then jsonb_build_object('text', names.name, 'language', names.language, 'type', names.type) end as name
      from page
      join search_documents entry on entry.locale = ${locale}
        and entry.collection = page.collection and entry.document = page.document
      left join listings on listings.locale = ${locale}
        and listings.collection = page.collection and listings.document = page.document
      left join names on names.collection = page.collection and names.document = page.document
    )
    select
      (select jsonb_agg(totals) from (
        select kind, count(*) as total, max(tier) as tier,
          coalesce(max(rank) filter (where tier <= ${tiers.keywords}::int), 0) as rank
        from matches group by kind
      ) totals) as totals,
      (select jsonb_agg(to_jsonb(results) order by kind, place) from results) as rows`
}
