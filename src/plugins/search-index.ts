import { isSearched } from '@/domains/search/collections'
import { searchHooks } from '@/domains/search/write/hooks'
import { extendCollections } from './extend-collections'

/** Keeps the search index up to date: entries, and what they repeat of other documents. */
export const searchIndex = extendCollections(({ slug }) =>
  isSearched(slug) ? { hooks: searchHooks } : undefined,
)
