import { publishedCollections } from '@/foundation/payload/published-collections'
import { sharedList } from '@/foundation/payload/shared-documents'
import { extendCollections } from './extend-collections'

/** Shares the documents of lists among guests, for collections that everyone reads. */
export const sharedLists = extendCollections(({ slug }) =>
  publishedCollections.includes(slug) ? { endpoints: [sharedList] } : undefined,
)
