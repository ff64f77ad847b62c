import type { Fallbacks } from '../i18n/said'

/**
 * A value lists are filtered by, or whose change is a change of the card: `category:{id}`, `shape:gills`,
 * `season:north:11`.
 */
export type Facet = `${'category' | 'species' | 'media' | 'shape' | 'season'}:${string}`

/**
 * What a published document tells lists of itself in one language.
 * `Card` is stored as JSON and is all that a list shows: no document is read to draw it.
 */
export interface ListingEntry<Card = unknown> {
  slug: string
  /** What lists are sorted by when sorted by name. */
  title: string
  card: Card
  facets: Facet[]
  likeCount: number
  averageRating: number | null
  ratingCount: number
  createdAt: string
  publishedAt: string
}

/** How one collection's documents are told to lists. */
export interface ListedCollection<Doc, Card> {
  /** `doc` is read in one language at depth 1, with English where a translation is missing: `fallbacks`. */
  entry: (doc: Doc, fallbacks: Fallbacks) => ListingEntry<Card>
}
