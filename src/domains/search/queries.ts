import { cached } from '@/foundation/cache/cached'
import { tags } from '@/foundation/cache/tags'
import { as, type Reader } from '@/foundation/payload/reader'
import { searchRulesSlug } from './global'
import type { SearchRules } from './read/rules'

/** What editors say about searches, cached until they change it. */
export function readSearchRules(reader: Reader): Promise<SearchRules> {
  return cached(['search-rules'], [tags.global(searchRulesSlug)], async () => {
    const { synonyms, pinned } = await reader.payload.findGlobal({
      ...as(reader),
      slug: searchRulesSlug,
      depth: 0,
    })
    return {
      synonyms: (synonyms ?? []).map(({ term, meaning }) => ({ term, meaning })),
      pinned: (pinned ?? []).map(({ searchText, results }) => ({
        query: searchText,
        documents: results.map(({ value }) => (typeof value === 'string' ? value : value.id)),
      })),
    }
  })
}
