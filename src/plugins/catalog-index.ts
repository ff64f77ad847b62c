import { facetKinds, isListed } from '@/domains/catalog/collections'
import { catalogHooks } from '@/domains/catalog/write/hooks'
import { extendCollections } from './extend-collections'

/** Keeps the list index up to date with the documents of lists and with what their cards and filters show. */
export const catalogIndex = extendCollections(({ slug }) =>
  isListed(slug) || facetKinds[slug] ? { hooks: catalogHooks } : undefined,
)
