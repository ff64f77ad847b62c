import type { Metadata } from 'next'
import { searchedCollections } from '@/domains/search/collections'
import { SuggestionList } from '@/domains/search/components/suggestion-list'
import { searchRulesSlug } from '@/domains/search/global'
import { readSearchRules } from '@/domains/search/queries'
import { cleanQuery, wordsOf } from '@/domains/search/read/query-text'
import { dangerousLookAlikes } from '@/domains/search/read/species-details'
import { suggest } from '@/domains/search/suggest'
import { allowCaching, dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { type SearchParams, singleParam } from '@/foundation/routing/search-params'
import { pageReader } from '@/site/page-reader'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<LocaleParams>
  searchParams: Promise<SearchParams>
}

/** Groups of suggestions, so that all of them are seen at once, and look-alikes of the first species. */
const limits = { groups: 3, lookAlikes: 2 }

/** Seconds; suggestions expire earlier when something that is searched changes. */
const maxAge = 300

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** The options of the search field, which a script fetches. */
export default async function SuggestPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  const query = cleanQuery(singleParam(await searchParams, 'q'))
  const reader = await pageReader(locale)
  const { corrected, groups } = await suggest(reader, query, await readSearchRules(reader))
  dependsOn([...Object.keys(searchedCollections).map(tags.list), tags.global(searchRulesSlug)])
  allowCaching(maxAge)
  const best = groups.find(({ kind }) => kind === 'species')?.results[0]
  return (
    <main data-suggestions="">
      <SuggestionList
        query={query}
        groups={groups.filter(({ kind }) => kind !== 'references').slice(0, limits.groups)}
        words={wordsOf(corrected ?? query)}
        lookAlikes={best ? await dangerousLookAlikes(reader, best, limits.lookAlikes) : []}
      />
    </main>
  )
}
