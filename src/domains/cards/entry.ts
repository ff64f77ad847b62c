/** What a species looks like, as the identification key asks. */
type TraitKind =
  | 'underside'
  | 'ring'
  | 'base'
  | 'stem'
  | 'colour'
  | 'surface'
  | 'flesh'
  | 'smell'
  | 'print'
  | 'ground'
  | 'growth'

type FacetKind =
  | TraitKind
  | 'area'
  | 'badge'
  | 'category'
  | 'collection'
  | 'country'
  | 'course'
  | 'currency'
  | 'edibility'
  | 'media'
  | 'month'
  | 'region'
  | 'sale'
  | 'season'
  | 'shape'
  | 'species'
  | 'state'
  | 'stock'
  | 'store'
  | 'time'
  | 'topic'
  | 'type'
  | 'vendor'

/**
 * A value that lists are filtered by, or a document whose change affects the card: `category:{id}`, `shape:gills`,
 * `season:north:11`, `badge:organic`, `stock:in`, `media:{id}`.
 */
export type Facet = `${FacetKind}:${string}`

/** The price range at the moment the entry is written, in minor units. */
export interface Offer {
  from: number
  to: number
  currency: string
  vendor: string | null
  /** The last and the next start or end of a sale. */
  lastPriceChange: string | null
  nextPriceChange: string | null
}

/**
 * The list entry of a published document in one language. `card` is stored as JSON and holds everything that a list
 * shows, so that lists read no documents. Only `title` and `card` differ between languages.
 */
export interface ListingEntry<Card = unknown> {
  slug: string
  /** The sort key of lists that are sorted by name. */
  title: string
  card: Card
  facets: Facet[]
  /** Species whose categories this entry is also listed under. */
  speciesIds?: readonly string[]
  likeCount: number
  averageRating: number | null
  ratingCount: number
  createdAt: string
  publishedAt: string
  /** Added to the relevance that likes and ratings give; 0 by default. */
  rankBoost?: number
  /** Of a species: lower is more dangerous. */
  dangerRank?: number
  offer?: Offer | null
  place?: { latitude: number; longitude: number } | null
}

/** How entries are built from a collection's documents. */
export interface ListedCollection<Doc, Card> {
  /** Whether lists show the document. */
  isListed: (doc: Doc) => boolean
  /** `doc` is in one language, at depth 1, with the prices of the moment `at`: now by default. */
  entry: (doc: Doc, at?: Date) => ListingEntry<Card>
}
