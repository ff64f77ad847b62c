import { houseOf } from '@illustrations/objects/storefront'
import type { SupplierCard } from './listing'

/** A laboratory looks like one; of the others each has a house of its own. */
export function houseFor({ kind, slug, type }: Pick<SupplierCard, 'kind' | 'slug' | 'type'>) {
  if (type === 'laboratory') return 'laboratory'
  return houseOf(kind === 'vendors' ? 'vendor' : kind, slug)
}
