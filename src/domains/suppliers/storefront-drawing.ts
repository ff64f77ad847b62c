import { storefrontDrawing } from '@illustrations/objects/storefront'
import type { SupplierCard } from './listing'

/** Laboratories share one drawing; the others get one of several storefronts by slug. */
export function storefrontFor({ kind, slug, type }: Pick<SupplierCard, 'kind' | 'slug' | 'type'>) {
  if (type === 'laboratory') return 'laboratory'
  return storefrontDrawing(kind === 'vendors' ? 'vendor' : kind, slug)
}
