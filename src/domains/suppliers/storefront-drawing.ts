import { storefrontDrawing } from '@illustrations/objects/storefront'
import type { SupplierCard } from './listing'

/** A laboratory looks like one; of the others each has a house of its own. */
export function storefrontFor({ kind, slug, type }: Pick<SupplierCard, 'kind' | 'slug' | 'type'>) {
  if (type === 'laboratory') return 'laboratory'
  return storefrontDrawing(kind === 'vendors' ? 'vendor' : kind, slug)
}
