// The read side of the catalog. README.md describes the index and its query plan.
export type { Cards, Listed } from './collections'
export { type FilteredCards, type FilterRequest, filterList } from './read/filter-list'
export { getLikedCards } from './read/liked-cards'
export {
  type CardPage,
  countByFacet,
  getCards,
  getListedCards,
  getListPage,
  type ListSort,
} from './read/list-page'
export { findSimilarTowns, getNearestStores, getTownsWithStores, type StoreCard } from './read/near'
export { getNewestEntries, type NewestEntry } from './read/newest-entries'
export type { Point } from './read/point'
export { getRelatedCards } from './read/related-cards'
export { listSitemapEntries, listSitemapPieces, type SitemapPiece } from './read/sitemap'
export { getSpeciesGuides } from './read/species-guides'
export { countTags } from './read/unfiltered-counts'
