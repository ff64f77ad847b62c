import type { Fallbacks } from '@/foundation/i18n/localized-text'

type FacetKind =
  | 'badge'
  | 'category'
  | 'collection'
  | 'country'
  | 'currency'
  | 'media'
  | 'region'
  | 'sale'
  | 'season'
  | 'shape'
  | 'species'
  | 'state'
  | 'stock'
  | 'store'
  | 'type'
  | 'vendor'

/**
 * A value lists are filtered by, or whose change is a change of the card: `category:{id}`, `shape:gills`,
 * `season:north:11`, `badge:organic`, `stock:in`.
 */
export type Facet = `${FacetKind}:${string}`

/** What an entry costs at the moment it is written, in whole minor units. */
export interface Offer {
  from: number
  to: number
  currency: string
  vendor: string | null
  /** When the price last changed by itself, and when it will next; the moments of sales. */
  lastPriceChange: string | null
  nextPriceChange: string | null
}

/**
 * What a published document tells lists of itself in one language.
 * `Card` is stored as JSON and is all that a list shows: no document is read to draw it.
 * But for `title` and `card`, all languages tell the same.
 */
export interface ListingEntry<Card = unknown> {
  slug: string
  /** What lists are sorted by when sorted by name. */
  title: string
  card: Card
  facets: Facet[]
  /** Species whose categories this entry is found by as well. */
  ofSpecies?: readonly string[]
  likeCount: number
  averageRating: number | null
  ratingCount: number
  createdAt: string
  publishedAt: string
  /** What lifts it in the order of relevance besides likes and ratings; none is 0. */
  standing?: number
  offer?: Offer | null
  place?: { latitude: number; longitude: number } | null
}

/** How one collection's documents are told to lists. */
export interface ListedCollection<Doc, Card> {
  /** Whether lists show a document at all. */
  isListed: (doc: Doc) => boolean
  /** `doc` is read in one language at depth 1, with English where a translation is missing: `fallbacks`. */
  entry: (doc: Doc, fallbacks: Fallbacks, at?: Date) => ListingEntry<Card>
}
