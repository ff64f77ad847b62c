import type { Reader } from '@/foundation/payload/reader'
import { cleanQuery, hasNoSpaces, wordsOf } from './read/query-text'
import type { SearchRules } from './read/rules'
import { noResults, type SearchResult, search } from './search'

/** Letters from which on something is suggested, and suggestions of each kind. */
const minLength = 2
const limit = 3

/** Suggests what has a name that the query begins, as it is being typed. */
export async function suggest(reader: Reader, input: string, rules: SearchRules): Promise<SearchResult> {
  const query = cleanQuery(input)
  const words = wordsOf(query)
  if (words.join('').length < minLength && !words.some(hasNoSpaces)) return noResults(query)
  return search(reader, { query, limit, rules, namesOnly: true })
}
