import { saleRuleHooks } from '@/domains/products/enforce-sale-rules'
import { extendCollections } from './extend-collections'

/**
 * Unpublishes products that a change of a sale rule, species or category no longer allows, in the same
 * transaction.
 */
export const saleRules = extendCollections(({ slug }) => ({ hooks: saleRuleHooks[slug] }))
