import type { DeliveryArea } from '@/domains/suppliers/delivery-area'
import { type DeliveryTerms, deliveryTerms } from '@/domains/suppliers/delivery-terms'
import type { Product, Vendor } from '@/payload-types'

type Delivered = Pick<Product, 'perishable' | 'excludedRegions'>

/** How a vendor delivers a product; null if it states no terms. */
export function deliveryOf(
  { perishable }: Delivered,
  vendor: Vendor | null | undefined,
): DeliveryTerms | null {
  return vendor ? deliveryTerms(vendor, perishable ?? false) : null
}

/** Where a vendor delivers a product. */
export function deliveryAreaOf(product: Delivered, vendor: Vendor | null | undefined): DeliveryArea {
  return {
    regions: deliveryOf(product, vendor)?.regions ?? [],
    excludedRegions: product.excludedRegions ?? [],
  }
}
