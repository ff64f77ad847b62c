import { wordsOf } from './query-text'

/** What editors say about queries. */
export interface SearchRules {
  /** A term, and the words that are searched for as well. */
  synonyms: readonly { term: string; meaning: string }[]
  /** Documents that stand first for a query. */
  pinned: readonly { query: string; documents: readonly string[] }[]
}

export const noRules: SearchRules = { synonyms: [], pinned: [] }

/** The words of a query, and the same with synonyms in place of their terms. */
export function withSynonyms(words: readonly string[], { synonyms }: SearchRules): string[][] {
  const phrase = ` ${words.join(' ')} `
  const others = synonyms.flatMap(({ term, meaning }) => {
    const folded = ` ${wordsOf(term).join(' ')} `
    return folded.trim() && phrase.includes(folded)
      ? [wordsOf(phrase.replace(folded, ` ${wordsOf(meaning).join(' ')} `))]
      : []
  })
  return [[...words], ...others]
}

/** The documents that editors want first for exactly this query. */
export function pinnedFor(words: readonly string[], { pinned }: SearchRules): string[] {
  const phrase = words.join(' ')
  return pinned.flatMap(({ query, documents }) => (wordsOf(query).join(' ') === phrase ? documents : []))
}
