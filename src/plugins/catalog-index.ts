import { facetKinds, isListed } from '@/domains/catalog/collections'
import { catalogHooks } from '@/domains/catalog/write/hooks'
import { extendCollections } from './extend-collections'

/** Keeps the list index up to date: entries, and what their cards and filters show of other documents. */
export const catalogIndex = extendCollections(({ slug }) =>
  isListed(slug) || facetKinds[slug] ? { hooks: catalogHooks } : undefined,
)
