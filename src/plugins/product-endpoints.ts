import { findOrCreate } from '@/domains/archives/endpoints'
import { productsFilter } from '@/domains/catalog/read/endpoints'
import { extendCollections } from './extend-collections'

/**
 * Adds `GET /api/products/filter` and `POST /api/products` with a `where`. They belong to domains that
 * import products, so the collection itself cannot name them.
 */
export const productEndpoints = extendCollections(({ slug }) =>
  slug === 'products' ? { endpoints: [productsFilter, findOrCreate] } : undefined,
)
