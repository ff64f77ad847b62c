import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { textSearchConfigs } from '@/domains/search/text-search'
import type { Locale } from '@/foundation/i18n/locales'
import { maxCandidates, maxMatches, type StatementRequest, tiers } from './statement-request'

/** Takes the best of each collection in turn, so that the many goods displace nothing else. */
export const bestFirst = (order: SQL) =>
  sql`order by row_number() over (partition by collection order by ${order})`

/**
 * Texts of one language that contain the words, the best of each collection. Stop words are left out by the language's
 * configuration.
 */
export function matchingTexts(language: Locale, request: StatementRequest): SQL {
  const limit = maxCandidates(request)
  const matching = (collections: SQL, most: number) =>
    sql`(select collection, document, kind, danger, title, words from search_documents
      where locale = ${language} and words @@ query and ${collections} limit ${most})`
  // “Not products” is the condition of the indexes without goods.
  const found = sql`
    ${matching(sql`collection <> 'products' and collection <> 'mushrooms'`, maxMatches)}
    union all
    ${matching(sql`collection <> 'products' and collection = 'mushrooms'`, 2 * limit)}
    union all
    ${matching(sql`collection = 'products'`, limit)}`
  const ranked = request.someWords ? textsWithSomeWords : textsWithAllWords
  return sql`
    select * from (${ranked(found, textSearchConfigs[language], request.textWords.join(' '))}) ranked
    ${bestFirst(sql`tier desc, rank desc`)} limit ${limit}`
}

const textsWithAllWords = (found: SQL, config: string, words: string) => sql`
  select collection, document, kind, danger, title, ${tiers.text}::int as tier, ts_rank(words, query, 1) as rank
  from plainto_tsquery(${config}::regconfig, ${words}) as query cross join lateral (${found}) found`

function textsWithSomeWords(found: SQL, config: string, words: string): SQL {
  return sql`
    select collection, document, kind, danger, title,
      case when matched = cardinality(lexemes) then ${tiers.text}::int else ${tiers.someWords}::int end as tier, (matched + ts_rank(words, query, 1))::real as rank
    from (
      select array_agg(distinct lexeme) as lexemes, to_tsquery('simple', string_agg(distinct quote_literal(lexeme), '|')) as query
      from unnest(to_tsvector(${config}::regconfig, ${words}))
    ) wanted
    cross join lateral (
      select found.*, (
        select count(*)::int from unnest(lexemes) as lexeme where words @@ quote_literal(lexeme)::tsquery
      ) as matched
      from (${found}) found
    ) candidates
    where matched >= ceil(cardinality(lexemes) * 2 / 3.0)`
}
