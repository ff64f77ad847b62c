import type { ComponentProps } from 'react'
import { searchedCollections } from '@/domains/search/collections'
import { SuggestionList } from '@/domains/search/components/suggestion-list'
import { searchRulesSlug } from '@/domains/search/global'
import { readSearchRules } from '@/domains/search/queries'
import { cleanQuery, wordsOf } from '@/domains/search/read/query-text'
import { dangerousLookAlikes } from '@/domains/search/read/species-details'
import { suggest } from '@/domains/search/suggest'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { singleParam } from '@/foundation/routing/search-params'
import type { Page, SiteRequest } from '@/site/page'

type Data = ComponentProps<typeof SuggestionList>

/** Groups of suggestions, so that all of them are seen at once, and look-alikes of the first species. */
const limits = { groups: 3, lookAlikes: 2 }

async function load({ query: params, reader }: SiteRequest): Promise<Data> {
  const query = cleanQuery(singleParam(params, 'q'))
  const { corrected, groups } = await suggest(reader, query, await readSearchRules(reader))
  dependsOn([...Object.keys(searchedCollections).map(tags.list), tags.global(searchRulesSlug)])
  const best = groups.find(({ kind }) => kind === 'species')?.results[0]
  return {
    query,
    groups: groups.filter(({ kind }) => kind !== 'references').slice(0, limits.groups),
    words: wordsOf(corrected ?? query),
    lookAlikes: best ? await dangerousLookAlikes(reader, best, limits.lookAlikes) : [],
  }
}

function View(data: Data) {
  return (
    <main data-suggestions="">
      <SuggestionList {...data} />
    </main>
  )
}

/** The options of the search field, which a script fetches. */
export const searchSuggestionsPage: Page<Data> = {
  load,
  head: () => ({ robots: { index: false, follow: false } }),
  View,
  maxAge: 300,
}
