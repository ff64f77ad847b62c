import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { NameType, SearchKind } from '@/domains/search/entry'
import { textSearchConfigs } from '@/domains/search/text-search'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { nameQuery, phrasesOf, runsOf } from './query-text'

/** How well a document matches, best first. Editors put results at the top; text matches come after all names. */
export const tiers = {
  pinned: 7,
  exact: 6,
  prefix: 5,
  words: 4,
  contained: 3,
  text: 2,
  someWords: 1,
} as const

export const searchSorts = ['relevance', 'title', 'newest', 'price'] as const

export type SearchSort = (typeof searchSorts)[number]

export interface StatementRequest {
  locale: Locale
  /** The words of the query, and of what editors call the same. */
  phrases: readonly (readonly string[])[]
  /** The words that texts must contain. */
  textWords: readonly string[]
  /** Also finds texts that contain two thirds of the words. */
  someWords: boolean
  /** Finds names only, as they are being typed. */
  namesOnly?: boolean
  pinned: readonly string[]
  /** How many results of each kind, and after how many. */
  limit: number
  offset: number
  kind: SearchKind | null
  sort: SearchSort
}

export interface MatchedName {
  text: string
  language: Locale | null
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

/** A query that matches more is as good with the first of them, and must not cost more. */
const maxMatches = 5000

const textArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** Escapes a phrase for `like`; folded text has letters, digits and spaces only. */
const prefixes = (phrases: readonly string[]) => textArray(phrases.map((phrase) => `${phrase}%`))

/** Names that match, the best of each document. */
function names({ locale, phrases }: StatementRequest): SQL {
  const exact = phrases.flatMap(phrasesOf)
  const contained = phrases.flatMap(runsOf)
  return sql`
    select distinct on (collection, document) collection, document, tier, name, language, type
    from (
      select collection, document, name, language, type, case
        when folded = any (${textArray(exact)}) then ${tiers.exact}::int
        when folded like any (${prefixes(exact)}) then ${tiers.prefix}::int
        else ${tiers.words}::int end as tier
      from (select * from search_names where words @@ ${nameQuery(phrases)}::tsquery limit ${maxMatches}) matched
      union all
      select collection, document, name, language, type, ${tiers.contained}::int
      from search_names
      where folded = any (${textArray(contained)}) and length(folded) > 3 and collection = 'mushrooms'
    ) candidates
    order by collection, document, tier desc, (language = ${locale}) desc nulls last, (type = 'accepted') desc,
      length(name)`
}

/** Texts of one language that contain the words. Stop words are left out by the language's configuration. */
function texts(locale: Locale, { textWords, someWords }: StatementRequest): SQL {
  const config = textSearchConfigs[locale]
  const query = sql`plainto_tsquery(${config}::regconfig, ${textWords.join(' ')})`
  const all = sql`select collection, document, ${tiers.text}::int as tier, ts_rank(words, query, 1) as rank
    from search_documents, ${query} as query
    where locale = ${locale} and words @@ query limit ${maxMatches}`
  if (!someWords) return all
  return sql`
    select collection, document,
      case when found = cardinality(lexemes) then ${tiers.text}::int else ${tiers.someWords}::int end as tier, (found + ts_rank(words, query, 1))::real as rank
    from (
      select array_agg(distinct lexeme) as lexemes, to_tsquery('simple', string_agg(distinct quote_literal(lexeme), '|')) as query
      from unnest(to_tsvector(${config}::regconfig, ${textWords.join(' ')}))
    ) wanted
    cross join lateral (
      select collection, document, words, (
        select count(*)::int from unnest(lexemes) as lexeme where words @@ quote_literal(lexeme)::tsquery
      ) as found
      from search_documents where locale = ${locale} and words @@ query limit ${maxMatches}
    ) candidates
    where found >= ceil(cardinality(lexemes) * 2 / 3.0)`
}

const orders: Record<SearchSort, SQL> = {
  relevance: sql`tier desc, case when tier >= ${tiers.contained}::int then danger end nulls last,
    case when tier >= ${tiers.contained}::int then relevance end desc nulls last, rank desc, title, document`,
  title: sql`title, document`,
  newest: sql`published_at desc nulls last, document`,
  price: sql`price_min nulls last, document`,
}

/**
 * Finds documents by their names and texts in all languages, with one statement: the number of results of each kind and
 * a page of each. Only documents in the index are found, and only as guests see them. A poisonous species that shares a
 * word with the query stands with those whose names begin with it.
 */
export function searchStatement(request: StatementRequest): SQL {
  const { locale, pinned, kind, sort, limit, offset, namesOnly, textWords } = request
  const inTexts =
    namesOnly || textWords.length === 0 ? [] : locales.map((language) => sql`(${texts(language, request)})`)
  const noTexts = sql`select collection, document, 0 as tier, 0::real as rank from search_names where false`
  return sql`
    with names as materialized (${names(request)}),
    texts as materialized (
      select collection, document, max(tier) as tier, max(rank) as rank
      from (${inTexts.length > 0 ? sql.join(inTexts, sql` union all `) : noTexts}) found group by collection, document
    ),
    pinned as (
      select collection, document, ${tiers.pinned}::int as tier from search_documents
      where locale = ${locale} and document::text = any (${textArray(pinned)})
    ),
    matches as materialized (
      select entry.*, relevance, published_at, price_min, listings.card as listing, coalesce(texts.rank, 0) as rank,
        case when names.name is not null
          then jsonb_build_object('text', names.name, 'language', names.language, 'type', names.type) end as name,
        greatest(pinned.tier, texts.tier, case when names.tier = ${tiers.words}::int and danger <= 1
          then ${tiers.prefix}::int else names.tier end) as tier
      from names full join texts using (collection, document) full join pinned using (collection, document)
      join (
        select collection, document, kind, path, title, danger, card, body from search_documents where locale = ${locale}
      ) entry using (collection, document)
      left join listings on listings.locale = ${locale}
        and listings.collection = entry.collection and listings.document = entry.document
    ),
    places as (
      select *, row_number() over (partition by kind order by ${orders[sort]}) as place from matches
    )
    select
      (select jsonb_agg(totals) from (
        select kind, count(*) as total, max(tier) as tier,
          coalesce(max(rank) filter (where tier <= ${tiers.text}::int), 0) as rank
        from matches group by kind
      ) totals) as totals,
      (select jsonb_agg(to_jsonb(places) - array['relevance', 'published_at', 'price_min', 'danger'] order by kind, place)
        from places where place > ${offset} and place <= ${offset + limit} and kind = coalesce(${kind}, kind)) as rows`
}
