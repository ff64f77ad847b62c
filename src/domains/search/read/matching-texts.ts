import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { textSearchConfigs } from '@/domains/search/text-search'
import type { Locale } from '@/foundation/i18n/locales'
import { maxCandidates, maxMatches, type StatementRequest, tiers } from './statement-request'
import { synonymsOf } from './synonyms'

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
  const config = textSearchConfigs[language]
  const wanted = synonymsOf(request.textWords, language)
  const ranked =
    request.share === null
      ? textsWithAllWords(found, config, wanted)
      : textsWithSomeWords(found, config, wanted, request.share)
  return sql`
    select * from (${ranked}) ranked
    ${bestFirst(sql`tier desc, rank desc`)} limit ${limit}`
}

/** Words of which one is enough, for `to_tsquery`. They are folded: letters and digits only. */
const oneOf = (synonyms: readonly string[]) => `(${synonyms.join(' | ')})`

/** Names and keywords of an entry; `write/rows.ts` gives them these weights. */
const keywords = sql`ts_filter(words, '{a,b}')`

const textsWithAllWords = (found: SQL, config: string, wanted: readonly string[][]) => sql`
  select collection, document, kind, danger, title,
    case when ${keywords} @@ query then ${tiers.keywords}::int else ${tiers.text}::int end as tier,
    ts_rank(words, query, 1) as rank
  from to_tsquery(${config}::regconfig, ${wanted.map(oneOf).join(' & ')}) as query
  cross join lateral (${found}) found`

function textsWithSomeWords(found: SQL, config: string, wanted: readonly string[][], share: number): SQL {
  return sql`
    select collection, document, kind, danger, title,
      case when matched = cardinality(alternatives) then ${tiers.text}::int else ${tiers.someWords}::int end as tier,
      (matched + ts_rank(words, query, 1))::real as rank
    from (
      select array_agg(distinct alternative) as alternatives
      from jsonb_array_elements_text(${JSON.stringify(wanted.map(oneOf))}::jsonb) as words
      cross join to_tsquery(${config}::regconfig, words) as alternative
      where numnode(alternative) > 0
    ) wanted
    cross join to_tsquery(${config}::regconfig, ${wanted.map(oneOf).join(' | ')}) as query
    cross join lateral (
      select found.*, (
        select count(*)::int from unnest(alternatives) as alternative where words @@ alternative
      ) as matched
      from (${found}) found
    ) candidates
    where matched >= ceil(cardinality(alternatives) * ${share}::float8)`
}
