import { tiers } from '@/domains/search/read/statement-request'
import { type SearchGroup, type SearchResult, search } from '@/domains/search/search'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'

const isArticles = ({ kind }: SearchGroup) => kind === 'articles'

/** The articles that were found, those on the first hours of a poisoning before others. */
function withAidFirst(found: SearchGroup, aid: SearchGroup | undefined): SearchGroup {
  const [first] = aid?.results ?? []
  if (!first) return found
  const others = found.results.filter(({ document }) => document !== first.document)
  const isNew = others.length === found.results.length
  return { ...found, total: found.total + Number(isNew), results: [first, ...others] }
}

/** The results of a call for help with what to do in the first hours of a poisoning. */
export async function withFirstAid(
  reader: Reader,
  result: SearchResult,
  limit: number,
): Promise<SearchResult> {
  const query = translator(reader.locale, 'search')('help.articleQuery')
  const aid = await search(reader, { query, kind: 'articles', limit, corrects: false })
  const articles = aid.groups.filter(isArticles)
  if (result.groups.some(isArticles)) {
    const groups = result.groups.map((group) =>
      isArticles(group) ? withAidFirst(group, articles[0]) : group,
    )
    return { ...result, groups }
  }
  const found = articles.reduce((sum, { total }) => sum + total, 0)
  // “Sick with alcohol” describes what one species does.
  const isAnswered = result.groups.some(({ results }) => results.some(({ tier }) => tier > tiers.someWords))
  const groups = isAnswered ? [...result.groups, ...articles] : [...articles, ...result.groups]
  return { ...result, groups, total: result.total + found }
}
