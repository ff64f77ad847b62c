import type { SearchKind } from '@/domains/search/entry'
import type { Locale } from '@/foundation/i18n/locales'

/**
 * How well a document matches, best first. Editors put results at the top; text matches come after all names, and of these
 * what has all words in its keywords, which say what it is about, before what mentions them somewhere.
 */
export const tiers = {
  pinned: 9,
  exact: 8,
  prefix: 7,
  words: 6,
  contained: 5,
  part: 4,
  keywords: 3,
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
  /** The share of the words that texts must contain; null for all. */
  share: number | null
  /** Finds names only, as they are being typed. */
  namesOnly?: boolean
  pinned: readonly string[]
  /** Puts the most dangerous species first among those that only texts mention too. */
  dangerousFirst?: boolean
  /** How many results of each kind, and after how many. */
  limit: number
  offset: number
  kind: SearchKind | null
  sort: SearchSort
}

/** Names or texts of all but goods that are looked at: a query that matches more must not cost more. */
export const maxMatches = 5000

/**
 * Documents that are ranked of those found by name and of those found by the texts of a language. A few of each kind need
 * few, and so do texts with some of the words, each of which is looked for in each text; pages of one kind can be sorted by
 * price or date, which is only right if all are compared. Species found by name are all ranked, since dangerous ones come
 * first.
 */
export const maxCandidates = ({ kind, share }: Pick<StatementRequest, 'kind' | 'share'>) =>
  kind && share === null ? 5000 : 250
