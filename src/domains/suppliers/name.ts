import type { Vendor } from '@/payload-types'

/** The display name, else the name of the business; empty if neither was read. */
export function supplierName(supplier: Partial<Pick<Vendor, 'displayName' | 'businessName'>> | null): string {
  return supplier?.displayName || supplier?.businessName || ''
}
