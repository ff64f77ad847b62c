import { tiers } from '@/domains/search/read/statement-request'
import { type SearchResult, search } from '@/domains/search/search'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'

/** The results of a call for help with what to do: where its words find no article, those on the first hours of a poisoning. */
export async function withFirstAid(
  reader: Reader,
  result: SearchResult,
  limit: number,
): Promise<SearchResult> {
  if (result.groups.some(({ kind }) => kind === 'articles')) return result
  const query = translator(reader.locale, 'search')('help.articleQuery')
  const aid = await search(reader, { query, kind: 'articles', limit, corrects: false })
  const articles = aid.groups.filter(({ kind }) => kind === 'articles')
  const found = articles.reduce((sum, { total }) => sum + total, 0)
  // “Sick with alcohol” describes what one species does.
  const isAnswered = result.groups.some(({ results }) => results.some(({ tier }) => tier > tiers.someWords))
  const groups = isAnswered ? [...result.groups, ...articles] : [...articles, ...result.groups]
  return { ...result, groups, total: result.total + found }
}
